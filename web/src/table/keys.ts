/** The whole game from the keyboard: arrows go from tile to tile, pages over the sets, Enter selects and puts, letters do the rest. */

import { useEffect } from "preact/hooks";
import type { GameStore } from "../game/gameStore";

const tilesIn = (root: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`${root} [data-tile]`)];

export function useKeys(game: GameStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.metaKey || target.closest("input, textarea, select, dialog")) return;
      // a sheet keeps the keys even when what had the focus in it is gone
      if (document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey && key !== "z" && key !== "y") return;
      const action = actions[event.shiftKey && key === "z" ? "y" : key];
      if (target.dataset.tile && key.startsWith("arrow")) moveFocus(target, key);
      else if (target.dataset.tile && key.startsWith("page")) focusNextSet(target, key === "pagedown" ? 1 : -1);
      else if (action) action(game);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [game]);
}

const actions: Record<string, (game: GameStore) => void> = {
  n: (game) => game.editor.putSelected({ kind: "new" }),
  b: (game) => game.editor.putSelected({ kind: "rack" }),
  backspace: (game) => game.editor.putSelected({ kind: "rack" }),
  escape: (game) => game.editor.select([]),
  z: (game) => game.editor.undo(),
  y: (game) => game.editor.redo(),
  p: (game) => game.state.myTurn.value && game.state.placed.value.length && void game.commands.play(),
  d: (game) =>
    game.state.myTurn.value &&
    !game.state.placed.value.length &&
    void (game.state.view.value!.pool ? game.commands.draw() : game.commands.pass()),
  h: (game) => void game.revealHint(),
};

/** Left and right along the row, up and down to the nearest tile above and below, from the table to the rack too. */
function moveFocus(from: HTMLElement, key: string): void {
  const inRack = from.closest(".rack") !== null;
  const row = tilesIn(inRack ? ".rack" : ".surface");
  if (key === "arrowleft" || key === "arrowright") {
    const next = row[row.indexOf(from) + (key === "arrowleft" ? -1 : 1)];
    if (next) focus(next);
    return;
  }
  const here = from.getBoundingClientRect();
  const down = key === "arrowdown";
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of [...tilesIn(".surface"), ...tilesIn(".rack")]) {
    const box = element.getBoundingClientRect();
    const gap = down ? box.top - here.bottom : here.top - box.bottom;
    if (gap < -here.height * 0.3 || element === from || (down ? box.top <= here.top : box.top >= here.top)) continue;
    const far = Math.max(gap, 0) * 3 + Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
    if (far < least) [best, least] = [element, far];
  }
  if (best) focus(best);
}

/** From set to set; on the rack to its beginning and its end. */
function focusNextSet(from: HTMLElement, way: 1 | -1): void {
  const set = from.closest("[data-set]");
  const sets = [...document.querySelectorAll(".surface [data-set]")];
  const next = set
    ? sets[sets.indexOf(set) + way]?.querySelector<HTMLElement>("[data-tile]")
    : tilesIn(".rack").at(way > 0 ? -1 : 0);
  if (next) focus(next);
}

function focus(next: HTMLElement): void {
  const group = next.closest(".rack, .surface")!;
  for (const element of group.querySelectorAll<HTMLElement>("[data-tile]")) element.tabIndex = element === next ? 0 : -1;
  next.focus();
}
