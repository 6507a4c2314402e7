import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import type { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import type { ColumnKit } from '#web/ui/list/columns.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { allPieces, isCounted, packedPieces } from '../rules/pick-list.ts';
import { unreportedBy } from '../rules/untold-troubles.ts';
import { ParcelBadge, TroubleBadges } from './parcel-badges.tsx';

type Tools = Pick<ReturnType<typeof useFormat>, 'ago' | 'number' | 'vnd'> & { t: (key: string) => string };

/** Columns of the lists of orders in packing. */
export const packingColumns = (
  col: ColumnKit<PackingOrder>,
  { t, ago, number, vnd }: Tools,
): Column<PackingOrder>[] => [
  col.link('code', '/admin/e-commerce/packing/$id', { tight: true }),
  col.text('status', {
    tight: true,
    card: 'aside',
    of: ({ status }) => t(`orderStatus:${status}`),
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  }),
  col.text('customer', {
    card: 'line',
    of: ({ customer }) => customer.fullName,
    below: ({ deliveryType, address }) =>
      deliveryType === 'warehouse_pickup' ? t('pickup') : <span className="line-clamp-1">{address}</span>,
  }),
  col.custom(
    'pieces',
    (order) =>
      isCounted(order)
        ? `${number(packedPieces(order.items))} / ${number(allPieces(order.items))}`
        : number(allPieces(order.items)),
    {
      tight: true,
      numeric: true,
      text: (order) =>
        isCounted(order) ? `${packedPieces(order.items)}/${allPieces(order.items)}` : allPieces(order.items),
    },
  ),
  col.text('warehouse', { of: ({ parcels }) => parcels.map(({ warehouse }) => warehouse.name).join(', ') }),
  col.money('due', { cell: ({ due }) => (due > 0 ? vnd(due) : t('nothingDue')) }),
  col.text('claim', { tight: true, card: 'line', of: ({ claim }) => claim?.name }),
  col.custom(
    'parcels',
    ({ parcels, troubles }) => {
      const made = parcels.filter(({ attempt }) => attempt > 0);
      return (
        <span className="flex flex-wrap gap-1">
          {made.map((parcel) => (
            <ParcelBadge key={parcel.number} parcel={parcel} />
          ))}
          <TroubleBadges troubles={unreportedBy(made, troubles)} />
        </span>
      );
    },
    { text: ({ ghtkLabel }) => ghtkLabel ?? '' },
  ),
  col.moment('dueAt', { sorts: true, card: 'line' }),
  col.moment('confirmedAt', { seldom: true, sorts: true, cell: ({ confirmedAt }) => ago(confirmedAt) }),
];
