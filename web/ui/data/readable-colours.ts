/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

type Theme = { ground: Colour; ink: Colour; link: Colour };

/**
 * Ground and text colours of each theme. The ground is the one with the least contrast (sunken in the light
 * theme, raised in the dark one), so text that is readable there is readable on every ground.
 */
export const themes: Record<'light' | 'dark', Theme> = {
  light: { ground: [0xf4, 0xed, 0xe2], ink: [0x24, 0x1c, 0x15], link: [0x2a, 0x62, 0x8d] },
  dark: { ground: [0x29, 0x21, 0x19], ink: [0xf6, 0xee, 0xe3], link: [0x8e, 0xc1, 0xe8] },
};

/** Minimum contrast of body text by WCAG 2.2. */
const leastContrast = 4.5;

const names: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ffff00',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

function hexColour(digits: string): Colour | undefined {
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  if (long.length === 8 && !long.endsWith('ff')) return undefined;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/** Parses a CSS colour; undefined if it cannot be judged: transparent, inherited or rarely named. */
export function colourOf(text: string): Colour | undefined {
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(names[value] ?? value)?.[1];
  if (hex) return hexColour(hex);
  const parts =
    /^rgba?\(([\d\s,.]+)\)$/
      .exec(value)?.[1]
      ?.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [red, green, blue, opacity = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined || opacity < 1) return undefined;
  return [Math.min(red, 255), Math.min(green, 255), Math.min(blue, 255)];
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const mix = ([r, g, b]: Colour, [r2, g2, b2]: Colour, share: number): Colour => {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [part(r, r2), part(g, g2), part(b, b2)];
};

const steps = 40;

/** Returns the chosen colour, or the nearest mix with the safe colour that satisfies `does`. */
function towards(colour: Colour, safe: Colour, does: (tried: Colour) => boolean): Colour {
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(colour, safe, step / steps);
    if (does(tried)) return tried;
  }
  return safe;
}

/** Adjusts a chosen ground so that the theme's own text colour is readable on it. */
export const readableBackground = (chosen: Colour, { ground, ink }: Theme): Colour =>
  towards(chosen, ground, (tried) => contrast(tried, ink) >= leastContrast);

/** Adjusts a chosen text colour to be readable where the theme's own text is readable. */
export const readableInk = (chosen: Colour, ground: Colour, { ink }: Theme): Colour =>
  towards(chosen, ink, (tried) => contrast(tried, ground) >= leastContrast);
