/** Copying to the clipboard: true for a moment after it worked, so that the button can say so. */

import { useSignal } from "@preact/signals";

const SHOWN = 2500;

/** `otherwise` helps where the browser does not allow it: for example by selecting the text. */
export function useCopied(text: string, otherwise?: () => void): [copied: boolean, copy: () => void] {
  const copied = useSignal(false);
  const copy = () => {
    // without a secure address there is no clipboard at all
    void (async () => navigator.clipboard.writeText(text))().then(() => {
      copied.value = true;
      setTimeout(() => (copied.value = false), SHOWN);
    }, otherwise);
  };
  return [copied.value, copy];
}
