import type { ChapterLine } from '#shared/library/chapter.ts';

/** Returns the chapters before and behind one; undefined at the ends. */
export function neighboursOf(chapters: readonly ChapterLine[], chapterId: string) {
  const place = chapters.findIndex(({ id }) => id === chapterId);
  return {
    previous: chapters[place - 1],
    next: place >= 0 ? chapters[place + 1] : undefined,
  };
}
