/** The rules of a table as the server writes them: a value for each knob. */

export type KnobValue = number | boolean | string;
export type Knobs = Readonly<Record<string, KnobValue | undefined>>;
