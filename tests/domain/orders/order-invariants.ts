import { expect } from 'vitest';
import { coverOf } from '#shared/orders/order-cover.ts';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import { internalCauses, type StockCauseName } from '#shared/inventory/stock-causes.ts';
import { noCounts } from '#shared/inventory/stock-movement.ts';
import { isLive } from '#shared/payments/payment.ts';
import { moneyHeld, missingOf, priceOf } from '#functions/domain/orders/order-money.ts';
import { checkConserved, checkMails, checkSteps } from './once-invariants.ts';
import type { Looked, Start } from './order-world.ts';
import { checkInvoices } from './invoice-invariants.ts';
import { carriedFrom, carriedTo, checkOthers } from './exchange-invariants.ts';
import { checkDeposit, checkOpenCash, checkProof } from './proof-invariants.ts';
import { checkProviders } from './provider-invariants.ts';
import { checkReturns } from './return-invariants.ts';

type Found = Looked['found'][number];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

const piecesOf = (found: readonly Found[], state: string) =>
  sum(
    found
      .filter(({ order }) => order.stock === state)
      .flatMap(({ order }) => order.holdings.map(({ quantity }) => quantity)),
  );

/** Pieces of parcels that came back which nobody can sell again, as their orders say. */
const lostOf = ({ order: { stock, lostPieces = {} } }: Found) =>
  stock === 'released' ? sum(Object.values(lostPieces)) : 0;
const lostIn = (found: readonly Found[]) => sum(found.map(lostOf));

/** Pieces that lie on the shelf again after returns. */
const restockedIn = ({ looked }: Looked['ledger']) =>
  sum([...looked.values()].map(({ restocked }) => restocked));

/** What is held is held for somebody, what left is with somebody, and nothing is there twice. */
function checkStock({ shelf, portions, isTaken, found, ledger }: Looked, { stock }: Start): void {
  // What an order is made of is the order's: only its line in the portion has not been wiped yet.
  const held = portions.flatMap(({ holds }) => holds.filter((hold) => !isTaken(hold)));
  for (const { left, open, holds } of portions) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(open).toBe(holds.length);
  }
  const inPortions = sum(portions.map(({ left }) => left)) + sum(held.map(({ quantity }) => quantity));
  expect(shelf.reserved).toBe(piecesOf(found, 'reserved') + inPortions);
  expect(shelf.onHand).toBe(
    stock + ledger.counted - piecesOf(found, 'taken') - lostIn(found) + restockedIn(ledger),
  );
  expect(shelf.reserved).toBeGreaterThanOrEqual(0);
  expect(shelf.onHand - shelf.reserved).toBeGreaterThanOrEqual(0);
}

const internal = new Set<string>(internalCauses);

/** Every change of the shelf has its line, each begins where the one before it ended, and says what it was for. */
function checkLedger({ shelf, lines, found, ledger }: Looked, { stock }: Start): void {
  const { onHand, reserved } = shelf;
  expect(lines.map(({ revision }) => revision)).toEqual(lines.map((_, place) => place));
  for (const [place, line] of lines.entries())
    expect(line.before).toEqual(lines[place - 1]?.after ?? noCounts);
  if (lines.length > 0) expect(lines.at(-1)?.after).toMatchObject({ onHand, reserved });
  const moved = (count: 'onHand' | 'reserved', ...causes: StockCauseName[]) =>
    sum(
      lines
        .filter(({ why }) => causes.includes(why))
        .map(({ before, after }) => after[count] - before[count]),
    );
  if (lines.length > 0) expect(moved('onHand', 'opening')).toBe(stock);
  expect(moved('onHand', 'sold', 'cancelled', 'parcel-returned')).toBe(
    0 - piecesOf(found, 'taken') - lostIn(found),
  );
  // What was lost is told where it is missing, once, and to whoever reads the order.
  for (const one of found) {
    const told = lines.flatMap(({ of, lost }) => (of?.id === one.order.id && lost ? [lost] : []));
    expect(sum(told.map(({ damaged, missing }) => damaged + missing))).toBe(lostOf(one));
    expect(one.story.filter(({ to }) => to === 'pieces_lost')).toHaveLength(lostOf(one) > 0 ? 1 : 0);
  }
  expect(moved('onHand', 'counted', 'corrected')).toBe(ledger.counted);
  expect(moved('onHand', 'returned')).toBe(restockedIn(ledger));
  expect(moved('onHand', 'held', 'released', ...internalCauses)).toBe(0);
  // What moved for an order names it.
  const named = lines.filter(({ why }) => !internal.has(why) && why !== 'opening');
  for (const { why, of } of named)
    expect(of !== undefined || why === 'counted' || why === 'corrected').toBe(true);
}

type Books = Pick<Looked, 'found' | 'forNoFault'>;

