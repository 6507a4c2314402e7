import type { DocumentOrder, DocumentTab } from '#shared/library/library-choices.ts';
import { flag, oneOf, present, text, wholeNumber } from '#web/platform/lists/search-values.ts';

/** The choices of the library; the contract's file would bring more code to the first page than they are. */
export const libraryTabs = ['all', 'downloads', 'latest', 'views'] as const satisfies readonly DocumentTab[];
export const libraryOrders = [
  'newest',
  'oldest',
  'most-viewed',
  'most-downloaded',
] as const satisfies readonly DocumentOrder[];
export const libraryViews = ['cards', 'table'] as const;

/** Parsed address of the library. */
export type LibrarySearch = {
  search?: string;
  category?: string;
  tab?: Exclude<DocumentTab, 'all'>;
  sort?: DocumentOrder;
  view?: (typeof libraryViews)[number];
  favorite?: true;
  following?: true;
  page?: number;
};

/** Change of the address. It is given the address of its moment: a press may follow another before the page is drawn. */
export type LibraryChange = (now: LibrarySearch) => LibrarySearch;

export const readLibrarySearch = (search: Record<string, unknown>): LibrarySearch =>
  present({
    search: text(search['search'], 100),
    category: text(search['category'], 64),
    tab: oneOf(['downloads', 'latest', 'views'] as const, search['tab']),
    sort: oneOf(libraryOrders, search['sort']),
    view: oneOf(['table'] as const, search['view']),
    favorite: flag(search['favorite']),
    following: flag(search['following']),
    page: wholeNumber(search['page'], 2, 100_000),
  });
