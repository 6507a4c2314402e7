import { expect } from 'vitest';
import { type ReturnStatus, returnTransitions, setsFree } from '#shared/returns/return-status.ts';
import { isPaidFor } from './exchange-invariants.ts';
import type { Looked } from './order-world.ts';

type Returned = Looked['returns'][number];
type Order = Looked['found'][number]['order'];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const moves = ({ steps }: Returned) => steps.filter(({ from, to }) => from !== to);
const timesAt = (returned: Returned, status: ReturnStatus) =>
  moves(returned).filter(({ to }) => to === status).length;

/** What was sent in its place came to nothing, and it is looked at anew. */
const isLookedAtAnew = (from: string | null, to: string) => from === 'exchanged' && to === 'inspected';

/** Each step is one its table knows, and they lead to where it stands: steps of one moment have no order. */
function checkWay(returned: Returned): void {
  const steps = moves(returned);
  for (const { from, to } of steps) {
    const allowed: readonly string[] = from === null ? ['requested'] : returnTransitions[from];
    const isLegal = allowed.includes(to) || isLookedAtAnew(from, to);
    expect(isLegal ? 'legal' : `${from} → ${to}`).toBe('legal');
  }
  for (const status of Object.keys(returnTransitions)) {
    const came = steps.filter(({ to }) => to === status).length;
    const left = steps.filter(({ from }) => from === status).length;
    expect([status, came - left]).toEqual([status, returned.stored.status === status ? 1 : 0]);
  }
  for (const step of ['requested', 'approved', 'received', 'rejected', 'cancelled', 'closed'] as const)
    expect(timesAt(returned, step)).toBeLessThanOrEqual(1);
}

/** Nobody gives back more than was bought, and the order's count of it says the same. */
function checkPieces(
  { order }: Looked['found'][number],
  own: readonly Returned[],
  tallies: Looked['tallies'],
) {
  const tally = tallies.get(order.id);
  for (const { id, quantity } of order.items) {
    const pieces = (of: readonly Returned[], count: (item: Returned['stored']['items'][number]) => number) =>
      sum(of.flatMap(({ stored }) => stored.items.filter(({ itemId }) => itemId === id).map(count)));
    const held = pieces(
      own.filter(({ stored }) => !setsFree(stored.status)),
      (item) => item.quantity,
    );
    const paidFor = pieces(
      own.filter((one) => timesAt(one, 'refunded') > 0),
      (item) => item.passed ?? 0,
    );
    expect(held).toBeLessThanOrEqual(quantity);
    expect([tally?.held[id] ?? 0, tally?.refunded[id] ?? 0]).toEqual([held, paidFor]);
  }
}

/** What it is worth in money as it stands: nothing before somebody has looked, and nothing for the same goods. */
const earns = ({ stored }: Returned) => isPaidFor(stored);

/** At most what was paid for pieces that passed, and their share of the shipping where the shop was at fault. */
function maxFor({ stored }: Returned, paying: Order): number {
  const off = (isShipping: boolean) =>
    sum(
      paying.vouchers
        .filter(({ type }) => (type === 'free_shipping') === isShipping)
        .map(({ discountAmount }) => discountAmount),
    );
  const worth = sum(stored.items.map(({ unitTotal, quantity, passed }) => unitTotal * (passed ?? quantity)));
  const goods = paying.subtotal - off(false) - (paying.discount?.amount ?? 0);
  const shipping = stored.effects?.fault === 'buyer' ? 0 : paying.shippingFee - off(true);
  return Math.floor(((Math.max(0, goods) + Math.max(0, shipping)) * worth) / paying.subtotal);
}

/** What goes back for a return is what passed, never more, and of the order that was paid. */
function checkReturnMoney(paying: Order, own: readonly Returned[], refunds: Looked['refunds']): void {
  expect(paying.returnedAmount).toBe(sum(own.filter(earns).map(({ stored }) => stored.refundAmount)));
  const shipping = own.filter(earns).map(({ stored }) => stored.effects?.shipping ?? 0);
  expect(paying.returnedShipping ?? 0).toBe(sum(shipping));
  for (const returned of own) {
    const { id, refundAmount } = returned.stored;
    expect(refundAmount).toBeLessThanOrEqual(maxFor(returned, paying));
    const most = earns(returned) ? refundAmount : 0;
    const back = paying.paybacks.filter(({ returnId }) => returnId === id);
    expect(sum(back.map(({ amount }) => amount))).toBeLessThanOrEqual(most);
    const asked = refunds.filter(({ returnId, status }) => returnId === id && status !== 'rejected');
    for (const { orderId } of asked) expect(orderId).toBe(paying.id);
    expect(sum(asked.map(({ amount }) => amount))).toBeLessThanOrEqual(most);
    if (timesAt(returned, 'refunded') > 0) expect(back.every(({ paidAt }) => paidAt !== null)).toBe(true);
  }
}

