import { useQuery } from '@tanstack/react-query';
import { PackageSearch, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../platform/api/api-error.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { pageSizes } from '../../../ui/page-window.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { categoryTreeQuery, productsQuery } from '../api/catalogue-queries.ts';
import { pathTo } from '../hooks/category-tree.ts';
import {
  defaultPageSize,
  filterCount,
  filterOf,
  sortOf,
  sorts,
  type ProductSearch,
  type Sort,
} from '../hooks/product-search.ts';
import { useView, type View } from '../hooks/use-view.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ProductCollection, ProductSkeletons } from './product-collection.tsx';
import type { FilterProps } from '../hooks/product-search.ts';
import { ProductFilters } from './product-filters.tsx';
import { ViewToggle } from './view-toggle.tsx';

type Props = { search: ProductSearch; onSearch: (search: ProductSearch) => void };

/** The whole market, narrowed and sorted; the address says how. */
export function ProductListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('catalogue');
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  const [view, setView] = useView();
  const path = pathTo(tree, search.categoryId);
  // Another filter begins at its first page.
  const change: FilterProps['onChange'] = (wanted) => onSearch({ ...search, page: undefined, ...wanted });
  const clear = () => onSearch({});
  const crumbs = [
    { label: t('home'), to: '/e-commerce' },
    { label: t('list.title'), to: '/e-commerce/product' },
    ...path.map(({ name }) => ({ label: name })),
  ];
  return (
    <>
      <Breadcrumb items={crumbs} className="py-3" />
      <div className="grid items-start gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="sticky top-22 max-h-[calc(100dvh-6.5rem)] overflow-y-auto overscroll-contain pb-6 pr-1 [scrollbar-width:thin] max-lg:hidden">
          <ProductFilters search={search} onChange={change} />
        </aside>
        <section aria-labelledby="list-title" className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
            <h1 id="list-title" className="mr-auto text-xl font-bold">
              {path.at(-1)?.name ?? (search.q ? t('list.found', { q: search.q }) : t('list.title'))}
            </h1>
            <Toolbar search={search} onChange={change} view={view} onView={setView} />
          </div>
          <ActiveFilters search={search} onChange={change} onClear={clear} />
          <Products search={search} view={view} onSearch={onSearch} onClear={clear} />
        </section>
      </div>
    </>
  );
}

function Toolbar({
  search,
  onChange,
  view,
  onView,
}: FilterProps & { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('catalogue');
  const offered = (Object.keys(sorts) as Sort[]).filter((sort) => sort !== 'relevance' || search.q);
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      <FilterButton search={search} onChange={onChange} />
      <div className="w-48 max-sm:ml-auto">
        <Select
          aria-label={t('sort.label')}
          value={sortOf(search)}
          options={offered.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => onChange(sorts[sort])}
        />
      </div>
      <div className="max-sm:hidden">
        <ViewToggle view={view} onView={onView} />
      </div>
    </div>
  );
}

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** On phones and tablets the filters come over the list. */
function FilterButton({ search, onChange }: FilterProps) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery('(width >= 64rem)');
  const count = filterCount(search);
  if (wide && open) setOpen(false);
  return (
    <>
      <Button
        className="lg:hidden"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        {t('filter.title')}
        {count > 0 && ` (${count})`}
      </Button>
      <Suspense fallback={null}>
        {open && <FilterDrawer search={search} onChange={onChange} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

type ProductsProps = Props & { view: View; onClear: () => void };

function Products({ search, view, onSearch, onClear }: ProductsProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    productsQuery(filterOf(search)),
  );
  const go = (page: number) => {
    onSearch({ ...search, page });
    scrollTo({ top: 0 });
  };
  if (isPending) return <ProductSkeletons view={view} width="narrow" />;
  if (!data)
    return (
      <ErrorState
        title={t('failed')}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<PackageSearch />}
        title={t('search.none')}
        hint={t('search.noneHint')}
        action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
      />
    );
  return (
    <div
      className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
      aria-busy={isPlaceholderData}
    >
      <h2 aria-live="polite" className="mb-3 text-sm text-ink-2 tabular-nums">
        {t('list.count', { count: data.total, total: new Intl.NumberFormat('vi-VN').format(data.total) })}
      </h2>
      <ProductCollection products={data.data} view={view} width="narrow" />
      <Pagination
        className="mt-8"
        page={data.page}
        totalPages={data.totalPages}
        total={data.total}
        pageSize={search.pageSize ?? defaultPageSize}
        onPage={go}
        onPageSize={(size) =>
          onSearch({ ...search, page: undefined, pageSize: pageSizes.find((known) => known === size) })
        }
      />
    </div>
  );
}
