import type { ChapterLine } from '#shared/library/chapter.ts';
import type { DocumentDetail, OwnDocumentItem } from '#shared/library/document.ts';

const recentMilliseconds = 7 * 24 * 60 * 60_000;

/** Tells whether a document was last viewed within seven days. */
export const isRecentlyViewed = (lastViewed: string | null, now = Date.now()): boolean =>
  lastViewed !== null && now - Date.parse(lastViewed) <= recentMilliseconds;

/** Number of chapters and how many of them are completed. A chapter that is gone may still be in the progress. */
export const progressOf = ({ progress, chapterCount }: OwnDocumentItem) => ({
  done: Math.min(progress?.completed.length ?? 0, chapterCount),
  total: chapterCount,
});

export const chapterProgressOf = ({ chapters }: Pick<DocumentDetail, 'chapters'>) => ({
  done: chapters.filter(({ isCompleted }) => isCompleted).length,
  total: chapters.length,
});

/** Sum of the views of all chapters. */
export const viewsOf = ({ chapters }: Pick<DocumentDetail, 'chapters'>): number =>
  chapters.reduce((sum, { views }) => sum + views, 0);

export const hasVideo = ({ muxData, videoUrl }: Pick<ChapterLine, 'muxData' | 'videoUrl'>): boolean =>
  muxData !== null || videoUrl !== '';

/** A chapter with a video or a text is looked at; an empty one is read. */
export const openingOf = (chapter: ChapterLine): 'view' | 'read' =>
  hasVideo(chapter) || chapter.hasContent ? 'view' : 'read';
