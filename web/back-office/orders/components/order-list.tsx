import { useQuery } from '@tanstack/react-query';
import { PhoneCall, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noWarehouse, orderQueues } from '#shared/orders/order-choices.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { confirmOrders } from '#shared/orders/order-desk.contract.ts';
import {
  countOrderQueues,
  listOrderIds,
  type OrderRow,
  searchOrders,
} from '#shared/orders/order-lists.contract.ts';
import { paymentMethods } from '#shared/payments/payment-ways.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';
import { useChannelChoices } from '#web/back-office/channel-choices.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { DayAndTime } from '#web/ui/data/day-and-time.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';
import { methodName } from '#web/ui/status/method-name.ts';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { goodsOf } from '../rules/goods-of.ts';
import { MoneyBadge } from './money-badge.tsx';

const halfMinute = 30_000;
const sums = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];

function useStatuses() {
  const { t } = useTranslation('orderStatus');
  return orderStatuses.map((value) => ({ value, label: t(value) }));
}

function useMethods() {
  const { t } = useTranslation(['staffOrders', 'orders']);
  return paymentMethods
    .filter((method) => method !== 'voucher' && method !== 'other')
    .map((value) => ({ value, label: value === 'cash' ? t('list.cash') : t(`orders:method.${value}`) }));
}

function useMainWarehouses() {
  const { t } = useTranslation('staffOrders');
  return [...useWarehouseChoices(), { value: noWarehouse, label: t('list.noWarehouse') }];
}

const sumsBy = (bound: 'from' | 'to') =>
  function useSums() {
    const { t } = useTranslation('staffOrders');
    const { vnd } = useFormat();
    return sums.map((sum) => ({ value: String(sum), label: t(`list.${bound}`, { amount: vnd(sum) }) }));
  };

/** Confirms the selected orders that wait for it. Each refused order is named with the reason. */
function useConfirmation(): BulkAct<OrderRow> {
  const { t } = useTranslation('staffOrders');
  const confirming = useAct(confirmOrders);
  return {
    name: 'confirm',
    label: t('bulk.confirm'),
    icon: <PhoneCall />,
    preview: ({ ids }) => <p>{t('bulk.confirmPreview', { count: ids.length })}</p>,
    run: async (ids) => {
      const { refused } = await confirming.send({ body: { ids: [...ids] } });
      return { refused: refused.map(({ id, code, reason }) => ({ id, name: code, reason })) };
    },
    done: (count) => t('bulk.confirmDone', { count }),
  };
}

/** List of all orders: queues that wait for staff as tabs with counts, everything else as filters. */
export const OrderList = staffList(searchOrders, {
  name: 'orders',
  texts: { ns: 'staffOrders', at: 'list' },
  icon: <ReceiptText />,
  file: 'don-hang',
  period: ['createdFrom', 'createdTo'],
  days: 'createdAt',
  fresh: { staleTime: halfMinute },
  choices: {
    status: useStatuses,
    paymentStatus: 'orders:paymentStatus',
    paymentMethod: useMethods,
    deliveryType: 'orders:delivery',
    warehouseId: { label: 'warehouse', options: useWarehouseChoices },
    mainWarehouseId: { label: 'mainWarehouse', seldom: true, options: useMainWarehouses },
    saleChannelId: { label: 'saleChannel', options: useChannelChoices },
    minTotal: { seldom: true, options: sumsBy('from') },
    maxTotal: { seldom: true, options: sumsBy('to') },
    queue: { seldom: true, options: 'queue' },
  },
  useOwn({ search, onSearch }) {
    const { t } = useTranslation('staffOrders');
    const { data: counts } = useQuery({ ...apiQuery(countOrderQueues), staleTime: halfMinute });
    const standing = orderQueues.map((queue) => ({
      name: queue,
      label: t(`queue.${queue}`),
      count: counts?.[queue],
      isOpen: search.queue === queue && search.view === undefined,
      onOpen: () => onSearch({ queue }),
    }));
    const bulk = [useConfirmation()];
    return {
      screen: {
        standing,
        bulk,
        everything: ({ page: _page, limit: _limit, ...wanted }) => call(listOrderIds, { query: wanted }),
      },
    };
  },
  columns: (col, { t, vnd }) => [
    col.link('code', '/admin/e-commerce/orders/$id', {
      below: (row) => <span className="block max-w-52 truncate">{goodsOf(row)}</span>,
    }),
    col.text('customer', {
      card: 'line',
      of: ({ customer }) => customer.fullName,
      below: ({ customer, province }) => [customer.phone, province].filter(Boolean).join(' · '),
      text: ({ customer }) => [customer.fullName, customer.phone].join(' · '),
    }),
    col.text('status', {
      tight: true,
      card: 'aside',
      of: (row) => t(`orderStatus:${paymentDeadlineOf(row) === 'proof' ? 'toProve' : row.status}`),
      cell: (row) => <OrderStatusBadge status={row.status} awaits={paymentDeadlineOf(row)} />,
    }),
    col.choice('paymentStatus', 'orders:paymentStatus', {
      card: 'line',
      cell: (row) => <MoneyBadge order={row} />,
      below: (row) => (
        <span className="block max-w-36 whitespace-normal">
          {t(`orders:method.${methodName(row.paymentMethod, row)}`)}
        </span>
      ),
    }),
    col.money('total', {
      sorts: true,
      card: 'line',
      className: 'font-semibold',
      below: ({ total, missing }) =>
        missing > 0 && missing < total && t('list.missing', { amount: vnd(missing) }),
    }),
    col.number('quantity', { seldom: true, card: 'none', of: ({ totalQuantity }) => totalQuantity }),
    col.choice('deliveryType', 'orders:delivery', {
      card: 'none',
      below: ({ trackingNumber }) => trackingNumber,
    }),
    col.choice('saleChannel', 'channel', {
      seldom: true,
      card: 'none',
      of: ({ saleChannelId }) => saleChannelId,
    }),
    col.moment('createdAt', { sorts: true, card: 'line', cell: (row) => <DayAndTime at={row.createdAt} /> }),
    col.moment('updatedAt', {
      sorts: true,
      seldom: true,
      card: 'none',
      cell: (row) => <DayAndTime at={row.updatedAt} />,
    }),
    col.moment('nextCallAt', {
      seldom: true,
      card: 'none',
      cell: (row) => <DayAndTime at={row.nextCallAt} />,
    }),
  ],
});
