import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { guestPointers } from '../guests/guest-pointers.ts';
import { orderKeys } from '../order-keys.ts';
import { orderRecord, type StoredOrder, type TimelineEntry } from '../order-record.ts';

/** What came back pays for it, or for some of it. */
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

/** A new order under its code, with the first line of its story, and where a guest finds it again. */
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
