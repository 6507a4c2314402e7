import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { listOwnDocuments } from '#shared/library/index.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import { changeDetail } from '../../api/document-cache.ts';
import { libraryKeys } from '../../api/library-queries.ts';

/** Shows how far a document was read, in the list of documents too. */
export function showProgress(client: QueryClient, id: string, progress: ReadingProgress): void {
  changeDetail(client, id, (document) => ({
    ...document,
    progress,
    chapters: document.chapters.map((chapter) => ({
      ...chapter,
      isCompleted: progress.completed.includes(chapter.id),
    })),
  }));
  client.setQueriesData<ReplyOf<typeof listOwnDocuments>>(
    { queryKey: libraryKeys.ownLists },
    (page) =>
      page && { ...page, data: page.data.map((item) => (item.id === id ? { ...item, progress } : item)) },
  );
}

/** Adds to the views of a chapter, and so to those of its document. */
export function addViews(client: QueryClient, id: string, chapterId: string, count: number): void {
  changeDetail(client, id, (document) => ({
    ...document,
    views: document.views + count,
    chapters: document.chapters.map((chapter) =>
      chapter.id === chapterId ? { ...chapter, views: chapter.views + count } : chapter,
    ),
  }));
}
