import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speech } from "./speech";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heard = (speech: Speech): string[] => speech.said.value.map((said) => `${said.voice}: ${said.text}`);

test("refusals and time interrupt, everything else waits for its turn", () => {
  const speech = new Speech();
  speech.say("notice", "You can play 2 tiles.");
  speech.say("happened", "Nora drew a tile.");
  speech.say("time", "10 seconds");
  vi.advanceTimersByTime(100);
  expect(heard(speech)).toEqual(["assertive: 10 seconds", "polite: Nora drew a tile.", "polite: You can play 2 tiles."]);
});

test("the same words are said once, whoever says them", () => {
  const speech = new Speech();
  speech.say("refused", "Not a set.");
  speech.say("notice", "Not a set.");
  vi.advanceTimersByTime(100);
  expect(heard(speech)).toEqual(["assertive: Not a set."]);
});

test("of quick steps only the last is said, of what others did everything", () => {
  const speech = new Speech();
  for (const text of ["one", "two", "three"]) {
    speech.say("moved", text);
    speech.say("happened", `Nora: ${text}`);
  }
  vi.advanceTimersByTime(100);
  expect(heard(speech)).toEqual(["polite: Nora: one", "polite: Nora: two", "polite: Nora: three", "polite: three"]);
});

test("what was said leaves the page, and the same words can be said again later", () => {
  const speech = new Speech();
  speech.say("asked", "20 seconds");
  vi.advanceTimersByTime(100);
  const [first] = speech.said.value;
  speech.say("asked", "20 seconds");
  vi.advanceTimersByTime(100);
  expect(speech.said.value.map((said) => said.id)).toEqual([first!.id, first!.id + 1]);
  vi.advanceTimersByTime(5000);
  expect(speech.said.value).toEqual([]);
});

test("what is no longer true before it was heard is not said", () => {
  const speech = new Speech();
  speech.say("verdict", "One tile lies alone");
  speech.withdraw("verdict");
  vi.advanceTimersByTime(100);
  expect(speech.said.value).toEqual([]);
});
