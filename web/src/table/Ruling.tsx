/** How a disputed turn ends: a referee who does not play decides, or everybody at the table agrees. */

import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import type { Decision, DisputeInfo, ProposalInfo } from "../wire/protocol.gen";

export function Ruling({ game, dispute }: { game: GameStore; dispute: DisputeInfo }) {
  const seat = game.state.seat.value;
  const proposals = dispute.proposals ?? [];
  const mine = proposals.find((proposal) => proposal.seat === seat);
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
    <div class="prompt" role="group" aria-label={t("word-referee")}>
      {proposals
        .filter((proposal) => proposal.seat !== seat)
        .map((proposal) => (
          <p key={proposal.seat} class="proposal">
            {proposalText(game, proposal)}{" "}
            {!isPlain(proposal) && !(mine && sameTerms(mine, proposal)) && (
              <button class="button small" onClick={() => void game.commands.rule(termsOf(proposal))}>
                {t("menu-agree")}
              </button>
            )}
          </p>
        ))}
      {choice("undo", t("menu-undo-turn"), "button")}
      {choice("uphold", t("menu-uphold"), "main")}
    </div>
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
