({
  problems: thumb => {
    const out = [];
    const root = document.documentElement;
    const pen = document.createElement("canvas").getContext("2d");
    const dialog = document.querySelector("dialog[open]");
    const scope = dialog ?? document.body;
    const tell = (what, one) => out.push(`${what}: <${one.tagName.toLowerCase()} class="${one.className?.baseVal ?? one.className}"> ${(one.innerText ?? one.value ?? "").slice(0, 60)}`);
    if (root.scrollWidth > root.clientWidth) out.push(`the page is ${root.scrollWidth} px wide`);
    const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && one.getClientRects().length && !one.closest(".hidden");
    for (const one of scope.querySelectorAll("*")) {
      if (!shown(one) || one.closest("svg")) continue;
      const words = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
      const style = getComputedStyle(one);
      // a name that is cut off says so with dots and is spoken in full
      if (words && style.textOverflow !== "ellipsis" && style.display !== "inline" && one.scrollWidth > one.clientWidth + 1) tell("text runs over", one);
      if (one.tagName === "SELECT") {
        pen.font = style.font;
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
        if (pen.measureText(one.selectedOptions[0]?.text ?? "").width > room) tell("choice is cut off", one);
      }
      const box = one.getBoundingClientRect();
      if (words && !one.closest(".surface, .seats, .table-scroll, .words") && (box.left < -1 || box.right > root.clientWidth + 1)) tell("out of the screen", one);
    }
    for (const one of scope.querySelectorAll("button.main, .button")) {
      if (!shown(one)) continue;
      const style = getComputedStyle(one);
      pen.font = style.font;
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const widest = Math.max(...one.innerText.split(/[\s-]+/).map(word => pen.measureText(word).width));
      if (widest > room + 1) tell("a word is broken", one);
    }
    const target = one => (one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one);
    const controls = [...new Set([...scope.querySelectorAll("button, a[href], input, select, summary")].map(target))].filter(one => shown(one) && !one.closest(".surface, .rack"));
    for (const one of controls) {
      const box = one.getBoundingClientRect();
      if (box.height < thumb - 0.5 || box.width < thumb - 0.5) tell(`only ${Math.round(box.width)} x ${Math.round(box.height)} px`, one);
    }
    const boxes = controls.map(one => [one, one.getBoundingClientRect()]);
    boxes.forEach(([one, a], i) => {
      for (const [other, b] of boxes.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) tell(`lies over ${other.innerText?.slice(0, 30)}`, one);
      }
    });
    return out;
  },
  tiles: () => {
    const out = [];
    for (const place of document.querySelectorAll(".surface, .rack")) {
    const boxes = [...place.querySelectorAll("[data-tile]")].map(one => [one.dataset.tile, one.getBoundingClientRect()]);
    boxes.forEach(([one, a], i) => {
      for (const [other, b] of boxes.slice(i + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1.5 && high > 1.5) out.push(`${one} lies over ${other}`);
      }
    });
    }
    return out;
  },
})
