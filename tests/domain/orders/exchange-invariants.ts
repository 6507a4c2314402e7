import { expect } from 'vitest';
import { needsCover } from '#shared/orders/order-status.ts';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import { sumsAfter } from '#functions/domain/customers/counting/count-order.ts';
import { entryOf } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { profitRows } from '#functions/domain/reports/profit/profit-rows.ts';
import { salesRows } from '#functions/domain/reports/sales/sales-rows.ts';
import type { Looked } from './order-world.ts';

type Found = Looked['found'][number];
type Order = Found['order'];
type Returned = Looked['returns'][number];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** What of an order's money pays for others, as those say. */
export const carriedFrom = (id: string, found: Looked['found']): number =>
  sum(found.map(({ order: { exchange } }) => (exchange?.orderId === id ? exchange.carried : 0)));

/** With what an order began that others pay for. */
export const carriedTo = ({ exchange }: Order): number => exchange?.carried ?? 0;

/** What an order cost as it was made: edits say what it was before. */
const firstTotal = ({ total, edits }: Order): number => edits[0]?.from ?? total;

const notes = ({ story }: Found, to: string): string[] =>
  story.flatMap((line) => (line.to === to ? [line.note] : []));

/** The return says what it was worth, what that paid for, and what is left of it. */
function checkSums(returned: Returned, sent: Order, carried: number): void {
  const { exchange, moneyBack, refundAmount, resolution, status, replacement, endedAt } = returned.stored;
  const { credit = 0, total = 0 } = exchange ?? {};
  expect(total).toBe(firstTotal(sent));
  expect(carried).toBe(total < credit ? total : credit);
  expect(credit).toBeGreaterThan(0);
  expect(credit).toBeLessThanOrEqual(refundAmount);
  expect(moneyBack).toBe(credit - carried);
  expect(moneyBackOf(returned.stored)).toBe(credit > carried ? credit - carried : null);
  expect([resolution, replacement]).toEqual(['exchange', { id: sent.id, code: sent.code }]);
  expect(['exchanged', 'closed']).toContain(status);
  expect(endedAt).not.toBeNull();
}

/** What was earned with the goods goes with them, at what was paid for them. Vouchers stay used. */
function checkEffects({ stored }: Returned, paying: Order): void {
  const { effects, refundAmount } = stored;
  expect(effects).toMatchObject({ vouchers: false, uncounted: effects?.goods });
  expect((effects?.goods ?? 0) + (effects?.shipping ?? 0)).toBe(refundAmount);
  if (effects?.fault === 'buyer' || paying.shippingFee === 0) expect(effects?.shipping).toBe(0);
}

/** What pays for the new order is gone from the first, in its name, and no refund has it; the rest is owed as it was. */
function checkCarried(returned: Returned, paying: Found, sent: Found, { refunds }: Looked): void {
  const { id, exchange } = returned.stored;
  const credit = exchange?.credit ?? 0;
  const carried = carriedTo(sent.order);
  const own = paying.order.paybacks.filter(({ returnId }) => returnId === id);
  const gone = own.filter((line) => line.carriedTo !== undefined);
  const name = { id: sent.order.id, code: sent.order.code };
  expect(gone.map((line) => line.carriedTo)).toEqual(gone.map(() => name));
  expect(gone.every(({ paidAt, refundId, cause }) => paidAt && !refundId && cause === 'return')).toBe(true);
  expect(sum(gone.map(({ amount }) => amount))).toBe(carried);
  expect(sum(own.map(({ amount }) => amount))).toBe(credit);
  const asked = refunds.filter(({ returnId, status }) => returnId === id && status !== 'rejected');
  expect(sum(asked.map(({ amount }) => amount))).toBeLessThanOrEqual(credit - carried);
  // Both stories tell of it, each naming the other.
  const told = carried > 0 ? 1 : 0;
  expect(notes(paying, 'carried').filter((note) => note === `${carried} ${name.code}`)).toHaveLength(told);
  expect(notes(sent, 'credited')).toEqual(told ? [`${carried} ${paying.order.code}`] : []);
}

/** Whoever may have sent it: they were told the sums it was sent for, and agreed to those. */
const sentAs = ({ stored: { id, exchange } }: Returned, { asked }: Looked['ledger']) =>
  asked.filter(
    ({ returnId, wish, seen }) =>
      returnId === id &&
      wish.told === 'right' &&
      seen.some(({ total, credit }) => total === exchange?.total && credit === exchange.credit),
  );

/** The new order is of the same buyer, says what it is for, and what was carried to it is there or owed. */
function checkSent(returned: Returned, paying: Order, { order, story }: Found, { ledger }: Looked): void {
  const { id, code, exchange, orderId } = returned.stored;
  const carried = carriedTo(order);
  expect(order.exchange).toEqual({
    orderId: paying.id,
    orderCode: paying.code,
    returnId: id,
    returnCode: code,
    credit: exchange?.credit,
    carried,
  });
  const buyerOf = ({ userId, sessionId, saleChannelId, customer }: Order) => [
    userId,
    sessionId,
    saleChannelId,
    customer.email,
  ];
  expect(buyerOf(order)).toEqual(buyerOf(paying));
  expect([order.replaces, order.vouchers]).toEqual([undefined, []]);
  expect([order.placedBy === 'an' || order.placedBy === 'binh', order.deposit]).toEqual([true, undefined]);
  expect([order.id, order.id === orderId]).toEqual([ledger.others.get(id), false]);
  expect(order.paidAmount).toBeGreaterThanOrEqual(carried);
  // Paid with goods alone it waits for nothing, from the first moment on; for a transfer it waits like any other.
  const isPaidWhole = carried === firstTotal(order);
  const [begun] = story.filter(({ kind }) => kind === 'status');
  const byCash = sentAs(returned, ledger).map(({ wish }) => wish.isCash);
  const begins = isPaidWhole ? ['confirmed'] : byCash.map((isCash) => (isCash ? 'confirmed' : 'draft'));
  expect(begins).toContain(begun?.to);
  expect([begun?.by, begun?.note]).toEqual(['staff', code]);
  if (isPaidWhole && order.edits.length === 0) expect(order.paymentStatus).not.toBe('processing');
  // Called off, or brought back, it owes what was carried to it, until a refund of its own has sent it.
  if (order.stock === 'released') expect(order.refundDue + order.refundedAmount).toBe(order.paidAmount);
}

