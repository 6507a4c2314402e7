import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { beginPayment, type PaymentStart } from '#functions/domain/payments/attempts/begin-payment.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { openPayment } from '#functions/domain/payments/attempts/open-payment.ts';
import { signVnpayAnswer, type VnpayFields } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { askProvider } from '#functions/domain/payments/settling/ask-provider.ts';
import { paidOut } from '#functions/domain/payments/settling/pay-back.ts';
import { verifyPayment } from '#functions/domain/payments/settling/verify-payment.ts';
import { verifyAsStaff } from '#functions/domain/payments/staff/work-on-payment.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { moneyShop } from '../support/money-shop.ts';
import { providerCalls, secret } from './provider-calls.ts';

const { calls, provider } = providerCalls();
const { origin } = config;
const silent = () => Promise.reject(new Error('socket hang up'));
const says = (body: object) => {
  provider.answer = () => Response.json(body);
};

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

/** An order that waits for its money by a card or a wallet. */
async function waiting(method: 'card' | 'wallet', given: Partial<StoredPayment> = {}) {
  const shop = await moneyShop();
  const { id, payment } = await shop.anOrder({ paymentMethod: method }, { method });
  if (!payment) throw new Error('Nothing was begun');
  const now = { ...payment, ...given };
  await shop.table.write([put(paymentRecord.item(now))]);
  const choose = (start: PaymentStart) =>
    createPayment(shop.context, { order: { id, asker: shopRequester }, start, config });
  const notices = () => shop.rows().filter(({ entity }) => entity === 'payment-notice').length;
  const stands = async () => {
    const { status, reason, received } = await shop.paymentNow(payment.id);
    return [status, reason, received];
  };
  return { ...shop, id, payment: now, choose, notices, stands, ask: () => askProvider(shop.context, now) };
}

describe('the page on which a card is taken', () => {
  const page = { id: 'cs_1', url: 'https://stripe.test/pay' };
  const opened = { status: 'pending', redirectUrl: page.url, providerReference: 'cs_1' };

  it('is opened with its payment, and for no other way to pay', async () => {
    const shop = await waiting('wallet');
    says(page);
    expect(await shop.choose({ method: 'card' })).toMatchObject(opened);
    expect(calls).toHaveLength(1);
    for (const method of ['transfer', 'cash', 'wallet'] as const) await shop.choose({ method });
    expect(calls).toHaveLength(1);
  });

  it('is opened the next time where Stripe does not answer: the order waits by that payment', async () => {
    const shop = await waiting('wallet');
    const start = { method: 'card', idempotencyKey: 'k1' } as const;
    provider.answer = silent;
    expect(await refusalOf(shop.choose(start))).toBe('PROVIDER_UNAVAILABLE');
    const { paymentId } = await shop.orderNow(shop.id);
    expect(await shop.paymentNow(paymentId ?? '')).toMatchObject({ status: 'created', redirectUrl: null });
    says({ id: 'cs_1' });
    expect(await refusalOf(shop.choose(start))).toBe('PROVIDER_UNAVAILABLE');
    says(page);
    expect(await shop.choose(start)).toMatchObject({ id: paymentId, ...opened });
  });

  it('is no matter of an order that is placed: its payment stays as it is where Stripe does not answer', async () => {
    const shop = await waiting('card');
    provider.answer = silent;
    expect(await openPayment(shop.context, { payment: shop.payment, origin })).toBe(shop.payment);
  });

  it('is the one that somebody else opened at the same moment', async () => {
    const shop = await waiting('card');
    provider.answer = ({ headers }) =>
      Response.json({ ...page, id: `cs_${calls.length}`, key: headers.get('idempotency-key') });
    const asked = { payment: shop.payment, origin };
    const crossed = meanwhile(shop.table, () => openPayment(shop.context, asked));
    // Only what was read may be crossed.
    await paymentRecord.find(crossed.table, { id: shop.payment.id });
    const found = await openPayment(shop.contextAt(crossed.table), asked);
    expect([crossed.happened(), found.status, found.providerReference]).toEqual([true, 'pending', 'cs_2']);
    // A payment that is not kept is answered as it was asked for.
    const { payment } = beginPayment(aWaitingOrder(), { method: 'card' }, { config, at: shop.clock.now });
    expect(await openPayment(shop.context, { payment, origin })).toBe(payment);
  });
});

