"""Words and sentences in the languages of the rulebooks, as Fluent catalogues that the browser reads too.

``locales/<language>/errors.ftl`` has one message for every code of the program. A Fluent id cannot hold a slash, so the code
``set/too-short`` is the id ``set--too-short``. ``words.ftl`` has the vocabulary and what a terminal game says:

======================  ==========================================================================================
``word-…``              the vocabulary of RULES.md L: ``word-tile``, ``word-initial-meld``
``colour-…``            ``colour-black``, ``colour-brown``
``tile-name``           a tile by its face and the form a sentence needs, in ``tiles.ftl``: ``červená 7``, ``červenou 7``
``kind-…``              the kinds of sets: ``kind-mirror-run``
``edition-…``           an edition's name; ``edition-…-description`` is its one line
``label-…``             headings: ``label-rack``
``count-…``             a number with its noun: ``count-tiles``
``game-…``              what happens at the table: ``game-plays``
``help-…``              the commands of a terminal game: ``help-draw``
``web-…``               what only the browser shows, in ``web.ftl``: ``web-play-bot``
======================  ==========================================================================================

>>> translator("pl").message("opening/too-few-points", points=22, minimum=30)
'Twoje pierwsze wyłożenie jest warte 22 punkty; potrzeba co najmniej 30.'
>>> translator("es").word("word-run")
'escalera'

- `translation`: sentences in a player's language
- `catalogue`: the messages of one language, from its Fluent files: patterns, variables, what is missing
- `languages`: which languages there are, and which somebody wants
"""

from meldstone.i18n.languages import LANGUAGES, negotiate
from meldstone.i18n.translation import Translator, translator

__all__ = ["LANGUAGES", "Translator", "negotiate", "translator"]