/** Who gets the same goods again gets one order of them; who gets money, or other goods for that, gets none. */
function checkExchange(returned: Returned, found: Looked['found']): void {
  const { id, status, resolution, replacement, qaResult, items, exchange } = returned.stored;
  const made = found.map(({ order }) => order).filter(({ replaces }) => replaces?.returnId === id);
  expect(made).toHaveLength(timesAt(returned, 'exchanged') - (exchange ? 1 : 0));
  const standing = made.filter(({ stock }) => stock !== 'released').map((order) => order.id);
  const isExchanged =
    status === 'exchanged' || (status === 'closed' && resolution === 'exchange' && qaResult !== 'failed');
  // What was sent for its money is another order: see exchange-invariants.
  if (exchange) expect(standing).toEqual([]);
  else if (isExchanged) {
    expect(made.map((order) => order.id)).toContain(replacement?.id);
    expect(standing.filter((order) => order !== replacement?.id)).toEqual([]);
  } else expect([replacement, standing]).toEqual([null, []]);
  for (const order of made) {
    expect([order.total, order.returnedAmount, order.vouchers.length]).toEqual([0, 0, 0]);
    expect(order.totalQuantity).toBe(sum(items.map(({ passed }) => passed ?? 0)));
  }
}

/** What was laid back moved the shelf once, in its name. */
function checkRestocked({ stored }: Returned, { lines, ledger }: Pick<Looked, 'lines' | 'ledger'>): void {
  const own = lines.filter(({ of }) => of?.kind === 'return' && of.id === stored.id);
  const { restocked = 0, passed = 0 } = ledger.looked.get(stored.id) ?? {};
  expect(own.map(({ before, after }) => after.onHand - before.onHand)).toEqual(
    restocked > 0 ? [restocked] : [],
  );
  expect(sum(stored.items.map((item) => item.passed ?? 0))).toBe(passed);
}

const silentSteps: readonly string[] = ['returning', 'closed'];

/** Its buyer is written to once of each step that is worth it; of money that went back the order's own mail tells. */
function checkReturnMails(returned: Returned, { mails, found }: Looked): void {
  const { id, code, orderId, qaResult, createdAt, endedAt, createdById = '' } = returned.stored;
  const isPaid = found.some(({ order }) =>
    order.paybacks.some(({ returnId, paidAt }) => returnId === id && paidAt !== null),
  );
  const own = mails.filter(
    (mail) =>
      mail.template === 'return-changed' && mail.orderId === orderId && mail.note?.includes(code) === true,
  );
  // Of what was given back at the door nobody is written to: whoever did so stood there.
  const atDoor = createdById.startsWith('packer');
  const tellsNot = (from: string | null, to: string) =>
    atDoor &&
    (to !== 'refunded' || endedAt === createdAt) &&
    ['requested', 'approved', 'received', 'refunded'].includes(to) &&
    from !== 'exchanged';
  const told = moves(returned).filter(({ from, to }) => {
    if (tellsNot(from, to)) return false;
    if (to === 'inspected') return from === 'received' && qaResult !== 'passed';
    return !(silentSteps.includes(to) || (to === 'refunded' && isPaid));
  });
  expect(own).toHaveLength(told.length);
}

/** What holds of returns, whoever works on them at the same moment. */
export function checkReturns(looked: Looked): void {
  const { found, returns, refunds, mails, tallies } = looked;
  for (const returned of returns) {
    checkWay(returned);
    checkExchange(returned, found);
    checkRestocked(returned, looked);
    checkReturnMails(returned, looked);
  }
  const rootOf = new Map(found.map(({ order }) => [order.id, order.replaces?.orderId ?? order.id] as const));
  for (const one of found) {
    const { id } = one.order;
    checkPieces(
      one,
      returns.filter(({ stored }) => stored.orderId === id),
      tallies,
    );
    const paidHere = returns.filter(({ stored }) => rootOf.get(stored.orderId) === id);
    if (!one.order.replaces) checkReturnMoney(one.order, paidHere, refunds);
  }
  const ofReturns = mails.filter(({ template }) => template === 'return-changed');
  const known = returns.map(({ stored }) => stored.code);
  expect(ofReturns.filter(({ note = '' }) => !known.some((code) => note.includes(code)))).toEqual([]);
}
