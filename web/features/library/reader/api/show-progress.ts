import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import type { listOwnDocuments } from '#shared/library/index.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import { libraryKeys } from '../../api/library-queries.ts';

/** Changes a document wherever it is cached with its chapters. */
function changeDetail(
  client: QueryClient,
  id: string,
  change: (document: DocumentDetail) => DocumentDetail,
): void {
  client.setQueriesData<DocumentDetail>({ queryKey: libraryKeys.details }, (document) =>
    document?.id === id ? change(document) : document,
  );
}

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

/** Shows a chapter as completed, or no longer. */
export function showChapterMark(client: QueryClient, id: string, chapterId: string, on: boolean): void {
  changeDetail(client, id, (document) => {
    const { progress } = document;
    const others = (progress?.completed ?? []).filter((other) => other !== chapterId);
    return {
      ...document,
      progress: progress && { ...progress, completed: on ? [...others, chapterId] : others },
      chapters: document.chapters.map((chapter) =>
        chapter.id === chapterId ? { ...chapter, isCompleted: on } : chapter,
      ),
    };
  });
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
