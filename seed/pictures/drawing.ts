/** Parameters of a drawing: two colors, the name on it, and its position on the shelf. */
export type DrawingStyle = { colour: string; accent: string; title: string; turn: number };

/** SVG drawing in a frame of 400 × 480, and the spot where a small render can be printed on it. */
export type Drawing = {
  emblem: { x: number; y: number; size: number } | undefined;
  draw: (looks: DrawingStyle) => string;
};
