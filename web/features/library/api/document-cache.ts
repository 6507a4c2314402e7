import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { DocumentDetail, OwnDocumentItem } from '#shared/library/document.ts';
import type { listOwnDocuments } from '#shared/library/index.ts';
import { libraryKeys } from './library-queries.ts';

type DocumentChange = (document: OwnDocumentItem) => Partial<OwnDocumentItem>;

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
  client.setQueriesData<DocumentDetail>({ queryKey: libraryKeys.details }, (document) =>
    document?.id === id ? { ...document, ...change(document) } : document,
  );
}

/** Marks one chapter of a document as completed, or no longer. */
export const showCompleted = (
  client: QueryClient,
  { id, chapterId }: { id: string; chapterId: string },
  isCompleted: boolean,
): void =>
  void client.setQueriesData<DocumentDetail>({ queryKey: libraryKeys.details }, (document) =>
    document?.id === id
      ? {
          ...document,
          chapters: document.chapters.map((one) => (one.id === chapterId ? { ...one, isCompleted } : one)),
        }
      : document,
  );

/** Has the lists read again when they are next opened: filters by favourites and progress have moved. */
export const staleLists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: libraryKeys.ownLists, refetchType: 'none' });
