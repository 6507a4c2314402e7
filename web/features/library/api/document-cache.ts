import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallInput, ReplyOf } from '#shared/contract/route.ts';
import type { DocumentDetail, OwnDocumentItem } from '#shared/library/document.ts';
import type { listOwnDocuments } from '#shared/library/index.ts';
import { type DocumentMark, documentMarks } from './document-marks.ts';
import { libraryKeys } from './library-queries.ts';

type OwnListInput = CallInput<typeof listOwnDocuments>;
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

const isNarrowedBy = ([, , input]: QueryKey, mark: DocumentMark): boolean =>
  (input as OwnListInput).query?.[documentMarks[mark].filter] !== undefined;

/** Has the lists read again after a mark has changed; one that it narrows at once, because a document left or joined it. */
export function staleListsOfMark(client: QueryClient, mark: DocumentMark): void {
  staleLists(client);
  void client.refetchQueries({
    queryKey: libraryKeys.ownLists,
    type: 'active',
    predicate: ({ queryKey }) => isNarrowedBy(queryKey, mark),
  });
}
