/** An address to be read by the camera of another device. What draws it is loaded with the first code. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";

/** Empty space around the code, in modules. */
const MARGIN = 2;

interface Drawing {
  size: number;
  path: string;
}

export function QrCode({ text }: { text: string }) {
  const drawn = useSignal<Drawing>({ size: 1, path: "" });
  useEffect(() => {
    let current = true;
    void draw(text).then(
      (found) => {
        if (current) drawn.value = found;
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  const { size, path } = drawn.value;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("web-qr")}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) if (code.isDark(y, x)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  }
  return { size: count + 2 * MARGIN, path };
}
