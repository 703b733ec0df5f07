"""Numbers: said in words up to twenty, and understood in words."""

WORDS = {
    "fr": (
        "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
        "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt",
    ),
    "en": (
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ),
}  # fmt: skip


MINUS = {"fr": "moins", "en": "minus"}


class Number(int):
    """A number in a sentence.

    {n} gives digits; {n:words} words up to twenty, digits above, {n:Words} with a capital; {n:she} the same in the feminine (une);
    {n:a} digits with the English article (a 7, an 8, an 11, an 18).
    """

    def __new__(cls, value: int, language: str) -> "Number":
        number = super().__new__(cls, value)
        number.language = language
        return number

    def __format__(self, form: str) -> str:
        match form:
            case "words":
                return self._words()
            case "Words":
                return self._words().capitalize()
            case "she":
                return "une" if self == 1 and self.language == "fr" else self._words()
            case "a":
                return f"{'an' if self in (8, 11, 18) or 80 <= self < 90 else 'a'} {int(self)}"
        return str(int(self))

    def _words(self) -> str:
        words = WORDS[self.language]
        return words[self] if 0 <= self < len(words) else str(int(self))
