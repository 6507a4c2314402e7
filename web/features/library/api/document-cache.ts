import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { DocumentDetail, OwnDocumentItem } from '#shared/library/document.ts';
import type { listOwnDocuments } from '#shared/library/index.ts';
import { libraryKeys } from './library-queries.ts';

type DocumentChange = (document: OwnDocumentItem) => Partial<OwnDocumentItem>;

/** Changes a document wherever it is cached with its chapters. */
export function changeDetail(
  client: QueryClient,
  id: string,
  change: (document: DocumentDetail) => DocumentDetail,
): void {
  client.setQueriesData<DocumentDetail>({ queryKey: libraryKeys.details }, (document) =>
    document?.id === id ? change(document) : document,
  );
}

/** Changes a document wherever it is cached. */
export function changeDocument(client: QueryClient, id: string, change: DocumentChange): void {
  client.setQueriesData<ReplyOf<typeof listOwnDocuments>>(
    { queryKey: libraryKeys.ownLists },
    (page) =>
      page && {
        ...page,
        data: page.data.map((item) => (item.id === id ? { ...item, ...change(item) } : item)),
      },
  );
  changeDetail(client, id, (document) => ({ ...document, ...change(document) }));
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

/** Has the lists read again when they are next opened: filters by favourites and progress have moved. */
export const staleLists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: libraryKeys.ownLists, refetchType: 'none' });
