import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colourOf,
  contrast,
  readableBackground,
  readableInk,
  themes,
  type Colour,
} from '#web/ui/data/readable-colours.ts';

const tokens = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
const [, light = '', dark = ''] = tokens.split(/\[data-theme='\w+'\] \{/);
const token = (css: string, name: string) => colourOf(new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '');

const part = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Colour> = fc.tuple(part, part, part);

it('stands on the theme it is shown in', () => {
  expect(themes).toEqual({
    light: { ground: token(light, 'sunken'), ink: token(light, 'ink'), link: token(light, 'sky') },
    dark: { ground: token(dark, 'raised'), ink: token(dark, 'ink'), link: token(dark, 'sky') },
  });
});

describe.each(['light', 'dark'] as const)('by %s', (name) => {
  const theme = themes[name];
  const grounds = ['paper', 'surface', 'sunken', 'raised'].map(
    (ground) => token(name === 'light' ? light : dark, ground) as Colour,
  );

  it('any letters can be read on any ground of the page', () => {
    fc.assert(
      fc.property(anyColour, (chosen) => {
        const ink = readableInk(chosen, theme.ground, theme);
        for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('any letters can be read on any ground a writer gave them, and so can the page’s own and its links', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (chosenInk, chosenGround) => {
        const ground = readableBackground(chosenGround, theme);
        for (const letters of [chosenInk, theme.ink, theme.link])
          expect(contrast(readableInk(letters, ground, theme), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('what can be read is left as it was chosen', () => {
    const good: Colour = name === 'light' ? [0x8a, 0, 0x4b] : [0xff, 0xc0, 0xcb];
    expect(readableInk(good, theme.ground, theme)).toEqual(good);
  });
});

it.each([
  ['#fff', [255, 255, 255]],
  ['#0066CC', [0, 102, 204]],
  ['rgb(230, 0, 0)', [230, 0, 0]],
  ['rgb(230 0 0)', [230, 0, 0]],
  ['Red', [255, 0, 0]],
  ['rgba(0, 0, 0, 0.5)', undefined],
  ['#0066cc80', undefined],
  ['transparent', undefined],
  ['inherit', undefined],
  ['constructor', undefined],
])('%s', (text, colour) => {
  expect(colourOf(text)).toEqual(colour);
});
