/** All reasons why something was refused. */

import { objectionText } from "../wire/objectionText";
import type { Objection } from "../wire/protocol";

export function Objections({ found }: { found: Objection[] }) {
  if (!found.length) return null;
  return (
    <div class="objections" role="alert">
      {found.map((one) => (
        <p key={objectionText(one)}>{objectionText(one)}</p>
      ))}
    </div>
  );
}
