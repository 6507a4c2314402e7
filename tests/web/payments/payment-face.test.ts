import { describe, expect, it } from 'vitest';
import type { Payment } from '#shared/payments/payment.ts';
import { pollingPause } from '#web/features/payments/api/payment-queries.ts';
import {
  isPaidLate,
  faceOf,
  surplusOf,
  wasPaidLate,
  type Face,
} from '#web/features/payments/rules/payment-face.ts';
import { payerOf, readPaymentSearch } from '#web/features/payments/rules/payer.ts';
import { paymentOfReturn } from '#web/features/payments/rules/vnpay-return.ts';
import { nextKey, paymentChoiceOf } from '#web/features/payments/rules/payment-method-choices.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const aPayment = (change: Partial<Payment> = {}): Payment =>
  ({
    id: '01JD0000000000000000000000-001',
    provider: 'vietqr',
    method: 'transfer',
    status: 'pending',
    reason: null,
    amount: 100_000,
    received: 0,
    missing: 100_000,
    succeededAt: null,
    expiresAt: '2026-11-21T08:15:00.000Z',
    redirectUrl: null,
    ...change,
  }) as Payment;

describe('what a payment looks like', () => {
  it.each<[Face, Partial<Payment>]>([
    ['qr', {}],
    ['underpaid', { received: 40_000, missing: 60_000 }],
    ['expired', { expiresAt: '2026-11-21T08:00:00.000Z' }],
    ['expired', { status: 'failed', reason: 'expired' }],
    // The shop still waits for it ten minutes after: it is our clock that is wrong.
    ['qr', { expiresAt: '2026-11-21T07:50:00.000Z' }],
    ['superseded', { status: 'cancelled', reason: 'superseded' }],
    ['cancelled', { status: 'cancelled', reason: 'cancelled' }],
    ['declined', { status: 'failed', reason: 'declined' }],
    ['declined', { status: 'failed', reason: null }],
    ['succeeded', { status: 'succeeded', expiresAt: '2026-11-21T07:00:00.000Z' }],
    ['refunded', { status: 'refunded' }],
    ['redirect', { provider: 'vnpay', method: 'wallet', redirectUrl: 'https://x' }],
    ['unopened', { provider: 'stripe', method: 'card', status: 'created' }],
    ['held', { provider: 'vnpay', reason: 'held', expiresAt: '2026-11-21T07:00:00.000Z' }],
    ['counter', { provider: null, method: 'cash', status: 'created', expiresAt: null }],
  ])('%s: %j', (face, change) => {
    expect(faceOf(aPayment(change), now)).toBe(face);
  });

  it('late money is noticed, counted or not', () => {
    expect(isPaidLate(aPayment({ status: 'failed', reason: 'expired', received: 100_000 }))).toBe(true);
    expect(isPaidLate(aPayment({ received: 10 }))).toBe(false);
    expect(wasPaidLate(aPayment({ status: 'succeeded', succeededAt: '2026-11-21T08:15:01.000Z' }))).toBe(
      true,
    );
  });

  it('too much is named', () => {
    expect(surplusOf(aPayment({ status: 'succeeded', received: 120_000 }))).toBe(20_000);
    expect(surplusOf(aPayment({ status: 'succeeded', received: 0 }))).toBe(0);
  });
});

describe('asking again', () => {
  it.each<[Payment['status'], number | false]>([
    ['pending', 3000],
    ['created', false],
    ['succeeded', false],
    ['failed', false],
    ['cancelled', false],
    ['refunded', false],
  ])('%s: %s', (status, pause) => {
    expect(pollingPause(aPayment({ status }))).toBe(pause);
  });

  it('before the first answer there is nothing to repeat', () => {
    expect(pollingPause(undefined)).toBe(false);
  });
});

describe('who pays', () => {
  const nobody = { signedIn: false, guestSession: undefined, remembered: {} };
  it.each([
    [
      'what this tab knows of the order first',
      { signedIn: true, remembered: { token: 't' } },
      { kind: 'guest', proof: { token: 't' } },
    ],
    ['then who is signed in', { signedIn: true, guestSession: 's' }, { kind: 'member' }],
    ['then this browser’s cart', { guestSession: 's' }, { kind: 'guest', proof: { sessionId: 's' } }],
    [
      'with the cart beside what is known',
      { guestSession: 's', remembered: { code: 'CL1', phone: '09' } },
      { kind: 'guest', proof: { sessionId: 's', code: 'CL1', phone: '09' } },
    ],
    ['else nobody', {}, undefined],
  ])('%s', (_name, known, expected) => {
    expect(payerOf({ ...nobody, ...known })).toEqual(expected);
  });

  it('reads addresses as people and the router write them', () => {
    expect(
      readPaymentSearch({ email: ' a@b.vn ', phone: 912345678, fresh: true, returned: 24, x: 1 }),
    ).toEqual({ fresh: true, returned: '24' });
  });
});

describe('back from VNPay', () => {
  it.each([
    [
      { paymentId: 'p-001', vnp_ResponseCode: '00' },
      { id: 'p-001', returned: '00' },
    ],
    [
      { paymentId: 'p-001', vnp_ResponseCode: 24 },
      { id: 'p-001', returned: '24' },
    ],
    [{ paymentId: 'p-001' }, { id: 'p-001', returned: 'back' }],
    [{ vnp_ResponseCode: '00' }, undefined],
    [{ paymentId: ['x'] }, undefined],
  ])('%j', (search, expected) => {
    expect(paymentOfReturn(search)).toEqual(expected);
  });
});

it('one press, one attempt: the key says which payment it follows and how', () => {
  expect(nextKey(aPayment(), 'wallet')).toMatch(/^[0-9A-Za-z-]{8,64}$/);
  expect(nextKey(aPayment(), 'wallet')).not.toBe(nextKey(aPayment(), 'card'));
  expect(paymentChoiceOf('voucher')).toBe('transfer');
});
