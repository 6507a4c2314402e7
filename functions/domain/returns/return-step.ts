import { afterEvent } from '#shared/orders/order-status.ts';
import type { Inspection } from '#shared/returns/inspection.ts';
import { type ReturnStatus, setsFree } from '#shared/returns/return-status.ts';
import type { noShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  changeOrder,
  type OrderChange,
  type OrderRefusal,
} from '#functions/domain/orders/moving/change-order.ts';
import { withoutFlags } from '#functions/domain/orders/order-money.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { payBackPayment } from '#functions/domain/payments/settling/pay-back.ts';
import { giveBackVouchers, type voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { codeTaken } from '#functions/platform/records/code-taken.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { inspected, keepPictures } from './inspect-return.ts';
import { payingOrder } from './paying-order.ts';
import { replace, type Replacement } from './replace-goods.ts';
import { restock } from './restock-return.ts';
import { mailReturn } from './return-mail.ts';
import { moneyAfter, moneyBackFor, requireNoGoodwill } from './return-money.ts';
import { returnRecord, type staleReturn, type StoredReturn } from './return-record.ts';
import { isAllBack, plus, readTally, type staleTally, type Tally, tallyRecord } from './return-tally.ts';

export type ReturnMove = {
  to: ReturnStatus;
  by: 'shopper' | 'staff';
  /** Note of the step. */
  note: string;
  /** The staff member who takes the step. */
  userId?: string;
  /** Result of the inspection. */
  inspection?: Inspection;
  courier?: { courierName: string; trackingNumber: string };
};

export type ReturnRefusal =
  | OrderRefusal
  | typeof staleReturn
  | typeof staleTally
  | typeof noShelf
  | typeof codeTaken
  | typeof voucherNotHeld
  | 'shelf-crossed'
  | 'UNKNOWN_UPLOAD';

const ends: readonly ReturnStatus[] = ['rejected', 'refunded', 'exchanged', 'closed', 'cancelled'];

function changeOf(before: StoredReturn, { to, by, note, courier }: ReturnMove, at: string) {
  return {
    status: to,
    updatedAt: at,
    ...courier,
    ...(by === 'staff' && note && { shopNote: note }),
    ...(to === 'approved' && { approvedAt: at }),
    ...(to === 'inspected' && { qcAt: at }),
    ...(ends.includes(to) && { endedAt: before.endedAt ?? at }),
  };
}

const passedOf = ({ items }: StoredReturn) =>
  items.map(({ itemId, quantity, passed }) => ({ itemId, quantity: passed ?? quantity }));

/** Updates the tally. Pieces of a rejected or cancelled return may be returned again. */
function tallyChange(tally: Tally, returned: StoredReturn, to: ReturnStatus): Partial<Tally> | undefined {
  if (setsFree(to)) return { held: plus(tally.held, returned.items, -1) };
  if (to !== 'refunded') return undefined;
  return {
    refunded: plus(tally.refunded, passedOf(returned)),
    forNoFault: tally.forNoFault === true || returned.effects?.vouchers !== true,
  };
}

/** Ends the order as refunded once all its pieces are refunded. */
function endOfOrder(order: StoredOrder, after: StoredReturn, tally: Tally): OrderChange {
  const status = afterEvent(order.status, 'all-returned');
  if (!status || after.status !== 'refunded' || !isAllBack(order.items, tally.refunded)) return {};
  // Goods that were never paid for came back without a refund.
  const paymentStatus = order.paidAmount > 0 ? 'refunded' : 'canceled';
  return { status, paymentStatus, credit: null, flags: withoutFlags(order.flags, 'on_credit') };
}

/** Adds the step to the order's timeline, with an entry of its own if the order's status changes. */
function changedOrder(
  order: StoredOrder,
  after: StoredReturn,
  change: OrderChange,
  { by, at }: { by: ReturnMove['by']; at: Date },
) {
  const entry = { kind: 'note', from: null, to: `return_${after.status}`, by, note: after.code } as const;
  const moved = change.status
    ? ([{ kind: 'status', from: order.status, to: change.status, by, note: '' }] as const)
    : [];
  return changeOrder(order, change, [entry, ...moved], at);
}

/** Changes the orders of a step: that of the goods, and another that paid for them. */
function changedOrders(
  {
    order,
    paying,
    money,
    tally,
  }: { order: StoredOrder; paying: StoredOrder; money: OrderChange; tally: Tally },
  after: StoredReturn,
  said: { by: ReturnMove['by']; at: Date },
) {
  if (paying.id === order.id) {
    const withMoney = { ...order, ...money };
    const own = changedOrder(order, after, { ...money, ...endOfOrder(withMoney, after, tally) }, said);
    return { own, paid: own.after, writes: own.writes };
  }
  const own = changedOrder(order, after, endOfOrder(order, after, tally), said);
  if (Object.keys(money).length === 0) return { own, paid: paying, writes: own.writes };
  const paid = changedOrder(paying, after, money, said);
  return { own, paid: paid.after, writes: [...own.writes, ...paid.writes] };
}

export const entryOf = (before: StoredReturn, { to, by, note, courier, userId = '' }: ReturnMove) => ({
  kind: courier ? ('tracking' as const) : ('status' as const),
  from: before.status,
  to,
  by,
  userId: userId || null,
  note: courier ? `${courier.courierName} ${courier.trackingNumber}` : note,
});

type GoodsMove = {
  order: StoredOrder;
  paying: StoredOrder;
  tally: Tally;
  after: StoredReturn;
  move: ReturnMove;
  at: Date;
};

/** Sends the replacement for returned goods, or puts the inspected goods back on their shelves. */
async function goodsOf(
  { table }: Context,
  { order, paying, tally, after, move, at }: GoodsMove,
): Promise<{ replacement?: Replacement; counted?: Partial<Tally>; writes: Operation<ReturnRefusal>[] }> {
  if (move.to === 'exchanged') {
    requireNoGoodwill(paying, after);
    const replacement = await replace(table, { order, returned: after, userId: move.userId, at });
    // The order of the goods is written with the step. If another order paid, a version check makes sure that
    // its price did not change.
    const unchanged = paying.id === order.id ? [] : [orderRecord.stays(paying)];
    return { replacement, writes: [...replacement.writes, ...unchanged] };
  }
  if (!move.inspection) return { writes: [] };
  const { writes, laidBack } = await restock(table, order, after, tally);
  return {
    writes: [...writes, ...keepPictures(after, move.userId ?? '')],
    // The next return of the same goods fills the shelves that still lack some.
    ...(writes.length > 0 && { counted: { laidBack } }),
  };
}

/** Gives the vouchers back once the whole order came back through no fault of the buyer. */
const vouchersBack = (before: StoredOrder, after: StoredOrder, { forNoFault }: Tally, at: Date) =>
  after.status === 'refunded' && before.status !== 'refunded' && !forNoFault
    ? giveBackVouchers(after, at)
    : [];

/** Applies a step to a return, with all consequences in one transaction. */
export async function stepOf(
  context: Context,
  before: StoredReturn,
  move: ReturnMove,
  { at, vouchersHeld }: { at: Date; vouchersHeld: boolean },
): Promise<{ after: StoredReturn; writes: Operation<ReturnRefusal>[] }> {
  const { table } = context;
  const [order, tally] = await Promise.all([
    requireShopOrder(context, before.orderId),
    readTally(table, before.orderId),
  ]);
  const paying = await payingOrder(context, order);
  const found = move.inspection && inspected(before, move.inspection, paying);
  const moved = { ...before, ...found, ...changeOf(before, move, at.toISOString()) };
  const money = moneyAfter(paying, moved);
  const goods = await goodsOf(context, { order, paying, tally, after: moved, move, at });
  const { replacement } = goods;
  const { after, writes } = returnRecord.replace(before, {
    ...found,
    ...(found && { moneyBack: moneyBackFor({ ...paying, ...money }, before.id) }),
    ...changeOf(before, move, at.toISOString()),
    ...(replacement && { replacement: { id: replacement.order.id, code: replacement.order.code } }),
  });
  const counted = tallyChange(tally, before, move.to) ?? goods.counted;
  const tallied = { ...tally, ...counted };
  const orders = changedOrders({ order, paying, money, tally: tallied }, after, { by: move.by, at });
  return {
    after,
    writes: [
      ...writes,
      ...returnRecord.tell(after, [entryOf(before, move)], at),
      ...(counted ? tallyRecord.replace(tally, counted).writes : []),
      ...goods.writes,
      ...orders.writes,
      ...(vouchersHeld ? vouchersBack(order, orders.own.after, tallied, at) : []),
      ...(await payBackPayment(context, orders.paid)),
      ...mailReturn({ ...orders.own.after, paybacks: orders.paid.paybacks }, after),
    ],
  };
}
