/** How a disputed turn ends: the judge says what rules can decide, then a referee who does not play decides, or everybody agrees. */

import { ensureCatalogue, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import type { SeenTurn } from "../game/turnLog";
import { Icon } from "../ui/Icon";
import type { Decision, DisputeInfo, ProposalInfo, TurnFinding } from "../wire/protocol.gen";
import { SeatFace } from "./SeatFace";
import { GameStones } from "./StoneText";
import { useSpoken } from "./Voices";

interface Disputed {
  game: GameStore;
  dispute: DisputeInfo;
  onWatch(turns: readonly SeenTurn[]): void;
}

export function Ruling({ game, dispute, onWatch }: Disputed) {
  const seat = game.state.seat.value;
  const owner = game.state.room.value!.owner === game.state.me.value;
  const decides = dispute.referee ? owner : seat !== null && !game.state.away.value;
  const proposals = dispute.proposals ?? [];
  const mine = proposals.find((proposal) => proposal.seat === seat);
  if (!ensureCatalogue("ending", "referee-legal")) return <div class="prompt" />;
  const upheld = Boolean(dispute.bots_uphold) && !dispute.referee;
  const choice = (decision: Decision, text: string, kind: string) => (
    <button
      class={kind}
      aria-pressed={dispute.referee ? undefined : mine !== undefined && isPlain(mine) && mine.decision === decision}
      onClick={() => void game.commands.rule({ decision })}
    >
      {text}
    </button>
  );
  return (
    <div class="prompt ruling" role="group" aria-label={t("word-referee")}>
      <p class="called">
        <SeatFace game={game} seat={dispute.seat} />
        <span>
          {t("game-dispute", { player: game.state.name(dispute.seat) })}{" "}
          {dispute.note && <q class="dispute-note">{dispute.note}</q>}
        </span>
      </p>
      {dispute.finding && <Finding game={game} finding={dispute.finding} onWatch={onWatch} />}
      {proposals
        .filter((proposal) => proposal.seat !== seat)
        .map((proposal) => (
          <p key={proposal.seat} class="proposal">
            {proposalText(game, proposal)}{" "}
            {decides && !isPlain(proposal) && !(mine && sameTerms(mine, proposal)) && (
              <button class="button small" onClick={() => void game.commands.rule(termsOf(proposal))}>
                {t("menu-agree")}
              </button>
            )}
          </p>
        ))}
      <p class="quiet-text">{t(dispute.referee ? "web-referee" : upheld ? "referee-bots" : "referee-all-agree")}</p>
      {decides && (
        <div class="row">
          {!upheld && choice("undo", t("menu-undo-turn"), "button")}
          {choice("uphold", t("menu-uphold"), "main")}
        </div>
      )}
    </div>
  );
}

/** What was done, and what the rules say to it. */
function Finding({ game, finding, onWatch }: { game: GameStore; finding: TurnFinding; onWatch(turns: readonly SeenTurn[]): void }) {
  const player = game.state.name(finding.seat);
  const laid = finding.laid ?? [];
  useSpoken(game, "happened", t(finding.legal ? "referee-legal" : "referee-illegal"));
  return (
    <p class={`finding ${finding.legal ? "good" : "bad"}`}>
      <span>
        {laid.length > 0
          ? t("referee-laid", { player, count: laid.length })
          : finding.drawn
            ? t("referee-drew", { player, count: finding.drawn })
            : t("game-passes", { player })}
      </span>
      {laid.length > 0 && <GameStones game={game} tiles={laid} />}
      <strong>{t(finding.legal ? "referee-legal" : "referee-illegal")}</strong>
      {laid.length > 0 && (
        <button
          type="button"
          class="button small"
          onClick={() => onWatch([{ seq: 0, seat: finding.seat, before: finding.before, after: finding.after }])}
        >
          <Icon name="play" /> {t("referee-look")}
        </button>
      )}
    </p>
  );
}

function proposalText(game: GameStore, proposal: ProposalInfo): string {
  const player = game.state.name(proposal.seat);
  const said = [t(proposal.decision === "undo" ? "menu-wants-undo" : "menu-wants-uphold", { player })];
  if (proposal.penalty_seat != null && proposal.penalty_tiles) {
    said.push(t("menu-wants-fine", { player: game.state.name(proposal.penalty_seat), count: proposal.penalty_tiles }));
  }
  if (proposal.added_time) {
    const seconds = proposal.added_time / 1000;
    said.push(t("menu-wants-time", { seconds: `${seconds > 0 ? "+" : ""}${seconds}` }));
  }
  return said.join(" ");
}

const termsOf = ({ seat: _, ...terms }: ProposalInfo): Omit<ProposalInfo, "seat"> => terms;

/** One of the two buttons says it. */
const isPlain = (proposal: ProposalInfo): boolean => !proposal.added_time && proposal.penalty_seat == null;

const sameTerms = (one: ProposalInfo, other: ProposalInfo): boolean =>
  one.decision === other.decision &&
  (one.added_time ?? 0) === (other.added_time ?? 0) &&
  (one.penalty_seat ?? null) === (other.penalty_seat ?? null) &&
  (one.penalty_tiles ?? 0) === (other.penalty_tiles ?? 0);
