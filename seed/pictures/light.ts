const parse = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mix(hex: string, other: string, share: number): string {
  const to = parse(other);
  const channels = parse(hex).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
export const lit = (hex: string, share: number): string => mix(hex, '#fff6e6', share);
// Shadows have a violet tint, as in the renders next to them.
export const dim = (hex: string, share: number): string => mix(hex, '#2c1038', share);

/** Gradient from left to right for round objects. */
export function round(id: string, hex: string): string {
  const stops = [
    [0, dim(hex, 0.16)],
    [14, lit(hex, 0.16)],
    [34, lit(hex, 0.27)],
    [62, hex],
    [88, dim(hex, 0.24)],
    [100, dim(hex, 0.12)],
  ] as const;
  const inner = stops.map(([at, colour]) => `<stop offset="${at}%" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0.06">${inner}</linearGradient>`;
}

export function fall(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0.2" x2="0.7" y1="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** A highlight of stacked strokes, ten times as fast as a blur filter. */
export const shine = (path: string, opacity = 0.5): string =>
  [22, 14, 7]
    .map(
      (wide) =>
        `<path d="${path}" fill="none" stroke="#fff" stroke-width="${wide}" stroke-linecap="round" opacity="${opacity / 3}"/>`,
    )
    .join('');

/** Unbleached paper of labels, tags and cartons. */
export const paper = round('paper', '#fff3dc');
export const ink = '#4a2418';

const pale = '#fff8ea';

/** Text color that is readable on a background color. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = parse(hex);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 176 ? ink : pale;
}
