import { flag, id, many, one, words } from '../lists/query-parts.ts';
import { publicationStatuses } from '../publishing/publication-status.ts';

/** Tabs of the library: each is a sort order of its own. */
export const documentTabs = ['all', 'downloads', 'latest', 'views'] as const;
export type DocumentTab = (typeof documentTabs)[number];

const documentOrders = ['newest', 'oldest', 'most-viewed', 'most-downloaded'] as const;
export type DocumentOrder = (typeof documentOrders)[number];

const documentSorts = ['createdAt', 'publishedAt', 'updatedAt', 'title', 'views', 'downloads'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Groups of readers that a document may be meant for. */
export const documentAudiences = ['members', 'public'] as const;

export const maxAttachments = 20;
export const maxChapters = 100;
export const maxDocumentCategories = 100;

const filters = {
  search: words(100),
  categoryId: id(),
  tab: one(documentTabs),
  sort: one(documentOrders),
} as const;

const paging = { sorts: documentSorts, sort: '-createdAt', page: 'limit', size: 10, most: 20 } as const;

/** Filters and orders of the library; those who write documents also see what is not published. */
export const documentList = {
  ...paging,
  filters: { ...filters, status: many(publicationStatuses), planned: flag() },
} as const;

/** Documents that everybody may read, in any order. */
export const publicDocumentList = { ...paging, filters: {} } as const;

/** Query of the public documents as they open; the page of the library brings the answer to exactly this one. */
export const openingPublicDocuments = { page: 1, limit: 10 } as const;

/** Filters and orders of the library as a member uses it. */
export const ownDocumentList = {
  ...paging,
  filters: { ...filters, favorite: flag(), following: flag() },
} as const;
