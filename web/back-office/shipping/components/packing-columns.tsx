import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { OrderStatusBadge } from '#web/ui/status/order-status.tsx';
import { untoldBy } from '../rules/untold-troubles.ts';
import { allPieces, isCounted, packedPieces } from '../rules/pick-list.ts';
import { ParcelBadge, TroubleBadges } from './parcel-badges.tsx';

export function usePackingColumns(): Column<PackingOrder>[] {
  const { t } = useTranslation('packing');
  const { t: ofOrders } = useTranslation('orderStatus');
  const { moment, ago, number, vnd } = useFormat();
  const place = ({ parcels }: PackingOrder) => parcels.map(({ warehouse }) => warehouse.name).join(', ');
  return [
    {
      name: 'code',
      label: t('code'),
      main: true,
      tight: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to="/admin/e-commerce/packing/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'status',
      label: t('state'),
      tight: true,
      card: 'aside',
      text: ({ status }) => ofOrders(status),
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      name: 'customer',
      label: t('buyer'),
      card: 'line',
      text: ({ customer }) => customer.fullName,
      cell: ({ customer, deliveryType, address }) => (
        <>
          {customer.fullName}
          <span
            className={clsx(
              'text-xs text-ink-2',
              deliveryType === 'warehouse_pickup' ? 'block' : 'line-clamp-1',
            )}
          >
            {deliveryType === 'warehouse_pickup' ? t('pickup') : address}
          </span>
        </>
      ),
    },
    {
      name: 'pieces',
      label: t('pieces'),
      tight: true,
      numeric: true,
      text: (order) =>
        isCounted(order) ? `${packedPieces(order.items)}/${allPieces(order.items)}` : allPieces(order.items),
      cell: (order) =>
        isCounted(order)
          ? `${number(packedPieces(order.items))} / ${number(allPieces(order.items))}`
          : number(allPieces(order.items)),
    },
    { name: 'warehouse', label: t('warehouse'), text: place, cell: place },
    {
      name: 'due',
      label: t('due'),
      tight: true,
      numeric: true,
      text: ({ due }) => due,
      cell: ({ due }) => (due > 0 ? vnd(due) : t('nothingDue')),
    },
    {
      name: 'claim',
      label: t('packer'),
      tight: true,
      card: 'line',
      text: ({ claim }) => claim?.name ?? '',
      cell: ({ claim }) => claim?.name ?? <span className="text-ink-3">–</span>,
    },
    {
      name: 'parcels',
      label: t('parcel'),
      text: ({ ghtkLabel }) => ghtkLabel ?? '',
      cell: ({ parcels, troubles }) => {
        const made = parcels.filter(({ attempt }) => attempt > 0);
        return (
          <span className="flex flex-wrap gap-1">
            {made.map((parcel) => (
              <ParcelBadge key={parcel.number} parcel={parcel} />
            ))}
            <TroubleBadges troubles={untoldBy(made, troubles)} />
          </span>
        );
      },
    },
    {
      name: 'dueAt',
      label: t('dueAt'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ dueAt }) => (dueAt ? moment(dueAt) : ''),
      cell: ({ dueAt }) => (dueAt ? moment(dueAt) : <span className="text-ink-3">–</span>),
    },
    {
      name: 'confirmedAt',
      seldom: true,
      label: t('waitsSince'),
      tight: true,
      sorts: true,
      text: ({ confirmedAt }) => moment(confirmedAt),
      cell: ({ confirmedAt }) => <span className="tabular-nums">{ago(confirmedAt)}</span>,
    },
  ];
}
