/** All reasons why something was refused. */

import { objectionText } from "../wire/objectionText";
import type { LocalisedObjection } from "../wire/protocol.gen";

export function Objections({ found }: { found: readonly LocalisedObjection[] }) {
  if (!found.length) return null;
  return (
    <div class="objections" role="alert">
      {found.map((objection) => (
        <p key={objectionText(objection)}>{objectionText(objection)}</p>
      ))}
    </div>
  );
}
