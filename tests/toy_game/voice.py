"""The voice of Cornet: which of its sentences and phrases is what."""

from accessijeux_cli.words.voice import Voice

from . import asked, told, typed

VOICE = Voice(
    phrases=typed.phrases, phrase=typed.phrase, help=typed.HELP, options=typed.OPTIONS, name_forms=typed.NAMED,
    table_help=typed.TABLE_HELP, repair_help=typed.REPAIR_HELP, repairs=typed.repairs, inventory=typed.inventory,
    inventory_question=typed.inventory_question, inventory_answer=typed.inventory_answer,
    told=told.told, begins=told.BEGINS, results=told.RESULTS, reason=told.reason, rule_of=told.RULE_OF,
    possible=asked.possible, asked=asked.asked, effect=asked.effect, started=asked.started,
    situation=asked.situation, mine=asked.mine, score=asked.score, named=asked.named, topics=asked.TOPICS,
    sample=asked.sample, score_rule="aim",
)  # fmt: skip
