import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noteMiss } from '#web/platform/steps/note-step.ts';
import {
  filterCount,
  unfiltered,
  type FilterProps,
  type ListScope,
  type ProductSearch,
} from '../rules/product-search.ts';
import { useListing } from '../hooks/use-listing.ts';
import { useView } from '../../products/hooks/use-view.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { ProductFilters } from './filters/product-filters.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ProductResults } from './product-results.tsx';

/** `keepPlace` keeps the scroll position, for changes in the visible list; else the page starts on top. */
export type OnSearch = (search: ProductSearch, keepPlace?: boolean) => void;

export type BrowserProps = {
  search: ProductSearch;
  onSearch: OnSearch;
  /** Scope of the page: one category, business or brand. */
  fixed?: ListScope;
  /** Heading of the list; an h1 if the list is the page. */
  heading: ReactNode;
  /** Replaces the usual message if nothing is found without any filter. */
  nothing?: ReactNode;
};

/** Shows products with filters, sort order and pages, all taken from the address. */
export function ProductBrowser({ search, onSearch, fixed, heading, nothing }: BrowserProps) {
  const { t } = useTranslation('listing');
  const [view, setView] = useView();
  const listing = useListing(search, fixed);
  const found = listing.products.data;
  const total = found?.total;
  // Another filter starts at the first page.
  const change: FilterProps['onChange'] = (wanted) =>
    onSearch({ ...search, page: undefined, ...wanted }, true);
  const missed = total === 0 && filterCount(search) === 0 ? search.q : undefined;
  useEffect(() => {
    if (missed) void noteMiss(missed);
  }, [missed]);
  const clear = () => onSearch(unfiltered(search), true);
  const bare = total === 0 && filterCount(search) === 0 && nothing;
  const filters = { search, onChange: change, facets: listing.facets, fixed };
  // An empty scope needs no filters and no sort order.
  if (bare) return nothing;
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <aside
        aria-label={t('filter.title')}
        data-scroll-restoration-id="filters"
        className="sticky top-18 -ml-1 max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain pt-1 pr-2 pb-6 pl-1 [scrollbar-width:thin] max-lg:hidden"
      >
        <ProductFilters {...filters} />
      </aside>
      <section
        aria-labelledby="list-title"
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:[&>:nth-child(n+3)]:col-span-2"
      >
        <div className="lg:pb-4">
          {heading}
          <p aria-live="polite" className="min-h-5 text-sm text-ink-2 tabular-nums">
            {found &&
              t(found.relaxed ? 'list.relaxed' : 'list.count', {
                count: found.total,
                amount: found.total,
                q: search.q,
              })}
          </p>
        </div>
        <ListToolbar {...filters} total={total} view={view} onView={setView} onClear={clear} />
        <ActiveFilters {...filters} onClear={clear} />
        <ProductResults listing={listing} search={search} view={view} onSearch={onSearch} onClear={clear} />
      </section>
    </div>
  );
}
