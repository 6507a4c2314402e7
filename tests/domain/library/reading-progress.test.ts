import { describe, expect, it } from 'vitest';
import { mergeProgress } from '#shared/library/merge-progress.ts';
import { ProgressReport, type ReadingProgress } from '#shared/library/reading-progress.ts';

const order = ['a', 'b', 'c', 'd'];
const positionOf = (id: string) => (order.includes(id) ? order.indexOf(id) + 1 : undefined);
type Merged = Omit<ReadingProgress, 'at'>;

const report = (given: object) => ProgressReport.parse({ chapterId: 'a', ...given });
const merged = (reports: readonly ProgressReport[]): Merged | null =>
  reports.reduce<Merged | null>((before, one) => mergeProgress(before, one, positionOf), null);

/** Numbers that look random and are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('progress of a reader', () => {
  it('is the same in whatever order reports arrive, and however often', () => {
    const random = randomNumbers(36);
    const some = () =>
      report({
        chapterId: order[random(4)],
        second: random(50),
        paragraph: random(9),
        completed: order.filter(() => random(3) === 0),
      });
    for (let round = 0; round < 300; round += 1) {
      const reports = Array.from({ length: 1 + random(6) }, some);
      const shuffled = [...reports, ...reports.filter(() => random(2) === 0)]
        .map((one) => [random(1000), one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one);
      expect(merged(shuffled)).toEqual(merged(reports));
    }
  });

  it('moves to the later chapter, and within one to the later second and paragraph', () => {
    const before = merged([report({ chapterId: 'b', second: 40, paragraph: 2 })]);
    const later = mergeProgress(before, report({ chapterId: 'b', second: 10, paragraph: 5 }), positionOf);
    expect(later).toMatchObject({ chapterId: 'b', second: 40, paragraph: 5 });
    expect(mergeProgress(later, report({ chapterId: 'a', second: 99 }), positionOf)).toEqual(later);
    const next = mergeProgress(later, report({ chapterId: 'c' }), positionOf);
    expect(next).toMatchObject({ chapterId: 'c', second: 0, paragraph: 0 });
    expect(next.furthest).toEqual({ chapterId: 'c', second: 0, paragraph: 0 });
  });

  it('goes back only by a reset, and still knows the furthest place', () => {
    const before = merged([report({ chapterId: 'd', second: 7, completed: ['d'] })]);
    const back = mergeProgress(before, report({ chapterId: 'a', reset: true }), positionOf);
    expect(back).toMatchObject({ chapterId: 'a', second: 0, completed: ['d'] });
    expect(back.furthest).toEqual({ chapterId: 'd', second: 7, paragraph: 0 });
  });

  it('forgets chapters that are gone', () => {
    const before = { ...report({}), chapterId: 'gone', furthest: report({}), completed: ['gone', 'b'] };
    const after = mergeProgress(before, report({ chapterId: 'a', completed: ['x'] }), positionOf);
    expect(after).toMatchObject({ chapterId: 'a', completed: ['b'] });
  });
});
