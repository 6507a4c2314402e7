import { describe, expect, it } from 'vitest';
import {
  addViewer,
  emptySketch,
  estimateViewers,
  mergeSketches,
  readSketch,
  sketchText,
  viewerMark,
} from '#functions/domain/subjects/viewer-sketch.ts';

const sketchOf = (names: readonly string[]): Uint8Array =>
  names.reduce((sketch, name) => addViewer(sketch, viewerMark(name)) ?? sketch, emptySketch());
const people = (count: number, key = '', from = 0): string[] =>
  Array.from({ length: count }, (_, place) => `usr_${key}${from + place}`);

describe('a sketch of viewers', () => {
  it.each([1, 2, 10, 100])('counts %d people exactly or nearly so', (count) => {
    const estimate = estimateViewers(sketchOf(people(count)));
    expect(Math.abs(estimate - count)).toBeLessThanOrEqual(count / 50);
  });

  it('rounds to the nearest number', () => {
    expect(estimateViewers(sketchOf(people(59)))).toBe(59);
  });

  it.each([1000, 5000, 6000, 20_000])(
    'is wrong by at most three in a hundred on average, of %d people',
    (count) => {
      const errors = Array.from({ length: 12 }, (_, key) => {
        const estimate = estimateViewers(sketchOf(people(count, `${key}-`)));
        return Math.abs(estimate - count) / count;
      });
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.03);
    },
  );

  it('is empty at first, and counts nobody twice', () => {
    expect(estimateViewers(emptySketch())).toBe(0);
    const [one] = people(1);
    const sketch = sketchOf([one ?? '']);
    expect(addViewer(sketch, viewerMark(one ?? ''))).toBeUndefined();
    expect(addViewer(sketch, { register: viewerMark(one ?? '').register, rank: 0 })).toBeUndefined();
  });

  it('merges in any order, however often, into the sketch of all', () => {
    const parts = [people(400), people(400, '', 300), people(50, 'other')].map(sketchOf);
    const all = sketchOf([...people(700), ...people(50, 'other')]);
    const merged = (order: readonly number[]) =>
      order.reduce((sum, place) => mergeSketches(sum, parts[place] ?? emptySketch()), emptySketch());
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 1, 2, 0, 2],
    ])
      expect(merged(order)).toEqual(all);
    expect(sketchOf(people(300).toReversed())).toEqual(sketchOf(people(300)));
  });

  it('is stored as a text of two kilobytes', () => {
    const sketch = sketchOf(people(3000));
    expect(sketchText(sketch)).toHaveLength(2048);
    expect(readSketch(sketchText(sketch))).toEqual(sketch);
    const full = emptySketch().fill(33);
    expect(readSketch(sketchText(full))).toEqual(full);
    expect(sketchText(full)).toMatch(/^[ -~]+$/);
  });

  it('hides who its viewers were: a mark has 2,048 registers and 33 ranks', () => {
    const marks = people(5000).map(viewerMark);
    expect(Math.max(...marks.map(({ register }) => register))).toBe(2047);
    expect(Math.min(...marks.map(({ rank }) => rank))).toBe(1);
    expect(Math.max(...marks.map(({ rank }) => rank))).toBeLessThanOrEqual(33);
    expect(addViewer(emptySketch(), { register: 5, rank: 99 })?.[5]).toBe(33);
  });
});
