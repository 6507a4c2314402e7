import type { DocumentOrder, DocumentTab } from '#shared/library/library-choices.ts';
import { present } from '#web/platform/lists/search-values.ts';
import type { LibrarySearch } from './library-search.ts';

/** Number of documents on a page of the library. */
const pageSize = 10;

/** Returns the API query for an address. The view is how the answer is shown, and not part of the question. */
export const libraryQueryOf = ({
  search,
  category,
  tab,
  sort,
  favorite,
  following,
  page = 1,
}: LibrarySearch) =>
  present({
    search,
    categoryId: category,
    tab,
    sort,
    favorite: favorite && ('true' as const),
    following: following && ('true' as const),
    page,
    limit: pageSize,
  });

const orderOfTab: Record<DocumentTab, DocumentOrder> = {
  all: 'newest',
  latest: 'newest',
  views: 'most-viewed',
  downloads: 'most-downloaded',
};

/** Returns the order in effect: the chosen one, else that of the tab. */
export const orderOf = ({ sort, tab }: LibrarySearch): DocumentOrder => sort ?? orderOfTab[tab ?? 'all'];

/** A tab is an order of its own, so that it takes the place of a chosen order. */
export const withTab = (search: LibrarySearch, tab: DocumentTab): LibrarySearch => ({
  ...search,
  tab: tab === 'all' ? undefined : tab,
  sort: undefined,
  page: undefined,
});

/** A chosen order takes the place of the tab's: a tab of top downloads cannot show the oldest first. */
export const withOrder = (search: LibrarySearch, sort: DocumentOrder): LibrarySearch => ({
  ...search,
  sort: sort === 'newest' ? undefined : sort,
  tab: undefined,
  page: undefined,
});

const filterNames = ['search', 'category', 'favorite', 'following'] as const;

/** Names of the filters that are set, in the order of their chips. */
export const activeFilters = (search: LibrarySearch): (typeof filterNames)[number][] =>
  filterNames.filter((name) => search[name] !== undefined);

/** Returns the search without these filters. Order and view are none. */
export const withoutFilters = (
  search: LibrarySearch,
  names: readonly (typeof filterNames)[number][] = filterNames,
): LibrarySearch => ({
  ...search,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
  page: undefined,
});
