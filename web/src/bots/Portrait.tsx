/** The faces of the bots: a hatchling, a cat, a fox, an owl, a tortoise; six of each, distinguished by coat, scarf and ground. */

import type { ComponentChildren } from "preact";
import { type Character, characterAt, characterIn, type Level } from "./characters";

const INK = "#2c2723";
const GROUNDS = ["#cfe3dc", "#f3ddc2", "#d5dff0", "#f0d6d4", "#e3dcef", "#e6e4c8"];
const SCARVES = ["#2f5d54", "#b8562a", "#34599a", "#a8322a", "#6c4a8c", "#8a6a12"];
const COATS: Record<Level, readonly string[]> = {
  novice: ["#f5cb4b", "#f7d878", "#f0b93a", "#f9dd6a", "#f3c65d", "#f6d24f"],
  casual: ["#8d97a3", "#d9c4a3", "#5d6470", "#e7ded0", "#b08f6e", "#77808a"],
  skilled: ["#d9722e", "#c4602a", "#e08540", "#b9572b", "#d37f45", "#cb6a25"],
  expert: ["#8a6546", "#6f5a4c", "#a37a52", "#7b6d62", "#94694a", "#5f5148"],
  master: ["#7f9f5f", "#6b9080", "#8fa860", "#5f8a66", "#94a56b", "#709a78"],
};

const SHELL = { fill: "none", stroke: "#fff", "stroke-opacity": ".45", "stroke-width": "3", "stroke-linejoin": "round" } as const;

const Eyes = ({ y, apart, size = 4.2 }: { y: number; apart: number; size?: number }) => (
  <>
    {[48 - apart, 48 + apart].map((x) => (
      <g key={x}>
        <circle cx={x} cy={y} r={size} fill={INK} />
        <circle cx={x + size * 0.35} cy={y - size * 0.38} r={size * 0.34} fill="#fff" />
      </g>
    ))}
  </>
);

const Scarf = ({ colour, y }: { colour: string; y: number }) => (
  <path d={`M18 ${y}q30 13 60 0l3 12q-33 15-66 0zM58 ${y + 10}l14-3 4 18-13 3z`} fill={colour} />
);

