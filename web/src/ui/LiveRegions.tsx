/** The two voices of the page, or of a dialog over it. They are there before anything is said, else nothing of it is heard. */

import { type HeardPlace, speaker, type Voice } from "../app/hearing";

export const LiveRegions = ({ place }: { place: HeardPlace }) =>
  speaker.value && (
    <>
      <Region place={place} voice="polite" />
      <Region place={place} voice="assertive" />
    </>
  );

/** Each utterance is an element of its own that comes once, so that the same words can be said again. */
const Region = ({ place, voice }: { place: HeardPlace; voice: Voice }) => (
  <div class="hidden" data-voice={voice} aria-live={voice} aria-atomic="false" aria-relevant="additions">
    {speaker
      .value!.value.filter((said) => said.voice === voice && said.place === place)
      .map((said) => (
        <p key={said.id} data-reason={said.reason}>
          {said.text}
        </p>
      ))}
  </div>
);
