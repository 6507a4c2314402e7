import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { DocumentOrder, DocumentSort, DocumentTab } from '#shared/library/library-choices.ts';
import {
  listDocuments as contract,
  listOwnDocuments as ownContract,
  listPublicDocuments as publicContract,
} from '#shared/library/read-library.contract.ts';
import { staffFilters } from '#functions/domain/publishing/publication-columns.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import type { StoredDocument } from './document-record.ts';
import { documentsView } from './documents-view.ts';
import { type LibraryActor, openStatuses, writesDocuments } from './library-reader.ts';
import { markedIds, readOwn } from './own-documents.ts';
import { showDocuments } from './show-documents.ts';

/** Filter that is no condition of a row by itself. */
const elsewhere = (): Filter<never> => () => [];

const filters = {
  search: search(),
  categoryId: equals('categoryId'),
  tab: elsewhere(),
  sort: elsewhere(),
} as const;

export const staffDocumentList = listQuery(documentsView, contract, {
  ...filters,
  ...staffFilters,
});
export const readerDocumentList = listQuery(
  documentsView,
  contract,
  { ...filters, status: elsewhere(), planned: elsewhere() },
  { own: ['status'] },
);
export const ownDocumentList = listQuery(
  documentsView,
  ownContract,
  { ...filters, favorite: elsewhere(), following: elsewhere() },
  { own: ['status'] },
);

export const publicDocumentList = listQuery(
  documentsView,
  publicContract,
  {},
  { own: ['status', 'audience'] },
);

type SortOrder = { sortBy: DocumentSort; sortOrder: 'asc' | 'desc' };

const orders: Record<DocumentOrder, SortOrder> = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  'most-viewed': { sortBy: 'views', sortOrder: 'desc' },
  'most-downloaded': { sortBy: 'downloads', sortOrder: 'desc' },
};

const tabs: Record<DocumentTab, SortOrder | undefined> = {
  all: undefined,
  latest: orders.newest,
  views: orders['most-viewed'],
  downloads: orders['most-downloaded'],
};

/** A named order comes before the one of the tab, and both before a sort by column. */
const sorted = <Q extends SortOrder & { sort?: DocumentOrder | undefined; tab?: DocumentTab | undefined }>(
  query: Q,
): Q => ({
  ...query,
  ...(query.tab && tabs[query.tab]),
  ...(query.sort && orders[query.sort]),
});

/** Documents of the library. Those who write them see all that are not archived, unless they choose. */
export async function listDocuments(
  context: TableContext,
  actor: LibraryActor,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const asked = sorted(query);
  const page = writesDocuments(actor)
    ? await listOf(staffDocumentList, {
        ...asked,
        status: query.status?.length ? query.status : [...openStatuses],
      })
    : await listOf(readerDocumentList, asked, { status: 'published' });
  return { ...page, data: await showDocuments(context, actor, page.data) };
}

/** Published documents that everybody may read, the same for all callers. */
export async function listPublicDocuments(
  context: TableContext,
  query: QueryOf<typeof publicContract>,
): Promise<ReplyOf<typeof publicContract>> {
  const page = await listOf(publicDocumentList, query, { status: 'published', audience: 'public' });
  return { ...page, data: await showDocuments(context, undefined, page.data) };
}

const arePublic = [
  { column: 'status', is: 'published' },
  { column: 'audience', is: 'public' },
] as const;

/** Number of documents that everybody may read, and their cards, the oldest first. */
export const publicDocuments = (rows: DocumentRows = documentsView.rows()) => ({
  count: async (): Promise<number> => {
    const [published] = await rows.tally({ by: ['status'], where: arePublic });
    return published?.count ?? 0;
  },
  cards: async (take: number, skip: number): Promise<StoredDocument[]> => {
    const sort = { by: 'createdAt', descending: false } as const;
    return (await rows.list({ where: arePublic, sort, take, skip, counted: false })).rows;
  },
});

type DocumentColumn = keyof typeof documentsView.columns;
type DocumentRows = ReturnType<typeof documentsView.rows>;

/** Rows of the view with a further condition for every page. */
const narrowed = (rows: DocumentRows, more: readonly Condition<DocumentColumn>[]): DocumentRows => ({
  ...rows,
  list: (plan) => rows.list({ ...plan, where: [...plan.where, ...more] }),
});

const amongIds = (ids: readonly string[]): Condition<DocumentColumn> => ({
  column: 'documentId',
  // No id is empty, so an empty list of marks finds nothing.
  among: ids.length > 0 ? ids : [''],
});

/** Published documents with what the member has of each. */
export async function listOwnDocuments(
  context: TableContext,
  actor: NonNullable<LibraryActor>,
  query: QueryOf<typeof ownContract>,
): Promise<ReplyOf<typeof ownContract>> {
  const marks = await Promise.all([
    ...(query.favorite ? [markedIds(context, actor.userId, 'favorite')] : []),
    ...(query.following ? [markedIds(context, actor.userId, 'follow')] : []),
  ]);
  const rows = narrowed(documentsView.rows(), marks.map(amongIds));
  const page = await listOf(ownDocumentList, sorted(query), { status: 'published' }, rows);
  const [shown, own] = await Promise.all([
    showDocuments(context, actor, page.data),
    readOwn(
      context,
      actor.userId,
      page.data.map(({ id }) => id),
    ),
  ]);
  const data = shown.flatMap((document, place) => {
    const mine = own[place];
    return mine ? [{ ...document, ...mine }] : [];
  });
  return { ...page, data };
}
