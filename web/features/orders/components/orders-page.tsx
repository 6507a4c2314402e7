import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { orderCountsQuery, orderSummaryQuery } from '../api/order-queries.ts';
import { orderSearch, type OrderSearch, tabNames } from '../rules/order-search.ts';
import { countsByTab } from '../rules/order-tallies.ts';
import { OrderFilters, type OnOrderSearch } from './order-filters.tsx';
import { OrderList, type ReorderDialogOf } from './order-list.tsx';

type Props = {
  search: OrderSearch;
  onSearch: OnOrderSearch;
  /** Renders the dialog that 'Mua lại' opens. */
  reorder: ReorderDialogOf;
};

/** Fades out the edge if the tabs do not fit, to show that there are more. */
const fadesOut =
  'max-lg:[&>[role=tablist]]:pr-10 max-lg:[&>[role=tablist]]:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]';

export function OrdersPage({ search, onSearch, reorder }: Props) {
  const { t } = useTranslation('orders');
  const { data: counts } = useQuery(orderCountsQuery);
  const numbers = counts && countsByTab(counts);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current
      ?.querySelector('[role="tab"][data-state="active"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [search.tab, counts]);
  return (
    <div ref={page}>
      <header className="flex items-center justify-between gap-x-4 pt-5 pb-2 sm:pt-8 sm:pb-3">
        <div className="min-w-0">
          <h1 className="text-lg font-bold sm:text-2xl">{t('title')}</h1>
          <Summary />
        </div>
        <ButtonLink to="/e-commerce/returns" icon={<RotateCcw />} className="shrink-0 max-sm:h-11">
          {t('toReturns')}
        </ButtonLink>
      </header>
      <Tabs
        label={t('tabs.label')}
        className={fadesOut}
        value={search.tab ?? 'all'}
        onChange={(tab) => onSearch(orderSearch.changed(search, { tab: tab === 'all' ? undefined : tab }))}
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
