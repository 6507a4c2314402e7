import type { ProgressReport, ReadingPlace, ReadingProgress } from './reading-progress.ts';

/** Position of a chapter; undefined once it is gone. */
export type PositionOf = (chapterId: string) => number | undefined;

const placeOf = ({ chapterId, second, paragraph }: ReadingPlace): ReadingPlace => ({
  chapterId,
  second,
  paragraph,
});

/**
 * Returns the later of two places: of two chapters the one with the higher position; within a chapter the later
 * second and the later paragraph. The order of the two makes no difference.
 */
function furtherOf(one: ReadingPlace, other: ReadingPlace, positionOf: PositionOf): ReadingPlace {
  const [first, second] = [positionOf(one.chapterId) ?? 0, positionOf(other.chapterId) ?? 0];
  if (first !== second) return placeOf(first > second ? one : other);
  if (one.chapterId !== other.chapterId) return placeOf(one.chapterId > other.chapterId ? one : other);
  return {
    chapterId: one.chapterId,
    second: Math.max(one.second, other.second),
    paragraph: Math.max(one.paragraph, other.paragraph),
  };
}

/**
 * Merges a report into what is known, so that devices may report late, twice and in any order: the place and the
 * furthest place only move forward, and completed chapters are only added. Only a reset moves the place back.
 */
export function mergeProgress(
  before: Omit<ReadingProgress, 'at'> | null,
  report: ProgressReport,
  positionOf: PositionOf,
): Omit<ReadingProgress, 'at'> {
  const place = placeOf(report);
  const completed = new Set([...(before?.completed ?? []), ...report.completed]);
  return {
    ...(before && !report.reset ? furtherOf(before, place, positionOf) : place),
    furthest: before ? furtherOf(before.furthest, place, positionOf) : place,
    completed: [...completed].filter((id) => positionOf(id) !== undefined).toSorted(),
  };
}