/** Orders that still use their vouchers: not called off, and not gone back whole through the shop's fault. */
const usingVouchers = ({ found, forNoFault }: Books) =>
  found.filter(
    ({ order: { id, stock, status } }) =>
      stock !== 'released' && (status !== 'refunded' || forNoFault.has(id)),
  );

/** Spent by the one order that shows them, and by no order that was called off or came back. */
function checkVouchers({ wallet, ...books }: Pick<Looked, 'wallet'> & Books): void {
  for (const voucher of wallet) {
    const holders = usingVouchers(books).filter(
      ({ order: { vouchers, userId } }) =>
        userId === voucher.userId && vouchers.some(({ id }) => id === voucher.id),
    );
    expect(holders.map(({ order }) => order.id)).toEqual(voucher.orderId ? [voucher.orderId] : []);
  }
}

/** Uses of a voucher in orders that stand; `also` where a voucher before it in the order is of the same campaign. */
function usesOf(id: string, books: Books) {
  return usingVouchers(books).flatMap(({ order: { total, vouchers } }) =>
    vouchers.flatMap(({ voucherId, campaignId, discountAmount }, place) => {
      const before = vouchers.slice(0, place).map((other) => other.campaignId);
      const also = campaignId !== null && before.includes(campaignId);
      return voucherId === id ? [{ total, discountAmount, also }] : [];
    }),
  );
}

/** What a voucher is said to have cost is what stands in orders, and no more of them have it than may. */
function checkTallies({ vouchers, ...books }: Pick<Looked, 'vouchers'> & Books): void {
  for (const { id, used, cost, revenue, alsoUsed, alsoRevenue, useLimit, wasUsed } of vouchers) {
    const uses = usesOf(id, books);
    const shared = uses.filter(({ also }) => also);
    expect(used).toBe(uses.length);
    expect(cost).toBe(sum(uses.map(({ discountAmount }) => discountAmount)));
    expect(revenue).toBe(sum(uses.map(({ total }) => total)));
    expect([alsoUsed, alsoRevenue]).toEqual([shared.length, sum(shared.map(({ total }) => total))]);
    expect(used).toBeLessThanOrEqual(useLimit ?? Infinity);
    if (used > 0) expect(wasUsed).toBe(true);
  }
  // What some order used stays in the books.
  const known = new Set(vouchers.map(({ id }) => id));
  const spent = books.found.flatMap(({ order }) => order.vouchers.map(({ voucherId }) => voucherId ?? ''));
  expect(spent.filter((id) => !known.has(id))).toEqual([]);
}

const arrivals = ['paid', 'deposit', 'underpaid', 'surplus', 'late_payment'];

/** What of an order's money its story tells, by whom. */
const toldBy = (story: Found['story'], by: 'staff' | 'provider' | 'carrier', of = arrivals) =>
  sum(
    story
      .filter((line) => line.kind === 'payment' && line.by === by && of.includes(line.to ?? ''))
      .map(({ note }) => Number(note)),
  );

/** What an order holds is what its lines are made of, and what each part costs adds up to its line. */
function checkPieces({ order: { items, holdings, pieces } }: Found): void {
  const goods = new Set(holdings.map(({ productId }) => productId));
  const wanted = piecesOfLines(items).filter(({ productId }) => goods.has(productId));
  expect(sum(holdings.map(({ quantity }) => quantity))).toBe(sum(wanted.map(({ quantity }) => quantity)));
  expect(wanted).not.toEqual([]);
  if (pieces !== undefined) expect(sum(holdings.map(({ quantity }) => quantity))).toBe(pieces);
  for (const { parts = [], unitTotal } of items) {
    for (const { share } of parts) expect(share).toBeGreaterThanOrEqual(0);
    if (parts.length > 0) expect(sum(parts.map(({ share }) => share))).toBe(unitTotal);
  }
}

