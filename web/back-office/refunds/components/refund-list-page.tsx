import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refundKinds, refundStatuses, refundWays } from '#shared/refunds/refund-choices.ts';
import { searchRefunds } from '#shared/refunds/refunds.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { refundQueuesQuery } from '../api/refund-queries.ts';
import { refundSearch, type RefundSearch } from '../rules/refund-search.ts';
import { OwedOrders } from './owed-orders.tsx';
import { useRefundColumns } from './refund-columns.tsx';
import { RefundDrawer } from './refund-drawer.tsx';
import { RefundOfOrder } from './refund-of-order.tsx';

/** Statuses in which a refund waits for staff. */
const queues = ['pending', 'approved', 'processing', 'failed'] as const;

type Props = { search: RefundSearch; onSearch: OnSearch<RefundSearch> };

/** Money that has to be refunded, and the list of all refunds. */
export function RefundListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('money');
  const asked = useListQuery('refunds', refundSearch, search);
  const query = useQuery({ ...apiQuery(searchRefunds, { query: asked }), placeholderData: keepPreviousData });
  const { data: counts } = useQuery(refundQueuesQuery);
  const { refund: opened, owed, ...rest } = search;
  const open = (refund: string) => onSearch({ ...rest, refund });
  return (
    <div className="space-y-5">
      {owed && <RefundOfOrder key={owed} orderId={owed} onClose={() => onSearch(rest)} onMade={open} />}
      <OwedOrders onMade={open} />
      <ListScreen
        name="refunds"
        label={t('refunds.title')}
        query={query}
        of={refundSearch}
        search={search}
        onSearch={onSearch}
        standing={queues.map((status) => ({
          name: status,
          label: t(`refundQueue.${status}`),
          count: counts?.find((line) => line.status === status)?.count,
          isOpen: search.status?.toString() === status && search.view === undefined,
          onOpen: () => onSearch(refundSearch.read({ status })),
        }))}
        words={{ name: 'search', label: t('refunds.searchLabel'), placeholder: t('refunds.search') }}
        choices={[
          {
            name: 'status',
            many: true,
            label: t('refunds.status'),
            all: t('refunds.allStatuses'),
            options: refundStatuses.map((value) => ({ value, label: t(`refundStatus.${value}`) })),
          },
          {
            name: 'kind',
            many: true,
            label: t('refunds.kind'),
            all: t('refunds.allKinds'),
            options: refundKinds.map((value) => ({ value, label: t(`refundKind.${value}`) })),
          },
          {
            name: 'way',
            many: true,
            label: t('refunds.way'),
            all: t('refunds.allWays'),
            options: refundWays.map((value) => ({ value, label: t(`refundWay.${value}`) })),
          },
        ]}
        days={t('refunds.createdAt')}
        columns={useRefundColumns(open)}
        idOf={({ id }) => id}
        nameOf={({ code }) => code}
        texts={{ failed: t('refunds.failed'), empty: t('refunds.empty'), emptyHint: t('refunds.emptyHint') }}
        icon={<Undo2 />}
        exportAs="hoan-tien"
        findPage={(query) => call(searchRefunds, { query })}
      />
      {opened && <RefundDrawer key={opened} id={opened} onClose={() => onSearch(rest, { replace: true })} />}
    </div>
  );
}
