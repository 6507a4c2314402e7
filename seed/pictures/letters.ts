import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontFile, readFont } from './font-file.ts';

const require = createRequire(import.meta.url);

export type Weight = 500 | 700 | 800;

/** Font of the site, read from the npm package. Text is drawn as outlines, so no font has to be installed. */
const faces = new Map<Weight, FontFile[]>();

function faceOf(weight: Weight): FontFile[] {
  const known = faces.get(weight);
  if (known) return known;
  const read = ['latin', 'vietnamese', 'latin-ext'].map((cut) =>
    readFont(
      readFileSync(
        require.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${cut}-${weight}-normal.woff`),
      ),
    ),
  );
  faces.set(weight, read);
  return read;
}

const glyphOf = (letter: string, weight: Weight) => {
  for (const { glyph, unitsPerEm } of faceOf(weight)) {
    const found = glyph(letter);
    if (found) return { path: found.path, advance: found.advance / unitsPerEm, scale: 1 / unitsPerEm };
  }
  return { path: '', advance: 0.3, scale: 1 };
};

/** Width of a text in ems. */
export const widthOf = (text: string, weight: Weight): number =>
  Array.from(text).reduce((sum, letter) => sum + glyphOf(letter, weight).advance, 0);

export type TextStyle = { x: number; y: number; size: number; weight: Weight; colour: string };

/** Draws a line of text as outlines, centered on `x`, with its baseline at `y`. */
export function drawText(text: string, { x, y, size, weight, colour }: TextStyle): string {
  let pen = x - (widthOf(text, weight) * size) / 2;
  const letters = Array.from(text).map((letter) => {
    const { path, advance, scale } = glyphOf(letter, weight);
    const at = pen;
    pen += advance * size;
    const shown = (scale * size).toFixed(5);
    return (
      path &&
      `<path transform="translate(${at.toFixed(1)} ${y.toFixed(1)}) scale(${shown} -${shown})" d="${path}"/>`
    );
  });
  return `<g fill="${colour}">${letters.join('')}</g>`;
}

/** Wraps words into few lines of at most `width` ems; a word that is too wide gets its own. */
export function linesOf(text: string, weight: Weight, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export type Box = { x: number; y: number; width: number; height: number };

/** Text as large as the box allows, up to `largest`, centered in the box. */
export function fitted(
  text: string,
  { x, y, width, height }: Box,
  {
    weight,
    colour,
    largest,
    leading = 1.16,
  }: { weight: Weight; colour: string; largest: number; leading?: number },
): string {
  for (let size = largest; size > 6; size -= 0.5) {
    const lines = linesOf(text, weight, width / size);
    const tall = lines.length * size * leading;
    const wide = Math.max(...lines.map((line) => widthOf(line, weight))) * size;
    if (tall > height || wide > width) continue;
    const top = y + (height - tall) / 2 + size * (leading / 2 + 0.34);
    return lines
      .map((line, i) =>
        drawText(line, { x: x + width / 2, y: top + i * size * leading, size, weight, colour }),
      )
      .join('');
  }
  throw new Error(`“${text}” does not fit its label`);
}
