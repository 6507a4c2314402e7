import type { Render } from './art.ts';
import type { VesselShape } from './vessels.ts';

type PackedGood = {
  shape: VesselShape | 'cloth' | 'hat';
  colour: string;
  accent: string;
  emblem: string;
};

/** Subject of a good's picture: one object, and a small companion object. */
export type Subject = { object: Render | PackedGood; companion?: string };

type Looks = Omit<Render, 'code'>;
export const render = (code: string, companion?: string, looks: Looks = {}): Subject => ({
  object: { code, ...looks },
  ...(companion && { companion }),
});
export const packed = (
  shape: PackedGood['shape'],
  colour: string,
  accent: string,
  emblem: string,
  companion?: string,
): Subject => ({ object: { shape, colour, accent, emblem }, ...(companion && { companion }) });
