/** A band drawn with the mouse over the rack chooses the tiles that it touches. */

import { useEffect } from "preact/hooks";
import type { GameStore } from "../game/gameStore";

const LEAST = 6;

export function useBand(game: GameStore): void {
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      const target = event.target as Element;
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      if (!target.closest(".tray") || target.closest("button, input, a, [role=button], .rack-set")) return;
      const tiles = [...document.querySelectorAll<HTMLElement>(".rack [data-tile]")].map(
        (element) => [element.dataset.tile!, element.getBoundingClientRect()] as const,
      );
      const band = document.createElement("div");
      band.className = "band";
      const onMove = (now: PointerEvent) => {
        const box = new DOMRect(
          Math.min(event.clientX, now.clientX),
          Math.min(event.clientY, now.clientY),
          Math.abs(now.clientX - event.clientX),
          Math.abs(now.clientY - event.clientY),
        );
        if (!band.isConnected && box.width + box.height < LEAST) return;
        if (!band.isConnected) document.body.append(band);
        band.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
        const touched = tiles.filter(
          ([, tile]) => tile.left < box.right && box.left < tile.right && tile.top < box.bottom && box.top < tile.bottom,
        );
        game.editor.select(touched.map(([text]) => text));
      };
      const onUp = () => {
        removeEventListener("pointermove", onMove);
        removeEventListener("pointerup", onUp);
        if (!band.isConnected) return;
        band.remove();
        // the click that ends a band means nothing
        const onClick = (click: MouseEvent) => click.stopPropagation();
        addEventListener("click", onClick, { capture: true });
        setTimeout(() => removeEventListener("click", onClick, { capture: true }));
      };
      addEventListener("pointermove", onMove);
      addEventListener("pointerup", onUp);
    };
    addEventListener("pointerdown", onDown);
    return () => removeEventListener("pointerdown", onDown);
  }, [game]);
}
