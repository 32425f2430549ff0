/** Copies a text to the clipboard, where the browser lets us; says whether it did. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // without a secure address there is no clipboard at all
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