/** An exchange counts once: as the first order, with the price and the pieces of both. */
function checkCounted(found: Looked['found'], returns: Looked['returns']): void {
  const orders = found.map(({ order }) => order);
  const own = orders.filter(({ replaces, exchange }) => !replaces && !exchange);
  const priced = orders.filter(({ replaces }) => !replaces);
  const sold = own.filter(({ status }) => needsCover[status]);
  const revenue = sum(
    priced.map(({ status, total, returnedAmount, goodwillAmount = 0 }) =>
      needsCover[status] ? Math.max(0, total - returnedAmount - goodwillAmount) : 0,
    ),
  );
  const sales = orders.flatMap((order) => salesRows(order).sales);
  const over = own.filter(({ status }) => ['cancelled', 'refunded', 'returned'].includes(status));
  expect({
    placed: sum(sales.map((row) => row.placed)),
    sold: sum(sales.map((row) => row.sold)),
    completed: sum(sales.map((row) => row.completed)),
    calledOff: sum(sales.map((row) => row.calledOff)),
    revenue: sum(sales.map((row) => row.revenue)),
  }).toEqual({
    placed: own.length,
    sold: sold.length,
    completed: own.filter(({ status }) => status === 'completed').length,
    calledOff: over.length,
    revenue,
  });
  const profit = orders.flatMap((order) => profitRows(order).profit);
  expect([sum(profit.map((row) => row.sold)), sum(profit.map((row) => row.revenue))]).toEqual([
    sold.length,
    revenue,
  ]);
  const nothing = { orderCount: 0, totalSpent: 0, calledOffCount: 0 };
  const of = orders.reduce((sums, order) => sumsAfter(sums, undefined, entryOf(order)), nothing);
  expect(of).toEqual({
    orderCount: own.length - over.length,
    totalSpent: revenue,
    calledOffCount: over.length,
  });
  // Of each line the pieces that came back for money or for other goods are not sold any more.
  for (const order of priced) {
    const back = (itemId: string) =>
      sum(
        returns.flatMap(({ stored }) =>
          isPaidFor(stored) && isOf(stored, order, orders)
            ? stored.items.map((item) => (item.itemId === itemId ? (item.passed ?? 0) : 0))
            : [],
        ),
      );
    for (const { id } of order.items) expect([id, order.returnedPieces?.[id] ?? 0]).toEqual([id, back(id)]);
  }
}

/** Its price is given up: its buyer gets money for it, or other goods for that. */
export const isPaidFor = ({ status, qaResult, resolution, exchange }: Returned['stored']): boolean =>
  exchange !== null ||
  (['inspected', 'refunded', 'closed'].includes(status) &&
    resolution === 'refund' &&
    qaResult !== null &&
    qaResult !== 'failed');

const isOf = ({ orderId }: Returned['stored'], { id }: Order, orders: readonly Order[]): boolean =>
  orderId === id || orders.some((order) => order.id === orderId && order.replaces?.orderId === id);

/** What holds of other goods in place of those that came back, whoever chose them at the same moment. */
export function checkOthers(looked: Looked): void {
  const { found, returns } = looked;
  for (const returned of returns) {
    const { id, orderId, exchange } = returned.stored;
    const made = found.filter(({ order }) => order.exchange?.returnId === id);
    const named = found.flatMap(({ order }) =>
      order.paybacks.filter((line) => line.returnId === id && line.carriedTo !== undefined),
    );
    expect([id, made.length]).toEqual([id, exchange ? 1 : 0]);
    if (!exchange) expect(named).toEqual([]);
    const own = found.find(({ order }) => order.id === orderId)?.order;
    const paying = found.find(({ order }) => order.id === (own?.replaces?.orderId ?? orderId));
    const [sent] = made;
    if (!sent || !paying) continue;
    checkSums(returned, sent.order, carriedTo(sent.order));
    checkEffects(returned, paying.order);
    checkCarried(returned, paying, sent, looked);
    checkSent(returned, paying.order, sent, looked);
    // Whoever reads the orders of the goods, or of their money, reads of it.
    for (const one of found.filter(({ order }) => order.id === orderId || order === paying.order))
      expect(notes(one, 'return_exchanged')).toContain(returned.stored.code);
  }
  expect(found.filter(({ order }) => order.exchange)).toHaveLength(
    returns.filter(({ stored }) => stored.exchange).length,
  );
  // What is carried out of orders is what others began with, to the đồng.
  const out = found.flatMap(({ order }) => order.paybacks.filter((line) => line.carriedTo !== undefined));
  expect(sum(out.map(({ amount }) => amount))).toBe(sum(found.map(({ order }) => carriedTo(order))));
  checkCounted(found, returns);
}
