import { AppError } from '#shared/contract/errors.ts';
import { afterEvent } from '#shared/orders/order-status.ts';
import { mayMove, type QaResult, type ReturnStatus, setsFree } from '#shared/returns/return-status.ts';
import { noVariant } from '#shared/cart/item-id.ts';
import { noShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  changeOrder,
  type OrderChange,
  orderRefused,
  type OrderRefusal,
} from '#functions/domain/orders/moving/change-order.ts';
import { withoutFlags } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { payBackPayment } from '#functions/domain/payments/settling/pay-back.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { requireReturn, type ReturnName } from './read-returns.ts';
import { restock, sendReplacement, shelfCrossed, shelvesFor } from './restock-return.ts';
import { mailReturn } from './return-mail.ts';
import { moneyAfter } from './return-money.ts';
import { returnRecord, type staleReturn, type StoredReturn } from './return-record.ts';
import { isAllBack, plus, readTally, staleTally, type Tally, tallyRecord } from './return-tally.ts';

export type ReturnMove = {
  to: ReturnStatus;
  by: 'shopper' | 'staff';
  /** What is told of it. */
  note: string;
  qaResult?: QaResult;
  /** Whether pieces that passed go back to their shelves. */
  restock?: boolean;
  courier?: { courierName: string; trackingNumber: string };
};

const ends: readonly ReturnStatus[] = ['rejected', 'refunded', 'exchanged', 'closed', 'cancelled'];

function changeOf(before: StoredReturn, { to, by, note, qaResult, courier }: ReturnMove, at: string) {
  return {
    status: to,
    updatedAt: at,
    ...courier,
    ...(by === 'staff' && note && { shopNote: note }),
    ...(to === 'approved' && { approvedAt: at }),
    ...(qaResult && { qaResult, qcAt: at }),
    ...(ends.includes(to) && { endedAt: before.endedAt ?? at }),
  };
}

/** Pieces of a refused or withdrawn return may be asked for again; those paid for count towards the whole order. */
function tallyChange(tally: Tally, { items }: StoredReturn, to: ReturnStatus): Partial<Tally> | undefined {
  if (setsFree(to)) return { held: plus(tally.held, items, -1) };
  return to === 'refunded' ? { refunded: plus(tally.refunded, items) } : undefined;
}

/** With the last piece that is paid for, the order itself is refunded. */
function orderChange(order: StoredOrder, after: StoredReturn, tally: Tally, at: Date): OrderChange {
  const money = moneyAfter(order, at, after);
  const status = afterEvent(order.status, 'all-returned');
  const isOver = status && after.status === 'refunded' && isAllBack(order.items, tally.refunded);
  if (!isOver) return money;
  // Goods that nobody had paid for yet came back for nothing.
  const paymentStatus = order.paidAmount > 0 ? 'refunded' : 'canceled';
  return {
    ...money,
    status,
    paymentStatus,
    credit: null,
    flags: withoutFlags(money.flags ?? order.flags, 'on_credit'),
  };
}

/** What the order's own story tells of a return; a change of its own state is told as one. */
function changedOrder(order: StoredOrder, after: StoredReturn, tally: Tally, by: ReturnMove['by'], at: Date) {
  const change = orderChange(order, after, tally, at);
  const entry = { kind: 'note', from: null, to: `return_${after.status}`, by, note: after.code } as const;
  const moved = change.status
    ? ([{ kind: 'status', from: order.status, to: change.status, by, note: '' }] as const)
    : [];
  return changeOrder(order, change, [entry, ...moved], at);
}

const entryOf = (before: StoredReturn, { to, by, note, courier }: ReturnMove) => ({
  kind: courier ? ('tracking' as const) : ('status' as const),
  from: before.status,
  to,
  by,
  note: courier ? `${courier.courierName} ${courier.trackingNumber}` : note,
});

type ShelfRefusal = typeof noShelf | typeof shelfCrossed;
type Refusal = OrderRefusal | typeof staleReturn | typeof staleTally | ShelfRefusal;

/** What comes back goes to its shelf where it can be sold again, and what is sent in its place leaves that shelf. */
async function shelfWrites(
  table: Table,
  order: StoredOrder,
  returned: StoredReturn,
  { to, restock: isSellable }: ReturnMove,
): Promise<Operation<ShelfRefusal>[]> {
  const shelves = shelvesFor(order, returned.items, noVariant);
  if (to === 'exchanged') return sendReplacement(table, shelves, returned);
  return isSellable ? restock(table, shelves, returned) : [];
}

async function stepOf(
  context: Context,
  before: StoredReturn,
  move: ReturnMove,
  at: Date,
): Promise<{ after: StoredReturn; writes: Operation<Refusal>[] }> {
  const { table } = context;
  const [order, tally] = await Promise.all([
    requireOrder(context, { id: before.orderId, asker: asShop }),
    readTally(table, before.orderId),
  ]);
  const counted = tallyChange(tally, before, move.to);
  const { after, writes } = returnRecord.replace(before, changeOf(before, move, at.toISOString()));
  const changed = changedOrder(order, after, { ...tally, ...counted }, move.by, at);
  return {
    after,
    writes: [
      ...writes,
      ...returnRecord.tell(after, [entryOf(before, move)], at),
      ...(counted ? tallyRecord.replace(tally, counted).writes : []),
      ...(await shelfWrites(table, order, before, move)),
      ...changed.writes,
      ...(await payBackPayment(context, changed.after)),
      ...mailReturn(changed.after, after),
    ],
  };
}

/** Takes a return one step on, with all that follows from it. A step taken already changes nothing. */
export async function moveReturn(
  context: Context,
  { id, asker, ...move }: ReturnName & ReturnMove,
): Promise<StoredReturn> {
  const { after } = await returnRecord.change(
    context.table,
    () => requireReturn(context, { id, asker }),
    (before) => {
      if (before.status === move.to && !move.courier) return undefined;
      if (!mayMove(before.status, move.to, before.qaResult)) throw new AppError('RETURN_STATE');
      return stepOf(context, before, move, context.now());
    },
    (refusal) =>
      refusal === staleTally || refusal === noShelf || refusal === shelfCrossed
        ? again
        : orderRefused(refusal),
  );
  return after;
}

/** Who carries it, said again or corrected while it is on its way. */
export async function setTracking(
  context: Context,
  { courier, ...name }: ReturnName & { courier: NonNullable<ReturnMove['courier']> },
): Promise<StoredReturn> {
  const before = await requireReturn(context, name);
  const move: ReturnMove = { to: 'returning', by: 'staff', note: '', courier };
  if (before.status !== 'returning') return moveReturn(context, { ...name, ...move });
  const at = context.now();
  const { after, writes } = returnRecord.replace(before, { ...courier, updatedAt: at.toISOString() });
  const told = returnRecord.tell(after, [entryOf(before, move)], at);
  if (await context.table.write([...writes, ...told])) throw new AppError('STALE_STATE');
  return after;
}
