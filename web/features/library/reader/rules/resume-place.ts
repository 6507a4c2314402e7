import type { ChapterLine } from '#shared/library/chapter.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';

/** Place in a chapter at which reading goes on. */
export type ContinuePlace = { chapter: ChapterLine; second: number; paragraph: number };

/** Less than this was hardly begun: going there would be no different from opening the chapter. */
const [leastSecond, leastParagraph] = [5, 2];

const isBegun = ({ second, paragraph }: Pick<ContinuePlace, 'second' | 'paragraph'>): boolean =>
  second >= leastSecond || paragraph >= leastParagraph;

/**
 * Returns where a member goes on in a document: where they stopped, or after a completed chapter the first chapter
 * behind it that is not completed. Undefined if nothing was read, or all of it.
 */
export function continuePlace(
  progress: Pick<ReadingProgress, 'chapterId' | 'second' | 'paragraph' | 'completed'> | null,
  chapters: readonly ChapterLine[],
): ContinuePlace | undefined {
  const place = chapters.find(({ id }) => id === progress?.chapterId);
  if (!progress || !place) return undefined;
  const { completed, second, paragraph } = progress;
  if (!completed.includes(place.id)) return { chapter: place, second, paragraph };
  const next = chapters.find(({ id, position }) => position > place.position && !completed.includes(id));
  return next && { chapter: next, second: 0, paragraph: 0 };
}

/** Returns the place that the reader of a chapter is offered; undefined if it is where they are anyway. */
export function offeredPlace(
  progress: ReadingProgress | null,
  chapters: readonly ChapterLine[],
  chapterId: string,
): ContinuePlace | undefined {
  const place = continuePlace(progress, chapters);
  if (!place) return undefined;
  const isHere = place.chapter.id === chapterId;
  const isStart = place.chapter.id === chapters[0]?.id;
  return (isHere || isStart) && !isBegun(place) ? undefined : place;
}
