import type { OrderTimeline } from '#shared/orders/order-desk.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredOrder } from '../order-record.ts';
import { listEvents } from '../reading/order-events.ts';
import { requireShopOrder } from '../reading/read-orders.ts';
import { listNotes } from './notes.ts';
import { staffNames } from './staff-names.ts';

/** User ids that the order stores without a name. */
const peopleIn = ({ credit, called, calls, placedBy, edits }: StoredOrder): string[] => [
  ...new Set([
    ...(credit ? [credit.grantedBy] : []),
    ...(called ? [called.userId] : []),
    ...calls.map(({ userId }) => userId),
    ...edits.map(({ userId }) => userId),
    ...(placedBy ? [placedBy] : []),
  ]),
];

/** Returns the timeline of an order with the notes and names of staff. */
export async function readOrderTimeline(context: Context, id: string): Promise<OrderTimeline> {
  const order = await requireShopOrder(context, id);
  const people = peopleIn(order);
  const [events, notes, nameOf] = await Promise.all([
    listEvents(context, id),
    listNotes(context, id),
    staffNames(context.table, people),
  ]);
  return { events, notes, people: people.map(nameOf) };
}
