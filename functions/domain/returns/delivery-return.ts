import { AppError } from '#shared/contract/errors.ts';
import type { ReturnReason } from '#shared/returns/return-order.ts';
import type { Fault } from '#shared/returns/return-status.ts';
import type { InspectedLine } from '#shared/returns/inspection.ts';
import type { noShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { OrderChange } from '#functions/domain/orders/moving/change-order.ts';
import type { StoredOrder, TimelineEntry } from '#functions/domain/orders/order-record.ts';
import type { codeTaken } from '#functions/platform/records/code-taken.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { inspected } from './inspect-return.ts';
import { newReturn, takeLines } from './new-return.ts';
import { restock } from './restock-return.ts';
import { giveUpPrice, moneyBackFor, writeOff } from './return-money.ts';
import { createReturn, returnRecord, type StoredReturn } from './return-record.ts';
import { plus, readTally, type staleTally, type Tally, tallyRecord } from './return-tally.ts';

type DoorRefusal = typeof noShelf | typeof codeTaken | typeof staleTally;

type GivenBack = Pick<InspectedLine, 'itemId' | 'restocked' | 'lots'> & { returned: number };

/** Goods that a buyer gave back at the door while keeping the rest, and what staff found when checking them. */
export type PartialRefusal = {
  lines: readonly GivenBack[];
  reason: ReturnReason;
  fault?: Fault | undefined;
  note: string;
  userId: string;
};

export type DeliveryReturn = {
  stored: StoredReturn;
  /** Change of the order, and the entries for its timeline. */
  change: OrderChange;
  entries: TimelineEntry[];
  writes: Operation<DoorRefusal>[];
};

/** Refuses a return of everything: a buyer who keeps nothing has not accepted the parcel at all. */
function requireSomeKept({ items }: StoredOrder, { held }: Tally, lines: readonly GivenBack[]): void {
  const back = plus(
    held,
    lines.map(({ itemId, returned }) => ({ itemId, quantity: returned })),
  );
  if (items.every(({ id, quantity }) => (back[id] ?? 0) >= quantity)) throw new AppError('NOTHING_KEPT');
}

/** Statuses that the return passes through. The last one applies only if nothing is owed. */
const way = ['requested', 'approved', 'returning', 'received', 'inspected', 'refunded'] as const;

const stepsOf = ({ status, note }: StoredReturn, userId: string) =>
  way.slice(0, way.findIndex((one) => one === status) + 1).map((to, place) => ({
    kind: 'status' as const,
    from: way[place - 1] ?? null,
    to,
    by: 'staff' as const,
    userId,
    note: to === 'requested' ? note : '',
  }));

const inspectionOf = ({ lines, fault }: PartialRefusal) => ({
  note: '',
  ...(fault && { fault }),
  lines: lines.map(({ itemId, returned, restocked, lots }) => ({
    itemId,
    // The buyer never accepted these pieces, so they are not charged, whatever their condition.
    passed: returned,
    restocked,
    note: '',
    media: [],
    lots,
  })),
});

/**
 * Builds a return of goods that the buyer gave back at the door and that have arrived. It is opened, inspected
 * and settled at once, by the rules of every return. Anything paid beyond the kept goods is owed, and its
 * refund then ends the return.
 */
export async function returnRefusedAtDelivery(
  { table }: Context,
  order: StoredOrder,
  wish: PartialRefusal,
  at: Date,
): Promise<DeliveryReturn> {
  const tally = await readTally(table, order.id);
  const { reason, note, userId } = wish;
  const items = wish.lines.map(({ itemId, returned }) => ({ itemId, quantity: returned }));
  const lines = takeLines(order, items, tally);
  requireSomeKept(order, tally, wish.lines);
  const asked = { items, reason, note, resolution: 'refund', method: 'pickup', media: [] } as const;
  const origin = { by: 'staff', userId, status: 'received' } as const;
  const opened = newReturn(order, { paying: order, asked: { ...asked, media: [] }, origin, lines, at });
  const looked: StoredReturn = {
    ...opened,
    ...inspected(opened, inspectionOf(wish), order),
    status: 'inspected',
    qcAt: at.toISOString(),
    courierName: order.carrier,
    trackingNumber: order.trackingNumber,
  };
  const change = { ...giveUpPrice(order, looked), ...writeOff(order, looked) };
  const moneyBack = moneyBackFor(change, looked.id);
  const isOver = moneyBack === 0;
  const stored: StoredReturn = {
    ...looked,
    moneyBack,
    ...(isOver && { status: 'refunded', endedAt: at.toISOString() }),
  };
  const { writes, laidBack } = await restock(table, order, stored, tally);
  const tallied = {
    held: plus(tally.held, items),
    ...(writes.length > 0 && { laidBack }),
    ...(isOver && {
      refunded: plus(tally.refunded, items),
      forNoFault: tally.forNoFault === true || stored.effects?.vouchers !== true,
    }),
  };
  return {
    stored,
    change,
    entries: [{ kind: 'note', from: null, to: 'half_taken', by: 'staff', note: stored.code }],
    writes: [
      ...tallyRecord.replace(tally, tallied).writes,
      ...createReturn(stored),
      ...returnRecord.tell(stored, stepsOf(stored, userId), at),
      ...writes,
    ],
  };
}
