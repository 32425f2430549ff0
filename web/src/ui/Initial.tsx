/** The face of a person: a disc with the first letter of the name, in a colour that no felt has. */

const COLOURS = 12;

/** The colour of a face, for styles that read `--face-colour`. */
export const faceColour = (number: number) => ({ "--face-colour": `var(--face-${(number % COLOURS) + 1})` });

const colourOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % COLOURS;

/**
 * The same person has the same colour everywhere, and two people called "Guest" have their own: it comes from their id. Who has
 * none yet has no colour either. Beside a name it is decoration: the name says the same.
 */
export function Initial({ name, of }: { name: string; of: string | null | undefined }) {
  const letter = [...name.trim()][0] ?? "?";
  return (
    <span class="initial" style={of ? faceColour(colourOf(of)) : undefined} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
