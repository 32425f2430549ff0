"""What is told to a player who typed something that cannot be done: a message of the catalogue and its arguments."""

from __future__ import annotations

from collections.abc import Mapping

from meldstone.i18n import Translator, translator


class RefusedInput(Exception):
    """Told in the language of the player; as a string in English. Commands in it are those of the language: `{ $undo }`."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def sentence(self, speak: Translator, commands: Mapping[str, str]) -> str:
        """The sentence, with the commands as the player types them."""
        return speak.word(self.message, **{**commands, **self.arguments})

    def __str__(self) -> str:
        from meldstone.cli.terminal.vocabulary import vocabulary

        return self.sentence(translator("en"), vocabulary("en").shown)
