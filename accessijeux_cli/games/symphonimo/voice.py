"""The voice of Symphonimo: which of its sentences and phrases is what."""

from accessijeux_cli.games.symphonimo import asked, inventory, told, topics, typed
from accessijeux_cli.games.symphonimo.rules import Action, Event, Refusal, View
from accessijeux_cli.words.voice import Voice

VOICE: Voice[Action, Event, Refusal, View] = Voice(
    phrases=typed.phrases,
    phrase=typed.phrase,
    line=typed.line,
    help=typed.HELP,
    table_help=typed.TABLE_HELP,
    repair_help=typed.REPAIR_HELP,
    repairs=typed.repairs,
    options=typed.OPTIONS,
    name_forms=typed.NAMED,
    told=told.told,
    summed=told.summed,
    begins=told.BEGINS,
    results=told.RESULTS,
    reason=told.reason,
    rule_of=told.RULE_OF,
    possible=asked.possible,
    asked=asked.asked,
    effect=asked.effect,
    started=asked.started,
    before=asked.before,
    seated=asked.seated,
    who_begins=asked.who_begins,
    sample=asked.sample,
    situation=topics.situation,
    mine=topics.mine,
    score=topics.score,
    named=topics.named,
    topics=topics.TOPICS,
    counting=topics.COUNTING,
    inventory=inventory.inventory,
    inventory_question=inventory.inventory_question,
    inventory_answer=inventory.inventory_answer,
    amiss=inventory.amiss,
)