/** No đồng is made or lost: what came is what banks sent, carriers paid out and staff took, and it is kept, owed or gone back. */
function checkMoney({ order, story }: Found, { ledger, carried, counted, sentBack: sent }: Looked): void {
  const told = [ledger.banked, carried, counted].map((by) => by.get(order.id) ?? 0);
  const banked = sum(told);
  const { paidAmount, refundedAmount, refundDue, paybacks, paymentStatus, status, total, flags } = order;
  const takenOff = toldBy(story, 'staff', ['taken_off']);
  const collected = carried.get(order.id) ?? 0;
  expect(toldBy(story, 'carrier')).toBe(collected);
  expect(toldBy(story, 'provider') - takenOff).toBe(banked - collected);
  expect(paidAmount).toBe(banked + toldBy(story, 'staff') + carriedTo(order));
  const sentBack = [...sent.values()].filter(({ orderId }) => orderId === order.id);
  expect(toldBy(story, 'staff', ['refunded'])).toBe(sum(sentBack.map(({ amount }) => amount)));
  expect(sum(paybacks.filter(({ paidAt }) => !paidAt).map(({ amount }) => amount))).toBe(refundDue);
  expect(sum(paybacks.filter(({ paidAt }) => paidAt).map(({ amount }) => amount))).toBe(refundedAmount);
  expect(Math.min(refundDue, refundedAmount, moneyHeld(order))).toBeGreaterThanOrEqual(0);
  expect(flags.includes('refund_due')).toBe(refundDue > 0);
  // Nothing of an order that came to nothing is kept, and of one that is paid exactly what it costs in the end.
  if (order.stock === 'released') expect(moneyHeld(order)).toBe(0);
  else if (paymentStatus === 'paid') expect(moneyHeld(order)).toBe(priceOf(order));
  if (paymentStatus === 'paid' && total > 0) expect(paidAmount).toBeGreaterThan(0);
  // What a refund is taking back already does not pay for an order that has gone on since.
  const leaving = sum(paybacks.filter((line) => !line.paidAt && line.refundId).map(({ amount }) => amount));
  if (needsCover[status] && paidAmount - refundedAmount - leaving >= total) expect(missingOf(order)).toBe(0);
  // Nobody is paid for goods that came back more than they cost.
  expect(order.returnedAmount).toBeLessThanOrEqual(total);
  const back = sum(paybacks.filter(({ cause }) => cause === 'return').map(({ amount }) => amount));
  expect(back).toBeLessThanOrEqual(order.returnedAmount);
}

/** An order is only worked on with its money, or with what stands for it. */
function checkState({ order, payments, story }: Found, found: Looked['found']): void {
  const { status, cancelReason, paymentStatus, credit, flags } = order;
  if (needsCover[status]) expect(coverOf(order)).toBeDefined();
  expect(flags.includes('on_credit')).toBe(credit !== null);
  // The clock never calls off what was paid, only what is paid later.
  if (cancelReason === 'unpaid' || cancelReason === 'unproven') expect(paymentStatus).not.toBe('paid');
  const cameBack = story.some(({ kind, to }) => kind === 'status' && to === 'returned');
  expect(order.stock === 'released').toBe(cancelReason !== null || cameBack);
  // One attempt pays an order, after one for its deposit; what it costs more after an edit is paid by another.
  const raises = order.edits.filter(({ from, to }) => to > from).length + Number(order.deposit !== undefined);
  expect(payments.filter((payment) => payment.status === 'succeeded').length).toBeLessThanOrEqual(1 + raises);
  // What paid an order is refunded when nothing of its money is left, and not before.
  const isAllBack = order.paidAmount > 0 && order.refundDue === 0 && moneyHeld(order) === 0;
  const paid = payments.filter((payment) => payment.status === 'succeeded');
  // What pays for other goods is with the shop: then what paid it stays paid.
  const isElsewhere = carriedFrom(order.id, found) > 0;
  if (isAllBack && !isElsewhere) expect(paid).toEqual([]);
  if (isElsewhere) expect(payments.filter((payment) => payment.status === 'refunded')).toEqual([]);
  if (payments.some((payment) => payment.status === 'refunded')) expect(moneyHeld(order)).toBe(0);
  if (status === 'cancelled' || status === 'returned')
    expect(payments.filter((payment) => isLive(payment.status))).toEqual([]);
  expect(payments.filter((payment) => isLive(payment.status)).length).toBeLessThanOrEqual(1);
  // Its story is whole: each step begins where the last one ended.
  const steps = story.filter(({ kind }) => kind === 'status');
  expect(steps.map(({ from }) => from)).toEqual([null, ...steps.slice(0, -1).map(({ to }) => to)]);
  expect(steps.at(-1)?.to).toBe(status);
}

/** Who waits, for money or for a proof, waits by exactly one clock, and nobody else does. */
function checkClocks({ dues, found }: Looked): void {
  const waiting = found.flatMap(({ order }) =>
    order.unpaidUntil ? [`${order.unpaidUntil} ${order.id}`] : [],
  );
  const set = dues.map(({ at, of }) => `${at} ${of}`);
  expect(set.toSorted()).toEqual(waiting.toSorted());
  for (const { order } of found) expect(order.unpaidUntil !== null).toBe(order.status === 'draft');
}

/** What holds after everything, whatever happened. */
export function checkAll(looked: Looked, start: Start): void {
  checkStock(looked, start);
  checkLedger(looked, start);
  checkVouchers(looked);
  checkTallies(looked);
  checkClocks(looked);
  checkOpenCash(looked);
  checkConserved(looked);
  checkReturns(looked);
  checkOthers(looked);
  checkInvoices(looked);
  checkProviders(looked);
  for (const found of looked.found) {
    checkMoney(found, looked);
    checkState(found, looked.found);
    checkSteps(found);
    checkMails(found, looked.mails);
    checkPieces(found);
    checkProof(found, looked.ledger);
    checkDeposit(found);
  }
}
