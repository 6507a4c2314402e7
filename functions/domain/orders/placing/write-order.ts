import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { guestPointers } from '../guests/guest-pointers.ts';
import { orderKeys } from '../order-keys.ts';
import { orderRecord, type StoredOrder, type TimelineEntry } from '../order-record.ts';

/** Timeline entry for returned goods that pay for an exchange order or part of it. */
const creditEntries = ({ exchange, paidAmount }: StoredOrder): TimelineEntry[] =>
  exchange && paidAmount > 0
    ? [
        {
          kind: 'payment',
          from: null,
          to: 'credited',
          by: 'staff',
          note: `${paidAmount} ${exchange.orderCode}`,
        },
      ]
    : [];

/** Writes of a new order: its code, its record, its first timeline entries and a guest's lookup items. */
export const writeOrder = (
  order: StoredOrder,
  { by, note }: Pick<TimelineEntry, 'by' | 'note'>,
  at: Date,
): Operation<typeof codeTaken>[] => [
  create({ ...orderKeys.code(order.code), entity: 'order-claim', orderId: order.id }, { refusal: codeTaken }),
  create(orderRecord.item(order)),
  ...orderRecord.tell(
    order,
    [{ kind: 'status', from: null, to: order.status, by, note }, ...creditEntries(order)],
    at,
  ),
  ...guestPointers(order).map((item) => create(item)),
];
