({
  problems: thumb => {
    const out = [];
    const root = document.documentElement;
    const pen = document.createElement("canvas").getContext("2d");
    const dialog = document.querySelector("dialog[open]");
    const scope = dialog ?? document.body;
    const tell = (what, element) => out.push(`${what}: <${element.tagName.toLowerCase()} class="${element.className?.baseVal ?? element.className}"> ${(element.innerText ?? element.value ?? "").slice(0, 60)}`);
    if (root.scrollWidth > root.clientWidth) out.push(`the page is ${root.scrollWidth} px wide`);
    const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && element.getClientRects().length && !element.closest(".hidden");
    for (const element of scope.querySelectorAll("*")) {
      if (!shown(element) || element.closest("svg")) continue;
      const words = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
      const style = getComputedStyle(element);
      // a name that is cut off says so with dots and is spoken in full
      if (words && style.textOverflow !== "ellipsis" && style.display !== "inline" && element.scrollWidth > element.clientWidth + 1) tell("text runs over", element);
      if (element.tagName === "SELECT" && style.fieldSizing !== "content") {
        pen.font = style.font;
        const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
        if (pen.measureText(element.selectedOptions[0]?.text ?? "").width > room) tell("choice is cut off", element);
      }
      const box = element.getBoundingClientRect();
      if (words && !element.closest(".surface, .seats, .since, .table-scroll, .words") && (box.left < -1 || box.right > root.clientWidth + 1)) tell("out of the screen", element);
    }
    for (const element of scope.querySelectorAll("button.main, .button")) {
      if (!shown(element)) continue;
      const style = getComputedStyle(element);
      pen.font = style.font;
      const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const widest = Math.max(...element.innerText.split(/[\s-]+/).map(word => pen.measureText(word).width));
      if (widest > room + 1) tell("a word is broken", element);
    }
    const target = element => (element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") ?? element : element);
    const controls = [...new Set([...scope.querySelectorAll("button, a[href], input, select, summary")].map(target))].filter(element => shown(element) && !element.closest(".surface, .rack") && !element.matches(".today-board .tile"));
    for (const element of controls) {
      const box = element.getBoundingClientRect();
      if (box.height < thumb - 0.5 || box.width < thumb - 0.5) tell(`only ${Math.round(box.width)} x ${Math.round(box.height)} px`, element);
    }
    // what a list has scrolled away lies over nothing
    const inSight = element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const box = { left, right, top, bottom };
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) continue;
        const frame = around.getBoundingClientRect();
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      return box;
    };
    const boxes = controls.map(element => [element, inSight(element)]);
    boxes.forEach(([element, a], i) => {
      for (const [other, b] of boxes.slice(i + 1)) {
        // the tabs of a phone stay where they are while the page scrolls below them
        if (element.contains(other) || other.contains(element) || element.closest(".tabs") || other.closest(".tabs")) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) tell(`lies over ${other.innerText?.slice(0, 30)}`, element);
      }
    });
    return out;
  },
  tiles: () => {
    const out = [];
    for (const place of document.querySelectorAll(".surface, .rack")) {
    const boxes = [...place.querySelectorAll("[data-tile]")].map(element => [element.dataset.tile, element.getBoundingClientRect()]);
    boxes.forEach(([element, a], i) => {
      for (const [other, b] of boxes.slice(i + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1.5 && high > 1.5) out.push(`${element} lies over ${other}`);
      }
    });
    }
    return out;
  },
})
