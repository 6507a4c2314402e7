import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Payment } from '#shared/payments/payment.ts';
import type * as Calls from '#web/features/payments/api/payment-calls.ts';
import { aBrowser, aServer } from '../platform/fake-browser.ts';

const payment = { id: '01JD0000000000000000000000-001', orderId: '01JD0000000000000000000000' } as Payment;
const member = { kind: 'member' } as const;
const guest = { kind: 'guest', proof: { email: 'lan@cholang.vn' } } as const;
const start = { payment, way: 'transfer', locale: 'vi' } as const;

let calls: typeof Calls;
beforeEach(async () => {
  const { stored } = await aBrowser();
  calls = await import('#web/features/payments/api/payment-calls.ts');
  stored.set('cholang-session', JSON.stringify({ accessToken: 'a', refreshToken: 'r', username: 'lan' }));
});
afterEach(() => vi.unstubAllGlobals());

const signal = () => new AbortController().signal;
const helpers: [string, () => Promise<unknown>][] = [
  ['get payment status', () => calls.readPayment(payment.id, member, signal())],
  ['get payment status', () => calls.readPayment(payment.id, guest, signal())],
  ['list payments', () => calls.readAttempts(payment.orderId, member, signal())],
  ['create payment', () => calls.startPayment(start, member)],
  ['create guest payment', () => calls.startPayment(start, guest)],
  ['verify payment', () => calls.checkPayment(payment.id, member)],
];

it.each(helpers)('cannot %s: an answer without data is none', async (what, helper) => {
  aServer(() => ({ status: 200 }));
  await expect(helper()).rejects.toThrow(`Cannot ${what}`);
});

it('a guest proves the order with every call, without a token', async () => {
  const asked = aServer(() => ({ status: 201, body: payment }));
  await calls.startPayment(start, guest);
  const [call] = asked;
  expect(call?.path).toBe(`/api/public/orders/guest/${payment.orderId}/payments`);
  expect(call?.headers['x-cholang-proof']).toBe('email=lan%40cholang.vn');
  expect(call?.headers['authorization']).toBeUndefined();
  expect(call?.body).toEqual({
    method: 'transfer',
    provider: 'vietqr',
    idempotencyKey: `${payment.id}-transfer`,
    locale: 'vi',
  });
});

it('a new code names the payment whose place it takes', async () => {
  const asked = aServer(() => ({ status: 201, body: payment }));
  await calls.startPayment(start, member);
  expect(asked[0]?.path).toBe('/api/payments/create');
  expect(asked[0]?.body).toMatchObject({ orderId: payment.orderId, paymentId: payment.id });
});

it('whoever checks never says how it went', async () => {
  const asked = aServer(() => ({ status: 200, body: payment }));
  await calls.checkPayment(payment.id, member);
  expect(asked[0]?.body).toEqual({});
});
