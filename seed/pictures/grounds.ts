import hues from './hues.json' with { type: 'json' };
import type { Art } from './art.ts';
import { hueOfHex } from './hue.ts';
import type { SubjectKey } from './subjects.ts';

const known: Record<string, number | null> = hues;

/** Tinted backgrounds for pictures: 1 amber, 2 rose, 3 jade, 4 sky, 5 violet, 6 olive. */
type Ground = 1 | 2 | 3 | 4 | 5 | 6;

/** Backgrounds that suit a hue, best first. */
const flattering: readonly { upTo: number; grounds: readonly Ground[] }[] = [
  { upTo: 20, grounds: [1, 3, 2, 4] },
  { upTo: 48, grounds: [2, 3, 4, 6, 1] },
  { upTo: 70, grounds: [4, 2, 5, 3] },
  { upTo: 165, grounds: [2, 1, 6, 4] },
  { upTo: 260, grounds: [4, 1, 2, 5] },
  { upTo: 325, grounds: [5, 3, 1, 4] },
  { upTo: 361, grounds: [3, 1, 4, 2] },
];
const forGrey: readonly Ground[] = [4, 6, 2, 5, 3, 1];

/** Backgrounds for a good. Drawings use the color they are drawn in, renders their measured hue. */
export function groundsFor(subject: SubjectKey, { object, colour, carrier }: Art): readonly Ground[] {
  const measured = object.kind === 'render' && carrier !== 'carton' && object.render.hue === undefined;
  const hue = measured ? (known[subject] ?? null) : hueOfHex(colour);
  if (hue === null) return forGrey;
  return flattering.find(({ upTo }) => hue < upTo)?.grounds ?? forGrey;
}
