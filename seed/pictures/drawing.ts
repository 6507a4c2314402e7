/** What a drawing may vary by: its two colours, the name it carries, and which of a row it is. */
export type Looks = { colour: string; accent: string; title: string; turn: number };

/** A thing drawn in a frame of 400 × 480, and where a small render may be printed on it. */
export type Drawing = {
  emblem: { x: number; y: number; size: number } | undefined;
  draw: (looks: Looks) => string;
};
