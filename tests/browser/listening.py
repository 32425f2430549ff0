"""Somebody who hears the page: every word that its live regions say, in order, and the name of whatever takes the focus."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

LISTEN: Final = """(() => {
  window.spoken = [];
  const regions = '[aria-live], [role=status], [role=alert]';
  new MutationObserver(changes => {
    for (const {addedNodes} of changes) {
      for (const node of addedNodes) {
        const region = (node.nodeType === 1 ? node : node.parentElement)?.closest(regions);
        const text = (node.textContent ?? '').trim();
        // a modal dialog silences what is not in it
        const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
        if (region && region.getAttribute('aria-live') !== 'off' && text && (!modal || modal.contains(region)))
          spoken.push({voice: region.dataset.voice ?? 'other', reason: node.dataset?.reason ?? '', text});
      }
    }
  }).observe(document, {childList: true, subtree: true});
})()"""
"""Everything that comes into a live region, as a screen reader would say it."""


class Ear:
    """What a page has said since it was last asked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all: list[dict[str, Any]] = []
        # what explains itself once to fingers is known
        page.add_init_script("for (const what of ['knows-taps', 'knows-drags']) localStorage.setItem(what, 'yes')")
        page.add_init_script(LISTEN)
        page.reload()
        page.wait_for_selector("h1")

    def heard(self) -> list[dict[str, Any]]:
        """Everything new, and forgets it."""
        self.page.wait_for_timeout(250)
        found: list[dict[str, Any]] = self.page.evaluate("() => spoken.splice(0)")
        self.all += found
        return found

    def texts(self, reason: str = "") -> list[str]:
        """The new sentences, all or for one reason."""
        return [said["text"] for said in self.heard() if not reason or said["reason"] == reason]


def words_of_tree(page: Page, root: str) -> int:
    """How many words somebody hears who walks through a part of the page: its accessibility tree."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    document = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": document, "selector": root})["nodeId"]
    backend = session.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    nodes = {found["nodeId"]: found for found in session.send("Accessibility.getFullAXTree")["nodes"]}
    top = next(found for found in nodes.values() if found.get("backendDOMNodeId") == backend)

    def count(found: dict[str, Any]) -> int:
        own = "" if found.get("ignored") or found["role"]["value"] == "InlineTextBox" else found.get("name", {}).get("value", "")
        inner = [] if found["role"]["value"] in ("button", "StaticText") else found.get("childIds", [])
        return len(own.split()) + sum(count(nodes[child]) for child in inner if child in nodes)

    return count(top)
