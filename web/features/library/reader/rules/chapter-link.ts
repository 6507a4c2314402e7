import type { ChapterLine } from '#shared/library/chapter.ts';

/** Place in a chapter that a link leads to. */
export type ReadingTarget = { second: number; paragraph: number };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Place that the reader of a chapter asked for. */
    readAt?: ReadingTarget;
  }
}

/** Returns the link to a chapter, or to a place in it. */
export const chapterLink = (slug: string, { id }: Pick<ChapterLine, 'id'>, readAt?: ReadingTarget) =>
  ({
    to: '/documents/$address/chapters/$chapterId',
    params: { address: slug, chapterId: id },
    state: readAt ? { readAt } : {},
  }) as const;
