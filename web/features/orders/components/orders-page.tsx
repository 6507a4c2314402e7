import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/money.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { orderCountsQuery, orderSummaryQuery } from '../api/order-queries.ts';
import { countsByTab, type OrderSearch, type OrderTab, tabNames } from '../hooks/order-search.ts';
import { OrderFilters, type OnOrderSearch } from './order-filters.tsx';
import { OrderList, type ReorderDialogOf } from './order-list.tsx';

type Props = {
  search: OrderSearch;
  onSearch: OnOrderSearch;
  /** What 'Mua lại' opens. */
  reorder: ReorderDialogOf;
};

const withTab = ({ tab: _, ...rest }: OrderSearch, tab: OrderTab | 'all'): OrderSearch =>
  tab === 'all' ? rest : { ...rest, tab };

/** The member's orders by state, narrowed by words, time and sum. */
export function OrdersPage({ search, onSearch, reorder }: Props) {
  const { t } = useTranslation('orders');
  const { data: counts } = useQuery(orderCountsQuery);
  const numbers = counts && countsByTab(counts);
  return (
    <div className="mx-auto max-w-260">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-6 pb-3 sm:pt-8">
        <div>
          <h1 className="text-xl font-bold sm:text-2xl">{t('title')}</h1>
          <Summary />
        </div>
        <ButtonLink to="/e-commerce/returns" icon={<RotateCcw />} className="max-sm:h-11">
          {t('toReturns')}
        </ButtonLink>
      </header>
      <Tabs
        label={t('tabs.label')}
        value={search.tab ?? 'all'}
        onChange={(tab) => onSearch(withTab(search, tab))}
        tabs={(['all', ...tabNames] as const).map((value) => ({
          value,
          label: t(`tabs.${value}`),
          ...(numbers && numbers[value] > 0 && { count: numbers[value] }),
        }))}
      >
        <OrderFilters search={search} onSearch={onSearch} />
        <OrderList search={search} onSearch={onSearch} reorder={reorder} />
      </Tabs>
    </div>
  );
}

function Summary(): ReactNode {
  const { t } = useTranslation('orders');
  const { data } = useQuery(orderSummaryQuery);
  return (
    <p className="min-h-6 text-sm text-ink-2 tabular-nums">
      {data && data.orders > 0 && (
        <>
          {t('summary', { count: data.orders })}
          {data.spent > 0 && ` · ${t('spent', { amount: formatVnd(data.spent) })}`}
        </>
      )}
    </p>
  );
}
