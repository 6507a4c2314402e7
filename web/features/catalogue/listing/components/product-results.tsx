import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { pageSizes } from '#web/platform/lists/page-sizes.ts';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { PastEndNotice } from '#web/ui/list/list-faces.tsx';
import { defaultPageSize, filterCount, type ProductSearch } from '../rules/product-search.ts';
import type { Listing } from '../hooks/use-listing.ts';
import type { View } from '../../products/hooks/use-view.ts';
import { ProductCollection } from '../../products/components/product-collection.tsx';
import { ProductSkeletons } from '../../products/components/product-skeletons.tsx';

type Props = {
  listing: Listing;
  search: ProductSearch;
  view: View;
  onSearch: (search: ProductSearch) => void;
  onClear: () => void;
};

/** Shows the products of one page: loading, failed, empty, or shown with the page navigation. */
export function ProductResults({ listing, search, view, onSearch, onClear }: Props) {
  const { t } = useTranslation('catalogue');
  const { data, isPending, isPlaceholderData } = listing.products;
  if (isPending) return <ProductSkeletons view={view} width="narrow" count={12} />;
  if (!data) return <QueryError query={listing.products} title={t('failed')} />;
  const toPage = (page: number | undefined) => onSearch({ ...search, page });
  if (data.data.length === 0)
    return data.total > 0 ? (
      <PastEndNotice onLast={() => toPage(data.totalPages > 1 ? data.totalPages : undefined)} />
    ) : (
      <Nothing filtered={filterCount(search) > 0} onClear={onClear} />
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <div className="relative">
        {isPlaceholderData && <Progress />}
        <div className={isPlaceholderData ? 'opacity-55 transition-opacity' : undefined}>
          <ProductCollection products={data.data} view={view} width="narrow" />
        </div>
      </div>
      {/* A reader who points at the page buttons will most likely open the next page, so it is prefetched. */}
      <div className="mt-8" onPointerEnter={listing.prepareNext} onFocus={listing.prepareNext}>
        <Pagination
          page={data.page}
          totalPages={data.totalPages}
          total={data.total}
          pageSize={search.pageSize ?? defaultPageSize}
          onPage={(page) => toPage(page > 1 ? page : undefined)}
          onPageSize={(size) =>
            onSearch({ ...search, page: undefined, pageSize: pageSizes.find((known) => known === size) })
          }
        />
      </div>
    </div>
  );
}

function Progress() {
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 -top-2.5 h-0.75 origin-left animate-[advance_4s_var(--ease)_120ms_both] rounded-full bg-brand"
    />
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['listing', 'catalogue', 'common']);
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t('catalogue:search.none')}
      hint={filtered ? t('list.looser') : t('catalogue:search.noneHint')}
      action={filtered && <Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    />
  );
}
