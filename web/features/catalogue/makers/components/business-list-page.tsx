import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { pageSizes } from '#web/platform/lists/page-sizes.ts';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { PastEndNotice } from '#web/ui/list/list-faces.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { businessesQuery } from '../../api/maker-queries.ts';
import { makerFilterOf, type MakerSearch } from '../rules/maker-search.ts';
import { BusinessCard } from './business-card.tsx';
import { BusinessFilters } from './business-filters.tsx';

type Props = { search: MakerSearch; onSearch: (search: MakerSearch, keepPlace?: boolean) => void };

export function BusinessListPage({ search, onSearch }: Props) {
  const { t } = useTranslation(['listing', 'catalogue']);
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[{ label: t('catalogue:home'), to: '/e-commerce' }, { label: t('makers.title') }]}
      />
      <h1 className="text-xl font-bold sm:text-2xl">{t('makers.title')}</h1>
      <p className="mb-5 text-ink-2">{t('makers.lead')}</p>
      <BusinessFilters
        search={search}
        onChange={(change) => onSearch({ ...search, page: undefined, ...change }, true)}
      />
      <Businesses search={search} onSearch={onSearch} />
    </>
  );
}

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

function Businesses({ search, onSearch }: Props) {
  const { t } = useTranslation(['listing', 'common']);
  const query = useQuery(businessesQuery(makerFilterOf(search)));
  const { data, isPending, isPlaceholderData } = query;
  if (isPending)
    return (
      <Loading times={8} className={grid}>
        <div className="space-y-4 rounded-lg border border-line bg-surface p-4">
          <div className="flex items-center gap-3.5">
            <Skeleton className="size-16 rounded-md!" />
            <Skeleton className="h-5 grow" />
          </div>
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </Loading>
    );
  if (!data) return <QueryError query={query} title={t('makers.failed')} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-55' : undefined}>
      <p aria-live="polite" className="mb-3 text-sm text-ink-2 tabular-nums">
        {t('makers.count', { count: data.total, amount: data.total })}
      </p>
      {data.data.length === 0 && data.total > 0 ? (
        <PastEndNotice
          onLast={() => onSearch({ ...search, page: data.totalPages > 1 ? data.totalPages : undefined })}
        />
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={<Store />}
          title={t('makers.none')}
          hint={t('makers.noneHint')}
          action={<Button onClick={() => onSearch({}, true)}>{t('common:action.clearFilters')}</Button>}
        />
      ) : (
        <>
          <ul className={grid}>
            {data.data.map((business) => (
              <li key={business.id}>
                <BusinessCard business={business} />
              </li>
            ))}
          </ul>
          <Pagination
            className="mt-8"
            page={data.page}
            totalPages={data.totalPages}
            total={data.total}
            pageSize={search.pageSize ?? 20}
            onPage={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
            onPageSize={(size) =>
              onSearch({ ...search, page: undefined, pageSize: pageSizes.find((known) => known === size) })
            }
          />
        </>
      )}
    </div>
  );
}
