import type { VesselShape } from './vessels.ts';

/** A render by its code point, perhaps turned round the colour wheel. */
type Render = { code: string; hue?: number; saturation?: number; brightness?: number };
type Packed = { shape: VesselShape; colour: string; accent: string; emblem: string };

/** What a product's pictures show: one thing, and the small thing that keeps it company. */
export type Subject = { object: Render | Packed; companion?: string };

type Looks = Omit<Render, 'code'>;
export const render = (code: string, companion?: string, looks: Looks = {}): Subject => ({
  object: { code, ...looks },
  ...(companion && { companion }),
});
export const packed = (
  shape: VesselShape,
  colour: string,
  accent: string,
  emblem: string,
  companion?: string,
): Subject => ({ object: { shape, colour, accent, emblem }, ...(companion && { companion }) });
