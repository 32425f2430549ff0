/** A button that copies: true for a moment after it worked, so that the button can say so. */

import { useSignal } from "@preact/signals";
import { copyText } from "../app/clipboard";

const SHOWN = 2500;

/** `otherwise` helps where the browser does not allow it: for example by selecting the text. */
export function useCopied(text: string, otherwise?: () => void): [copied: boolean, copy: () => void] {
  const copied = useSignal(false);
  const copy = () => {
    void copyText(text).then((worked) => {
      if (!worked) return otherwise?.();
      copied.value = true;
      setTimeout(() => (copied.value = false), SHOWN);
    });
  };
  return [copied.value, copy];
}
