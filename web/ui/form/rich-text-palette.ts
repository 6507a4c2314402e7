import { colourOf } from '../data/readable-colours.ts';

/** Names of the colours in both lists below, in the same order. */
export const colourNames = ['red', 'brown', 'green', 'blue', 'purple', 'grey'] as const;

/** Colours of text and of marked ground, readable on a light ground; undefined removes the colour. */
export const textColours = ['#b3261e', '#8a5700', '#1f7559', '#2a628d', '#6b4a9e', '#74665a'] as const;
export const backgroundColours = ['#fbe9e6', '#fff1d6', '#e3f3ec', '#e6f0f8', '#eee7f6', '#f4ede2'] as const;

/** Returns the colour of the palette that equals this one in any spelling, such as `rgb(179, 38, 30)`. */
export function paletteColour(palette: readonly string[], colour: string): string | undefined {
  const parts = colourOf(colour)?.join();
  return parts === undefined ? undefined : palette.find((one) => colourOf(one)?.join() === parts);
}
