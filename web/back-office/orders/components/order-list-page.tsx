import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { deliveryTypes, noWarehouse, orderQueues } from '#shared/orders/order-choices.ts';
import { listOrderIds, searchOrders } from '#shared/orders/order-lists.contract.ts';
import { paymentMethods } from '#shared/payments/payment-ways.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { queueCountsQuery, saleChannelsQuery } from '../api/order-queries.ts';
import { orderSearch, type OrderSearch } from '../rules/order-search.ts';
import { useConfirmAct } from './confirm-act.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { orderPaymentStatuses, orderStatuses } from '#shared/values/order-statuses.ts';

type Props = { search: OrderSearch; onSearch: OnSearch<OrderSearch>; tools?: ReactNode };

const tenMinutes = 10 * 60_000;
const halfMinute = 30_000;
const sums = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

function useChoices() {
  const { t } = useTranslation(['staffOrders', 'orders', 'orderStatus']);
  const { vnd } = useFormat();
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const { data: channels = [] } = useQuery(saleChannelsQuery);
  const isMethod = (method: string) => method !== 'voucher' && method !== 'other';
  return [
    {
      name: 'status' as const,
      many: true,
      label: t('list.status'),
      all: t('list.allStatuses'),
      options: orderStatuses.map((value) => ({ value, label: t(`orderStatus:${value}`) })),
    },
    {
      name: 'paymentStatus' as const,
      many: true,
      label: t('list.payment'),
      all: t('list.allPayments'),
      options: orderPaymentStatuses.map((value) => ({ value, label: t(`orders:paymentStatus.${value}`) })),
    },
    {
      name: 'paymentMethod' as const,
      many: true,
      label: t('list.method'),
      all: t('list.allMethods'),
      options: paymentMethods
        .filter(isMethod)
        .map((value) => ({ value, label: value === 'cash' ? t('list.cash') : t(`orders:method.${value}`) })),
    },
    {
      name: 'deliveryType' as const,
      many: true,
      label: t('list.delivery'),
      all: t('list.allDeliveries'),
      options: deliveryTypes.map((value) => ({ value, label: t(`orders:delivery.${value}`) })),
    },
    {
      name: 'warehouseId' as const,
      label: t('list.warehouse'),
      all: t('list.allWarehouses'),
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'mainWarehouseId' as const,
      seldom: true,
      label: t('list.mainWarehouse'),
      all: t('list.allMainWarehouses'),
      options: [
        ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
        { value: noWarehouse, label: t('list.noWarehouse') },
      ],
    },
    {
      name: 'saleChannelId' as const,
      many: true,
      label: t('list.channel'),
      all: t('list.allChannels'),
      options: channels.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'minTotal' as const,
      seldom: true,
      label: t('list.minTotal'),
      all: t('list.anyMinTotal'),
      options: sums.map((sum) => ({ value: String(sum), label: t('list.from', { amount: vnd(sum) }) })),
    },
    {
      name: 'maxTotal' as const,
      seldom: true,
      label: t('list.maxTotal'),
      all: t('list.anyMaxTotal'),
      options: sums.map((sum) => ({ value: String(sum), label: t('list.to', { amount: vnd(sum) }) })),
    },
    {
      name: 'queue' as const,
      seldom: true,
      label: t('list.queue'),
      all: t('list.allQueues'),
      options: orderQueues.map((value) => ({ value, label: t(`queue.${value}`) })),
    },
  ];
}

/** List of all orders: queues that wait for staff as tabs with counts, everything else as filters. */
export function OrderListPage({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('staffOrders');
  const query = useQuery({
    ...apiQuery(searchOrders, { query: useListQuery('orders', orderSearch, search) }),
    staleTime: halfMinute,
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useQuery(queueCountsQuery);
  const confirm = useConfirmAct();
  return (
    <ListScreen
      name="orders"
      label={t('title')}
      query={query}
      of={orderSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('list.searchLabel'), placeholder: t('list.search') }}
      standing={orderQueues.map((queue) => ({
        name: queue,
        label: t(`queue.${queue}`),
        count: counts?.[queue],
        isOpen: search.queue === queue && search.view === undefined,
        onOpen: () => onSearch(orderSearch.read({ queue })),
      }))}
      choices={useChoices()}
      days={t('list.createdAt')}
      columns={useOrderColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
      icon={<ReceiptText />}
      bulk={[confirm]}
      everything={({ page: _page, limit: _limit, ...wanted }) => call(listOrderIds, { query: wanted })}
      exportAs="don-hang"
      tools={tools}
    />
  );
}
