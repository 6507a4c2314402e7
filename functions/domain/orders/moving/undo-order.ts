import type { OrderEvent } from '#shared/orders/order-status.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import {
  type noShelf,
  putBackStock,
  releaseStock,
  type shortShelf,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { giveBackVouchers, type voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import { mailBuyer } from './order-mail.ts';
import { lostPiecesOf } from '../lost-pieces.ts';
import { moneyHeld, addPayback, withoutFlags } from '../order-money.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { orderCause } from '../stock-cause.ts';

export type GivingBack = typeof noShelf | typeof shortShelf | typeof voucherNotHeld;

/** Condition of the pieces that came back for one shelf: damaged or missing; all others are good. */
type FoundBack = NonNullable<StockCause['lost']> & { lots: NonNullable<StockCause['lots']> };
/** Condition of the returned pieces of all shelves of an order, by shelf id. */
export type FoundByShelf = ReadonlyMap<string, FoundBack>;

const allGood: FoundByShelf = new Map();

type OrderEnd = {
  event: OrderEvent;
  by: TimelineEntry['by'];
  note: string;
  change?: OrderChange;
  /** Further timeline entries. */
  entries?: readonly TimelineEntry[];
  at: Date;
};

/** Returns stock to its shelves, once: the order's `stock` state changes with it. */
function giveBackStock(
  order: StoredOrder,
  event: OrderEvent,
  found: FoundByShelf,
): Operation<typeof noShelf | typeof shortShelf>[] {
  const { stock, holdings } = order;
  const back = orderCause(order, event === 'come-back' ? 'parcel-returned' : 'cancelled');
  if (stock === 'reserved') return holdings.map((held) => releaseStock(held, orderCause(order, 'released')));
  if (stock !== 'taken') return [];
  return holdings.map((held) => {
    const { lots, ...lost } = found.get(shelfId(held)) ?? { damaged: 0, missing: 0, lots: [] };
    const gone = lost.damaged + lost.missing;
    // The ledger line of the sellable pieces also records the lost ones; if none is sellable, that line moves
    // nothing.
    const cause = { ...back, ...(lots.length > 0 && { lots }), ...(gone > 0 && { lost }) };
    return putBackStock({ ...held, quantity: held.quantity - gone }, cause);
  });
}

/** Ends an order and makes its money due for refund. Goods and vouchers are the caller's. */
export function endOrder(
  order: StoredOrder,
  { event, by, note, change = {}, entries = [], at }: OrderEnd,
): ChangedOrder {
  const status = requireEvent(order, event);
  const isPaid = order.paymentStatus === 'paid';
  const owed = addPayback(order, { cause: 'cancelled' }, moneyHeld(order));
  return changeOrder(
    order,
    {
      ...change,
      status,
      ...(!isPaid && { paymentStatus: 'canceled' as const }),
      ...owed,
      // The order no longer waits for money.
      flags: withoutFlags(owed.flags, 'underpaid', 'on_credit'),
      credit: null,
      stock: 'released',
    },
    [{ kind: 'status', from: order.status, to: status, by, note }, ...entries],
    at,
  );
}

/** Ends an order whose goods nobody keeps: stock, vouchers and money go back. */
export function undoOrder(
  order: StoredOrder,
  end: OrderEnd,
  found: FoundByShelf = allGood,
): ChangedOrder<GivingBack> {
  const changed = endOrder(order, end);
  return {
    ...changed,
    writes: [
      ...changed.writes,
      ...giveBackStock(order, end.event, found),
      ...giveBackVouchers(order, end.at),
    ],
  };
}

/** Counts the returned pieces that cannot be sold again. */
function lostIn({ holdings }: StoredOrder, found: FoundByShelf) {
  const lost = holdings.flatMap((held) => found.get(shelfId(held)) ?? []);
  return {
    damaged: lost.reduce((sum, { damaged }) => sum + damaged, 0),
    missing: lost.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/** Cancel reason of an order whose parcels are lost. */
const lost = 'lost';

/** Cancels an order for good after its parcels were lost; their pieces return to no shelf. */
export function wentMissing(order: StoredOrder, at: Date, found: FoundByShelf): ChangedOrder<GivingBack> {
  const undone = undoOrder(
    order,
    {
      event: 'lose',
      by: 'staff',
      note: lost,
      change: { cancelReason: lost, cancelledBy: 'staff', lostPieces: lostPiecesOf(order, found) },
      at,
    },
    found,
  );
  return { ...undone, writes: [...undone.writes, mailBuyer(undone.after, 'order-cancelled', lost)] };
}

/**
 * Records a parcel that came back because the buyer refused it or was not found. Damaged and missing pieces
 * return to no shelf, and the order records which lines they belong to.
 */
export function cameBack(
  order: StoredOrder,
  at: Date,
  found: FoundByShelf = allGood,
): ChangedOrder<GivingBack> {
  const { damaged, missing } = lostIn(order, found);
  const isWhole = damaged + missing === 0;
  const entry = {
    kind: 'note',
    from: null,
    to: 'pieces_lost',
    by: 'staff',
    note: `${damaged} ${missing}`,
  } as const;
  const end = {
    event: 'come-back',
    by: 'staff',
    note: '',
    at,
    ...(!isWhole && { change: { lostPieces: lostPiecesOf(order, found) }, entries: [entry] }),
  } as const;
  const undone = undoOrder(order, end, found);
  return { ...undone, writes: [...undone.writes, mailBuyer(undone.after, 'order-returned')] };
}
