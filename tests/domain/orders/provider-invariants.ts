import { expect } from 'vitest';
import type { StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import type { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import type { Ledger } from './doing-surroundings.ts';
import type { Looked } from './order-world.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** What the shop has counted of money that VNPay and Stripe told of, by order. */
export function countedOf(notices: readonly StoredNotice[]): Map<string | null, number> {
  const counted = new Map<string | null, number>();
  for (const { provider, verdict } of notices)
    if (verdict && verdict.amount > 0 && provider !== 'bank')
      counted.set(verdict.orderId, (counted.get(verdict.orderId) ?? 0) + verdict.amount);
  return counted;
}

/** What went back, by refund: what people transferred, as they did it, and what providers are said to have sent. */
export const sentBackOf = (
  refunds: readonly StoredRefund[],
  { sentBack }: Pick<Ledger, 'sentBack'>,
): Ledger['sentBack'] =>
  new Map([
    ...sentBack,
    ...refunds.flatMap(({ id, way, status, orderId, amount }) =>
      way !== 'bank' && status === 'succeeded' ? [[id, { orderId, amount }] as const] : [],
    ),
  ]);

/** What shoppers paid at providers for an order, whichever page they did it on. */
const paidFor = ({ payments }: Looked['found'][number], paid: Looked['paidThere']) =>
  sum(payments.map(({ code }) => paid.get(code) ?? 0));

/** Nothing is counted that was not paid, and what is said to have gone back has: once, and nothing else did. */
export function checkProviders({ found, counted, paidThere, sentThere, refunds }: Looked): void {
  for (const one of found)
    expect(counted.get(one.order.id) ?? 0).toBeLessThanOrEqual(paidFor(one, paidThere));
  expect(counted.has(null)).toBe(false);
  const asked = refunds.filter(({ way }) => way !== 'bank');
  for (const { id, status, amount } of asked) {
    const sent = sum(sentThere.filter(({ name }) => name.startsWith(id)).map((one) => one.amount));
    const least = status === 'succeeded' ? amount : 0;
    const most = status === 'succeeded' || status === 'processing' ? amount : 0;
    expect([id, status, least <= sent && sent <= most ? 'once' : sent]).toEqual([id, status, 'once']);
  }
  expect(sentThere.filter(({ name }) => !asked.some(({ id }) => name.startsWith(id)))).toEqual([]);
  for (const { payments } of found)
    for (const { provider, sentBack, received } of payments)
      if (provider !== 'vietqr') expect(sentBack).toBeLessThanOrEqual(received);
}

/** Once all was told or asked about: all that was paid is counted, and nothing is on its way back any more. */
export function checkAtRest({ found, counted, paidThere, refunds }: Looked): void {
  for (const one of found) expect(counted.get(one.order.id) ?? 0).toBe(paidFor(one, paidThere));
  const waiting = refunds.filter(({ way, status }) => way !== 'bank' && status === 'processing');
  expect(waiting.map(({ id }) => id)).toEqual([]);
}