const DRAWN: Record<Level, (coat: string, scarf: string) => ComponentChildren> = {
  novice: (coat, scarf) => (
    <>
      <path d="M45 23q-7-9-1-15 2 6 4 7 0-7 7-9-1 8-3 17z" fill={coat} />
      <circle cx="48" cy="51" r="30" fill={coat} />
      <Eyes y={47} apart={12} size={4.6} />
      <path d="M40 56q8-4 16 0-3 9-8 10-5-1-8-10z" fill="#e2812c" />
      <circle cx="27" cy="58" r="4.500" fill="#ef9a6b" opacity=".7" />
      <circle cx="69" cy="58" r="4.500" fill="#ef9a6b" opacity=".7" />
      <path d="M6 70l12 5 9-8 10 9 11-9 11 9 10-9 9 8 12-5v40H6z" fill="#fffaf0" />
      <path
        d="M6 70l12 5 9-8 10 9 11-9 11 9 10-9 9 8 12-5"
        fill="none"
        stroke={scarf}
        stroke-width="2.500"
        stroke-linejoin="round"
      />
    </>
  ),
  casual: (coat, scarf) => (
    <>
      <path d="M16 100q2-38 32-38t32 38z" fill={coat} />
      <path d="M20 15q13 2 20 12h16q7-10 20-12 5 18 1 32-4 24-29 24T19 47q-4-14 1-32z" fill={coat} />
      <path d="M24 22q8 3 12 9l-11 9q-3-9-1-18zM72 22q-8 3-12 9l11 9q3-9 1-18z" fill="#eeb3a6" />
      <path d="M48 27v9M41 28l1 7M55 28l-1 7" stroke={INK} stroke-opacity=".35" stroke-width="3" stroke-linecap="round" />
      <ellipse cx="48" cy="60" rx="15" ry="10" fill="#fff" opacity=".82" />
      <ellipse cx="36" cy="47" rx="6" ry="6.500" fill="#b9d36a" />
      <ellipse cx="60" cy="47" rx="6" ry="6.500" fill="#b9d36a" />
      <ellipse cx="36" cy="47" rx="2.600" ry="5.600" fill={INK} />
      <ellipse cx="60" cy="47" rx="2.600" ry="5.600" fill={INK} />
      <path d="M43.500 55h9l-4.500 5z" fill="#d9707a" />
      <path d="M48 60v3q-3 4-7 2M48 63q3 4 7 2" fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" />
      <path
        d="M30 60l-15-3M30 64l-14 3M66 60l15-3M66 64l14 3"
        stroke={INK}
        stroke-opacity=".45"
        stroke-width="1.600"
        stroke-linecap="round"
      />
      <Scarf colour={scarf} y={72} />
    </>
  ),
  skilled: (coat, scarf) => (
    <>
      <path d="M14 100q4-36 34-36t34 36z" fill={coat} />
      <path d="M13 9q18 5 26 19h18Q65 14 83 9q4 20-3 34-2 10-14 19L48 76 30 62Q18 53 16 43 9 29 13 9z" fill={coat} />
      <path d="M20 18q9 4 13 12l-11 8q-4-9-2-20zM76 18q-9 4-13 12l11 8q4-9 2-20z" fill="#4a3328" />
      <path d="M16 44q16 2 24 14l8 18-18-14Q18 54 16 44zM80 44q-16 2-24 14l-8 18 18-14q12-8 14-18z" fill="#fff7ec" />
      <Eyes y={46} apart={13} />
      <ellipse cx="48" cy="70" rx="6" ry="5" fill={INK} />
      <Scarf colour={scarf} y={77} />
    </>
  ),
  expert: (coat, scarf) => (
    <>
      <path d="M19 12q8 10 29 10t29-10q5 14 3 26 7 20 3 62H13q-4-42 3-62-2-12 3-26z" fill={coat} />
      <path d="M30 74q18-9 36 0v30H30z" fill="#f0e2c8" />
      <path d="M36 84l4 4 4-4M52 84l4 4 4-4M44 92l4 4 4-4" fill="none" stroke={coat} stroke-width="2.500" stroke-linecap="round" />
      <circle cx="32" cy="45" r="16" fill="#f6ead2" stroke={scarf} stroke-width="3" />
      <circle cx="64" cy="45" r="16" fill="#f6ead2" stroke={scarf} stroke-width="3" />
      <Eyes y={45} apart={16} size={7.5} />
      <path d="M42 56q6-6 12 0l-6 13z" fill="#e0a23a" />
    </>
  ),
  master: (coat, scarf) => (
    <>
      <path d="M3 92Q2 12 48 12t45 80z" fill={scarf} />
      <path d="M36 24h24l9 18-21 14-21-14zM36 24l-8-6M60 24l8-6M69 42l20 6M27 42L7 48M34 50l-6 34M62 50l6 34" {...SHELL} />
      <path d="M28 104q0-14 10-22h20q10 8 10 22z" fill={coat} />
      <path d="M48 36q21 0 22 23 0 27-22 27T26 59q1-23 22-23z" fill={coat} />
      <circle cx="37" cy="59" r="6.500" fill="#fbf6e4" />
      <circle cx="59" cy="59" r="6.500" fill="#fbf6e4" />
      <Eyes y={60} apart={11} size={3.8} />
      <path d="M30 57q7-8 14 0M52 57q7-8 14 0" fill={coat} stroke={INK} stroke-width="2" stroke-linecap="round" />
      <path d="M37 74q11 8 22 0" fill="none" stroke={INK} stroke-width="2.500" stroke-linecap="round" />
      <circle cx="45.500" cy="67" r="1.200" fill={INK} />
      <circle cx="50.500" cy="67" r="1.200" fill={INK} />
    </>
  ),
};

/** Beside a name it is decoration: the name says the same. */
export function Portrait({ of: { level, number }, large }: { of: Character; large?: boolean }) {
  const look = number % GROUNDS.length;
  return (
    <svg class={`portrait${large ? " large" : ""}`} viewBox="0 0 96 96" aria-hidden="true" data-level={level}>
      <circle cx="48" cy="48" r="48" fill={GROUNDS[look]} />
      {DRAWN[level](COATS[level][look]!, SCARVES[look]!)}
    </svg>
  );
}

/** The face of the bot in a seat, if one plays there. */
export function Face({ bot, seat }: { bot: string | null | undefined; seat: number }) {
  const known = characterAt(bot, seat);
  return known && <Portrait of={known} />;
}

/** The face of somebody in a record, if it was a bot of the house. */
export function RecordedFace({ name, seat }: { name: string; seat: number }) {
  const known = characterIn(name, seat);
  return known && <Portrait of={known} />;
}
