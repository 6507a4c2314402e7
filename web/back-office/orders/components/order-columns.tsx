import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { awaitedBy } from '#shared/orders/order-cover.ts';
import type { OrderRow } from '#shared/orders/order-lists.contract.ts';
import { methodName } from '#web/ui/status/method-name.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { OrderStatusBadge } from '#web/ui/status/order-status.tsx';
import { Moment } from '#web/ui/data/moment.tsx';
import { MoneyBadge } from './money-badge.tsx';

/** The first goods of an order in one line. */
export const goodsOf = ({ items }: Pick<OrderRow, 'items'>): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

/** Columns of the order list; pressing a row anywhere opens the order. */
export function useOrderColumns(): Column<OrderRow>[] {
  const { t } = useTranslation(['staffOrders', 'orders', 'orderStatus']);
  const { moment, number, vnd } = useFormat();
  return [
    {
      name: 'code',
      label: t('list.code'),
      main: true,
      text: ({ code }) => code,
      cell: (row) => (
        <>
          <Link
            to="/admin/e-commerce/orders/$id"
            params={{ id: row.id }}
            className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
          >
            {row.code}
          </Link>
          <span className="block max-w-52 truncate text-xs text-ink-2">{goodsOf(row)}</span>
        </>
      ),
    },
    {
      name: 'customer',
      label: t('list.customer'),
      card: 'line',
      text: ({ customer }) => [customer.fullName, customer.phone].join(' · '),
      cell: ({ customer, province }) => (
        <>
          <span className="block">{customer.fullName}</span>
          <span className="block text-xs text-ink-2 tabular-nums">
            {[customer.phone, province].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      name: 'status',
      label: t('list.status'),
      tight: true,
      card: 'aside',
      text: (row) => t(`orderStatus:${awaitedBy(row) === 'proof' ? 'toProve' : row.status}`),
      cell: (row) => <OrderStatusBadge status={row.status} awaits={awaitedBy(row)} />,
    },
    {
      name: 'paymentStatus',
      label: t('list.payment'),
      tight: true,
      card: 'line',
      text: ({ paymentStatus }) => t(`orders:paymentStatus.${paymentStatus}`),
      cell: (row) => (
        <>
          <MoneyBadge order={row} />
          <span className="block max-w-36 text-xs whitespace-normal text-ink-2">
            {t(`orders:method.${methodName(row.paymentMethod, row)}`)}
          </span>
        </>
      ),
    },
    {
      name: 'total',
      label: t('list.total'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ total }) => total,
      cell: ({ total, missing }) => (
        <>
          <span className="font-semibold">{vnd(total)}</span>
          {missing > 0 && missing < total && (
            <span className="block text-xs text-ink-2">{t('list.missing', { amount: vnd(missing) })}</span>
          )}
        </>
      ),
    },
    {
      name: 'quantity',
      label: t('list.quantity'),
      tight: true,
      numeric: true,
      seldom: true,
      card: 'none',
      text: ({ totalQuantity }) => totalQuantity,
      cell: ({ totalQuantity }) => number(totalQuantity),
    },
    {
      name: 'deliveryType',
      label: t('list.delivery'),
      tight: true,
      card: 'none',
      text: ({ deliveryType }) => t(`orders:delivery.${deliveryType}`),
      cell: ({ deliveryType, trackingNumber }) => (
        <>
          {t(`orders:delivery.${deliveryType}`)}
          {trackingNumber && <span className="block text-xs text-ink-2 tabular-nums">{trackingNumber}</span>}
        </>
      ),
    },
    {
      name: 'saleChannel',
      label: t('list.channel'),
      tight: true,
      seldom: true,
      card: 'none',
      text: ({ saleChannelId }) => t(`channel.${saleChannelId}`),
      cell: ({ saleChannelId }) => t(`channel.${saleChannelId}`),
    },
    {
      name: 'createdAt',
      label: t('list.createdAt'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      name: 'updatedAt',
      label: t('list.updatedAt'),
      tight: true,
      sorts: true,
      seldom: true,
      card: 'none',
      text: ({ updatedAt }) => moment(updatedAt),
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      name: 'nextCallAt',
      label: t('list.nextCall'),
      tight: true,
      seldom: true,
      card: 'none',
      text: ({ nextCallAt }) => nextCallAt && moment(nextCallAt),
      cell: ({ nextCallAt }) => <Moment at={nextCallAt} />,
    },
  ];
}
