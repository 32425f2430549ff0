"""One terminal game: takes typed lines, changes the draft, sends commands, lets the bots move. Knows no keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from meldstone.bots.bot import Bot
from meldstone.bots.runner import actor, bot_step
from meldstone.bots.seat import spare_tile
from meldstone.bots.simple import find_play
from meldstone.cli.plain import plain
from meldstone.cli.terminal import typed as said
from meldstone.cli.terminal.draft import Draft, DraftError, Drafting
from meldstone.cli.terminal.explain import explain_all
from meldstone.cli.terminal.faces import Order, letters
from meldstone.cli.terminal.refused_input import RefusedInput
from meldstone.cli.terminal.screen import Screen
from meldstone.cli.terminal.story import Teller
from meldstone.cli.terminal.typed import Word
from meldstone.cli.terminal.vocabulary import vocabulary
from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, Refused, apply, doublets
from meldstone.game.beside import taken_tile
from meldstone.game.evolve import evolve
from meldstone.game.state import Phase, Stage, State
from meldstone.game.view import View, view
from meldstone.i18n import Translator
from meldstone.rules.choices import AnnounceExcuse, DiscardRule, DrawPolicy
from meldstone.rules.violations import Code, violation
from meldstone.solver import able_to_play, can_open

Recorder = Callable[[Sequence[ev.AnyEvent]], None]


class Session:
    """A game of one person (seat 0) against bots. `start`, then `hear` lines while `waiting`."""

    def __init__(
        self, start: Applied, bots: Sequence[Bot], console: Console, translator: Translator, record: Recorder = lambda _: None
    ) -> None:
        self.state: State = start.state
        self.order = Order.COLOUR
        self.waiting = True
        self._opening_events = start.events
        self._bots = bots
        self._translator = translator
        self._vocabulary = vocabulary(translator.language, start.state.rules.box.palette)
        self._record = record
        self._may_announce = False
        self._letter = letters(start.state.rules)
        self._teller = Teller(start.state.rules, start.state.names, translator, 0)
        self.screen = Screen(console, self._teller)
        self.drafting = self._new_draft()

    @property
    def view(self) -> View:
        """The game as the person sees it."""
        return view(self.state, 0)

    def start(self) -> None:
        """Greets, and plays up to the person's first decision."""
        rules = self.state.rules
        self.screen.say(f"Meldstone · {rules.name} · {self._word('term-players', players=self.state.players)}", "bold")
        self.screen.say(f"{self._word('term-fair')}\n{self.state.commitment}", "dim")
        self.screen.say(self._word("term-type-help"), "dim")
        self._record(self._opening_events)
        before: State | None = None
        lines = []
        for event in self._opening_events:
            lines.append(self._teller.tell(event, before))
            before = evolve(before, event)
        self.screen.stories([line for line in lines if line])
        self._go_on()

    def prompt(self) -> str:
        """What to write before the cursor."""
        shown = self._vocabulary.shown
        if self._may_announce:
            return f"{shown['announce']} / {self._word('term-enter')}> "
        if self.state.phase is Phase.READY:
            return f"{shown['ready']} / {shown['redeal']}> "
        return f"{self._word('term-prompt')}> "

    def hear(self, line: str) -> None:
        """Does what a line says, or tells why not."""
        try:
            meaning = said.understand(line, self._vocabulary)
            if meaning is Word.QUIT:
                self.leave()
            elif self._may_announce:
                self._answer_announcement(meaning)
            elif isinstance(meaning, Word):
                self._words[meaning]()
            elif self.state.phase is Phase.READY:
                self.screen.say(self._word("term-ready-first"))
            else:
                self._sentences[type(meaning)](meaning)
        except RefusedInput as error:
            self.screen.say(error.sentence(self._translator, self._vocabulary.shown), "yellow")

    def _word(self, message: str, /, **arguments: str | int) -> str:
        """A sentence of the game, with the commands in it as they are typed."""
        return self._translator.word(message, **{**self._vocabulary.shown, **arguments})

    def leave(self) -> None:
        """The person goes; the game stays unfinished."""
        self.waiting = False
        self.screen.say(self._word("term-goodbye"))

    # --- the course of the game --------------------------------------------------------------------------------------------------

    def _send(self, command: cmd.AnyCommand) -> bool:
        """Carries a command of the person out; False, with the reasons, if the rules object."""
        done = apply(self.state, command, able_to_play=able_to_play)
        if isinstance(done, Refused):
            self.screen.objections(self._word("term-not-yet"), explain_all(done.violations, self._translator, self._letter))
            return False
        self._happened(done)
        return True

    def _happened(self, done: Applied) -> None:
        before = self.state
        lines = []
        for event in done.events:
            lines.append(self._teller.tell(event, before))
            before = evolve(before, event)
        self.state = done.state
        self._record(done.events)
        self.screen.stories([line for line in lines if line])

    def _go_on(self) -> None:
        """Lets the bots move until the person has to decide something, then shows the table."""
        while (seat := actor(self.state)) is not None:
            if seat != 0:
                self._happened(bot_step(self.state, seat, self._bots[seat]))
            elif self.state.phase is Phase.READY and not self._may_redeal():
                self._happened_if_legal(cmd.Ready(seat=0, version=self.state.version))
            else:
                self.drafting = self._new_draft()
                self._show()
                return
        self.waiting = False
        self._finish()

    def _happened_if_legal(self, command: cmd.AnyCommand) -> None:
        done = apply(self.state, command)
        assert isinstance(done, Applied)
        self._happened(done)

    def _finish(self) -> None:
        final = self.view
        self.screen.table(self.state.board.table)
        self.screen.final(final)
        self.screen.say(self._word("term-seed", seed=final.seed or ""), "dim")

    def _show(self) -> None:
        self.screen.board(self.view, self.drafting.draft, self.order)
        if self.state.phase is Phase.READY:
            self.screen.say(self._word("term-has-doublets"), "yellow")
        elif self.state.board.stage is Stage.MUST_DISCARD:
            self.screen.say(self._word("term-must-discard", example=f"{self._vocabulary.shown['discard']} R7"), "yellow")
        elif self._must_draw():
            self.screen.say(self._word("term-draw-or-take", take="{take} {discarded}".format_map(self._vocabulary.shown)), "dim")

    def _new_draft(self) -> Drafting:
        return Drafting(Draft.start(self.state.board.table, self.view.rack, self.state.rules, self._letter))

    def _may_redeal(self) -> bool:
        needed = self.state.rules.setup.redeal_doublets
        return bool(needed) and len(doublets(self.view.rack)) >= 2 * needed

    def _must_draw(self) -> bool:
        always = self.state.rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS
        return always and self.state.board.stage is Stage.START and self.state.board.pool.count > 0

    # --- words -------------------------------------------------------------------------------------------------------------------

    def _end_turn(self, command: cmd.AnyCommand) -> None:
        """A command that leaves the draft behind: only if there is none to lose."""
        if self.drafting.draft.touched:
            raise DraftError("term-draft-open")
        if self._send(command):
            self._go_on()

    def _draw(self) -> None:
        if self.drafting.draft.touched:
            raise DraftError("term-draft-open")
        if not self._send(cmd.Draw(seat=0, version=self.state.version)):
            return
        excuse = self.state.rules.ending.announce_excuse is not AnnounceExcuse.OFF
        mine = self.state.board.seats[0]
        if self.state.phase is Phase.PLAYING and excuse and not mine.opened and self.state.board.previous == 0:
            self._may_announce = can_open([tile.face for tile in mine.rack], self.state.rules)
        if self._may_announce:
            self.screen.say(self._word("term-may-announce"), "yellow")
        else:
            self._go_on()

    def _answer_announcement(self, meaning: said.Typed) -> None:
        self._may_announce = False
        if meaning is Word.ANNOUNCE:
            self._send(cmd.AnnounceOpening(seat=0, version=self.state.version))
        self._go_on()

    def _pass(self) -> None:
        self._end_turn(cmd.Pass(seat=0, version=self.state.version))

    def _done(self) -> None:
        draft = self.drafting.draft
        if not draft.touched:
            self._object(Code.TURN_NO_RACK_TILE)
        elif self._send(cmd.Play(seat=0, version=self.state.version, table=draft.table, took=draft.took)):
            self._go_on()

    def _undo(self) -> None:
        self.drafting = self.drafting.undo()
        self._show()

    def _reset(self) -> None:
        self.drafting = self.drafting.reset()
        self._show()

    def _sort(self) -> None:
        self.order = Order.NUMBER if self.order is Order.COLOUR else Order.COLOUR
        self._show()

    def _announce(self) -> None:
        self._send(cmd.AnnounceOpening(seat=0, version=self.state.version))

    def _redeal(self) -> None:
        if self._send(cmd.DemandRedeal(seat=0, version=self.state.version)):
            self._go_on()

    def _ready(self) -> None:
        if self._send(cmd.Ready(seat=0, version=self.state.version)):
            self._go_on()

    def _hint(self) -> None:
        seen = self.view
        if self.state.phase is Phase.READY:
            self.screen.say(self._word("term-ready-first"))
            return
        found = None if seen.stage is Stage.MUST_DISCARD else find_play(seen, self.state.rules)
        if found is None:
            self.screen.say(self._advice(seen), "cyan")
            return
        lying = set(seen.table.tiles)
        text = self._teller.play_text(seen.table, found.table, [tile for tile in found.table.tiles if tile not in lying])
        taken = {cmd.Took.DISCARD: "{take} {discarded}", cmd.Took.OPEN_TILE: "{take} {open}"}.get(found.took)
        first = self._word("term-hint-first", take=taken.format_map(self._vocabulary.shown)) + " " if taken else ""
        self.screen.say(first + self._word("term-hint", play=text), "cyan")

    def _advice(self, seen: View) -> str:
        if seen.stage is Stage.START and seen.pool:
            return self._word("term-hint-draw")
        if self.state.rules.turn.discard is DiscardRule.OFF:
            return self._word("term-hint-pass")
        spare = self._letter(spare_tile(seen.rack).face)
        return self._word("term-hint-discard", discard=f"{self._vocabulary.shown['discard']} {spare}")

    def _take_extra(self, took: cmd.Took, nothing: Code) -> None:
        tile = taken_tile(self.state, took)
        if tile is None:
            self._object(nothing)
        elif took not in self.view.takeable:
            self._object(Code.DISCARD_AFTER_DRAW)
        else:
            self._draft(self.drafting.draft.take_extra(tile, took))

    def _take_discard(self) -> None:
        off = self.state.rules.turn.discard is DiscardRule.OFF
        self._take_extra(cmd.Took.DISCARD, Code.DISCARD_NOT_PLAYED if off else Code.DISCARD_NONE)

    def _take_open(self) -> None:
        self._take_extra(cmd.Took.OPEN_TILE, Code.OPEN_TILE_NONE)

    def _object(self, code: Code) -> None:
        self.screen.objections(self._word("term-not-yet"), explain_all([violation(code)], self._translator, self._letter))

    @property
    def _words(self) -> dict[Word, Callable[[], None]]:
        return {
            Word.DRAW: self._draw,
            Word.PASS: self._pass,
            Word.DONE: self._done,
            Word.UNDO: self._undo,
            Word.RESET: self._reset,
            Word.SORT: self._sort,
            Word.ANNOUNCE: self._announce,
            Word.REDEAL: self._redeal,
            Word.READY: self._ready,
            Word.HINT: self._hint,
            Word.SHOW: self._show,
            Word.HELP: self.screen.help,
            Word.TAKE_DISCARD: self._take_discard,
            Word.TAKE_OPEN: self._take_open,
        }

    # --- sentences ---------------------------------------------------------------------------------------------------------------

    def _draft(self, draft: Draft) -> None:
        self.drafting = self.drafting.then(draft)
        self._show()

    def _lay(self, meaning: said.Lay) -> None:
        draft = self.drafting.draft
        for row in meaning.rows:
            draft = draft.lay(row)
        self._draft(draft)

    def _put_aside(self, meaning: said.PutAside) -> None:
        rack = [tile for tile in self.view.rack if tile.face is meaning.face]
        if not rack:
            raise DraftError("term-rack-has-no", tile=self._letter(meaning.face))
        self._end_turn(cmd.Discard(seat=0, version=self.state.version, tile=rack[0]))

    def _ask(self, meaning: said.Ask) -> None:
        names = self.state.names
        wanted = meaning.name.casefold()
        found = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
        if len(found) != 1:
            raise DraftError("term-no-such-player", name=plain(meaning.name[:20]), names=", ".join(names))
        self._send(cmd.AskCount(seat=0, version=self.state.version, of=found[0]))

    @property
    def _sentences(self) -> dict[type, Callable[[Any], None]]:
        draft = self.drafting.draft
        return {
            said.Lay: self._lay,
            said.Add: lambda add: self._draft(draft.add(add.faces, add.to)),
            said.Take: lambda take: self._draft(draft.take(take.faces, take.source)),
            said.MoveTiles: lambda move: self._draft(draft.move(move.faces, move.source, move.to)),
            said.Split: lambda split: self._draft(draft.split(split.number, split.after)),
            said.Swap: lambda swap: self._draft(draft.swap(swap.incoming, swap.outgoing, swap.number)),
            said.Join: lambda join: self._draft(draft.join(join.number, join.other)),
            said.WholeTable: lambda table: self._draft(draft.state_table(table.rows)),
            said.PutAside: self._put_aside,
            said.Ask: self._ask,
        }