describe('VNPay, asked how a payment stands', () => {
  const answers = ({ payment }: { payment: StoredPayment }, fields: VnpayFields) => {
    const all = { vnp_ResponseCode: '00', vnp_TxnRef: payment.code, vnp_TransactionNo: '14', ...fields };
    says({ ...all, vnp_SecureHash: signVnpayAnswer(all, secret) });
  };

  it.each<[string, VnpayFields, unknown[], kept: number]>([
    [
      'that it was paid',
      { vnp_TransactionStatus: '00', vnp_Amount: '18000000' },
      ['succeeded', null, 180_000],
      1,
    ],
    ['that it was refused', { vnp_TransactionStatus: '02' }, ['failed', 'declined', 0], 1],
    ['that it goes on', { vnp_TransactionStatus: '01' }, ['pending', null, 0], 0],
    ['that it never saw it', { vnp_ResponseCode: '91' }, ['pending', null, 0], 0],
    [
      'that money of it went back',
      { vnp_TransactionStatus: '00', vnp_TransactionType: '02', vnp_Amount: '18000000' },
      ['pending', null, 0],
      0,
    ],
  ])('says %s, and that is what becomes of it, once', async (_, fields, stands, kept) => {
    const shop = await waiting('wallet');
    answers(shop, fields);
    await shop.ask();
    await shop.ask();
    expect([await shop.stands(), shop.notices()]).toEqual([stands, kept]);
  });
});

it('whoever waits for a payment, or works on it, has its provider asked', async () => {
  const paid = async (ask: (shop: Awaited<ReturnType<typeof waiting>>) => Promise<unknown>) => {
    const shop = await waiting('wallet');
    const fields = {
      vnp_ResponseCode: '00',
      vnp_TxnRef: shop.payment.code,
      vnp_TransactionNo: '14',
      vnp_TransactionStatus: '00',
      vnp_Amount: '18000000',
    };
    says({ ...fields, vnp_SecureHash: signVnpayAnswer(fields, secret) });
    await ask(shop);
    return shop.stands();
  };
  const succeeded = ['succeeded', null, 180_000];
  expect(await paid(({ context, payment }) => verifyPayment(context, { payment, simulates: false }))).toEqual(
    succeeded,
  );
  expect(await paid(({ context, payment }) => verifyAsStaff(context, payment.id))).toEqual(succeeded);
});

it('a payment has sent as much as went back by it, and is refunded with the last of it', async () => {
  const shop = await waiting('wallet');
  const { id: paymentId, code } = shop.payment;
  await shop.comes({ amount: 180_000, content: code });
  const order = await shop.orderNow(shop.id);
  const sends = async (amount: number, refundedAmount: number) => {
    const writes = await paidOut(shop.context, { ...order, refundedAmount }, { paymentId, amount });
    await shop.table.write(writes);
    const { status, sentBack } = await shop.paymentNow(paymentId);
    return [status, sentBack];
  };
  expect(await sends(80_000, 80_000)).toEqual(['succeeded', 80_000]);
  expect(await sends(100_000, 180_000)).toEqual(['refunded', 180_000]);
});

describe('Stripe, asked how a payment stands', () => {
  const page = {
    id: 'cs_1',
    payment_intent: 'pi_1',
    amount_total: 180_000,
    currency: 'vnd',
    livemode: false,
  };

  it.each<[string, object, unknown[], kept: number]>([
    ['that it was paid', { status: 'complete', payment_status: 'paid' }, ['succeeded', null, 180_000], 1],
    ['that its page ran out', { status: 'expired' }, ['failed', 'expired', 0], 1],
    ['that its page is open', { status: 'open', payment_status: 'unpaid' }, ['pending', null, 0], 0],
  ])('says %s, and that is what becomes of it, once', async (_, fields, stands, kept) => {
    const shop = await waiting('card', { status: 'pending', providerReference: 'cs_1' });
    says({ ...page, client_reference_id: shop.payment.code, ...fields });
    await shop.ask();
    await shop.ask();
    expect([await shop.stands(), shop.notices()]).toEqual([stands, kept]);
  });

  it('is not asked of a page that was never opened, nor is anybody of a transfer', async () => {
    const shop = await waiting('card');
    await shop.ask();
    await askProvider(shop.context, { ...shop.payment, provider: 'vietqr', providerReference: 'cs_1' });
    expect([calls, shop.notices()]).toEqual([[], 0]);
  });
});
