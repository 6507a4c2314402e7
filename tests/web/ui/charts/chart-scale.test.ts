import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showShortVnd } from '#web/platform/format/axis-vnd.ts';
import {
  areaPath,
  extentOf,
  linePath,
  endedValues,
  lonePoints,
  namedPoints,
  sharesOf,
  stackedExtent,
  stackedPaths,
  ticksOf,
} from '#web/ui/charts/chart-scale.ts';
import { changeOf } from '#web/ui/charts/kpi-change.ts';
import { colourOf, contrast, type Colour } from '#web/ui/data/readable-colours.ts';

const series = (...values: (number | null)[][]) =>
  values.map((one, at) => ({ name: String(at), label: String(at), values: one }));
const same = (value: number) => value;

describe('the figures beside an axis', () => {
  it.each<[low: number, high: number, ticks: number[]]>([
    [0, 4_300_000, [0, 2_000_000, 4_000_000, 6_000_000]],
    [0, 97, [0, 50, 100]],
    [-420, 900, [-500, 0, 500, 1000]],
    [0, 0, [0, 0.5, 1]],
    [0, 1, [0, 0.5, 1]],
  ])('from %d to %d', (low, high, ticks) => {
    expect(ticksOf([low, high])).toEqual(ticks);
  });

  it('hold every figure between them, and are few', () => {
    const figure = fc.double({ min: 0.01, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(figure, figure, (down, up) => {
        const ticks = ticksOf([-down, up]);
        expect(ticks[0]).toBeLessThanOrEqual(-down);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(up);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks).toContain(0);
      }),
    );
  });

  it('begin at zero, and go below it only for what is', () => {
    expect([extentOf(series([90, 95])), extentOf(series([-3, null, 5]))]).toEqual([
      [0, 95],
      [-3, 5],
    ]);
    expect(stackedExtent(series([5, 1], [5, 2], [-3, null]), 2)).toEqual([-3, 10]);
  });
});

it.each([
  [365, 8, 8],
  [30, 8, 8],
  [7, 20, 7],
  [1, 3, 1],
  [5, 0.4, 1],
])('of %d points, where %d have room, at most %d are named, the last among them', (points, room, most) => {
  const named = namedPoints(points, room);
  expect(named.at(-1)).toBe(points - 1);
  expect(named.length).toBeLessThanOrEqual(most);
});

describe('a line', () => {
  it('breaks where nothing is known', () => {
    expect(linePath([1, 2, null, 4, null], same, same)).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
    expect(areaPath([null, 2, 3, null, 1], same, same)).toBe(
      'M1.0 0.0L1.0 2.0L2.0 3.0L2.0 0.0ZM4.0 0.0L4.0 1.0L4.0 0.0Z',
    );
  });

  it('of nothing is nothing', () => {
    expect([linePath([null, null], same, same), areaPath([], same, same)]).toEqual(['', '']);
  });
});

it('columns stand on each other, and what is below zero hangs', () => {
  expect(stackedPaths(series([10], [5], [-4]), 1, same, same, 2)).toEqual([
    'M-1.0 0.0h2.0V10.0h-2.0Z',
    'M-1.0 10.0h2.0V15.0h-2.0Z',
    'M-1.0 0.0h2.0V-4.0h-2.0Z',
  ]);
});

describe('shares', () => {
  it.each([
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[5], [100]],
    [[], []],
  ])('of %j', (values, shares) => {
    expect(sharesOf(values)).toEqual(shares);
  });

  it('make a hundred', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { minLength: 1, maxLength: 12 }), (values) => {
        fc.pre(values.some((value) => value > 0));
        expect(Math.round(sharesOf(values).reduce((sum, value) => sum + value, 0) * 10)).toBe(1000);
      }),
    );
  });
});

it.each([
  [940, 'vi', '940'],
  [850_000, 'vi', '850 k'],
  [999_949, 'vi', '999,9 k'],
  [999_950, 'vi', '1 tr'],
  [1_234_000, 'vi', '1,2 tr'],
  [-420_000, 'vi', '-420 k'],
  [3_400_000_000, 'vi', '3,4 tỷ'],
  [999_960_000, 'vi', '1 tỷ'],
  [1_234_000, 'en', '1.2M'],
  [3_400_000_000, 'en', '3.4B'],
])('%d is short for %s readers: %s', (amount, language, text) => {
  expect(showShortVnd(amount, language)).toBe(text);
});

it.each([
  [112, 100, { direction: 'up', delta: 12, percent: 12 }],
  [88, 100, { direction: 'down', delta: -12, percent: 12 }],
  [100, 100, { direction: 'flat', delta: 0, percent: 0 }],
  [5, 0, { direction: 'up', delta: 5, percent: undefined }],
  [0, 0, { direction: 'flat', delta: 0, percent: undefined }],
  [-50, -100, { direction: 'up', delta: 50, percent: 50 }],
])('%d after %d', (value, before, change) => {
  expect(changeOf(value, before)).toEqual(change);
});

/** How eyes without one kind of cones see (Machado, Oliveira, Fernandes 2009), in linear light. */
const eyes = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const linear = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const bent = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

function labOf(colour: Colour, eye: number[][]): [number, number, number] {
  const light = colour.map(linear);
  const [r = 0, g = 0, b = 0] = eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, times, at) => sum + times * (light[at] ?? 0), 0),
      ),
    ),
  );
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map(bent) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe('the colours of charts', () => {
  const tokens = readFileSync(new URL('../../../../web/styles/tokens.css', import.meta.url), 'utf8');
  const [, light = '', dark = ''] = tokens.split(/\[data-theme='\w+'\] \{/);
  const token = (css: string, name: string) =>
    colourOf(new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '') as Colour;
  const colours = (css: string) => [1, 2, 3, 4, 5].map((place) => token(css, `chart-${place}`));

  it.each([
    ['light', light],
    ['dark', dark],
  ])('are seen on every ground, %s', (_, css) => {
    for (const ground of ['paper', 'surface', 'sunken', 'raised'])
      for (const colour of colours(css))
        expect(contrast(colour, token(css, ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(eyes))('are told apart by %s eyes', (_, eye) => {
    for (const css of [light, dark]) {
      const seen = colours(css).map((colour) => labOf(colour, eye));
      for (const [at, one] of seen.entries())
        for (const other of seen.slice(at + 1))
          expect(Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))).toBeGreaterThan(15);
    }
  });
});

it('a point that stands alone has nothing known beside it', () => {
  expect(lonePoints([1, null, 3, 4, null, 6])).toEqual([0, 5]);
  expect(lonePoints([1, 2])).toEqual([]);
});

it('a line leads through what is over, not to the point that still grows', () => {
  expect(endedValues({ values: [4, 5, 1], running: 2 })).toEqual([4, 5, null]);
  expect(endedValues({ values: [4, 5, 1] })).toEqual([4, 5, 1]);
});
