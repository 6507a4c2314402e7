import { describe, expect, it, vi } from 'vitest';
import { receiveBank } from '#functions/domain/payments/notices/receive-bank.ts';
import { receiveStripe } from '#functions/domain/payments/notices/receive-stripe.ts';
import { receiveVnpay } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { signBody } from '#functions/domain/payments/providers/signed-webhook.ts';
import { signVnpay, type VnpayFields } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { providerLists } from '#tests/domain/reconciliation/provider-lists.ts';
import { moneyShop } from '../support/money-shop.ts';

const secret = 'a-secret-only-the-lists-know';

async function shop() {
  vi.spyOn(log, 'info').mockReturnValue();
  providerLists();
  vi.stubEnv('BANK_SECRET_ID', 'lists/secret');
  vi.stubEnv('STRIPE_NOTICES_SECRET_ID', 'lists/secret');
  const it = await moneyShop();
  const notices = () => it.rows().filter(({ entity }) => entity === 'payment-notice');
  return { ...it, notices };
}

describe('a notice of VNPay', () => {
  async function atVnpay(given: Partial<StoredPayment> = {}) {
    const it = await shop();
    const order = await it.anOrder(
      { paymentMethod: 'wallet', paymentProvider: 'vnpay' },
      { method: 'wallet' },
    );
    const payment = await it.paymentNow(order.payment?.id ?? '');
    await it.table.write([put(paymentRecord.item({ ...payment, ...given, version: 2 }))]);
    const told = (fields: VnpayFields = {}, signedWith = secret) => {
      const all: VnpayFields = {
        vnp_TmnCode: 'T',
        vnp_TxnRef: order.paymentCode,
        vnp_Amount: '18000000',
        vnp_TransactionNo: '14',
        vnp_ResponseCode: '00',
        vnp_TransactionStatus: '00',
        ...fields,
      };
      const signed = new URLSearchParams({ ...all, vnp_SecureHash: signVnpay(all, signedWith) });
      return receiveVnpay(it.context, signed.toString());
    };
    return { ...it, order, told };
  }

  it.each<[string, VnpayFields, string, number]>([
    ['as it should be', {}, '00', 1],
    ['of a payment that failed', { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }, '00', 1],
    ['of another shop', { vnp_TmnCode: 'X' }, '97', 0],
    ['without an answer', { vnp_ResponseCode: '' }, '99', 0],
    ['without a state', { vnp_TransactionStatus: '' }, '99', 0],
    ['without a number', { vnp_TransactionNo: '' }, '99', 0],
    ['that is an address to pay at', { vnp_Command: 'pay' }, '99', 0],
    ['of a code nobody knows', { vnp_TxnRef: 'TT222222222' }, '01', 0],
    ['of a đồng less', { vnp_Amount: '17999900' }, '04', 0],
  ])('%s is answered in its own words', async (_, fields, code, kept) => {
    const it = await atVnpay();
    expect((await it.told(fields)).RspCode).toBe(code);
    expect(it.notices()).toHaveLength(kept);
  });

  it('signed with another secret is refused', async () => {
    const it = await atVnpay();
    expect((await it.told({}, 'another-secret-of-others')).RspCode).toBe('97');
  });

  it('of a payment that is no VNPay’s is of none', async () => {
    const it = await atVnpay({ provider: 'vietqr' });
    expect((await it.told()).RspCode).toBe('01');
  });

  it.each([
    ['pending', '00', '00'],
    ['failed', '00', '02'],
    ['cancelled', '00', '02'],
    ['succeeded', '02', '02'],
    ['refunded', '00', '02'],
  ] as const)('for a payment that is %s is taken, and told a second time', async (status, first, second) => {
    const it = await atVnpay({ status });
    expect([(await it.told()).RspCode, (await it.told()).RspCode]).toEqual([first, second]);
    expect(it.notices()).toHaveLength(1);
  });
});

describe('a notice at the other doors', () => {
  const stamped = (text: string) => {
    const body = new TextEncoder().encode(text);
    const timestamp = String(Date.parse('2026-11-20T03:00:00.000Z') / 1000);
    return { body, timestamp, signature: signBody(timestamp, body, secret) };
  };
  const atBank = (text: string, forge = false) => {
    const { body, timestamp, signature } = stamped(text);
    const given = forge ? '0'.repeat(64) : signature;
    return { body, headers: { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': `sha256=${given}` } };
  };
  const atStripe = (text: string) => {
    const { body, timestamp, signature } = stamped(text);
    return { body, headers: { 'stripe-signature': `t=${timestamp},v1=${signature}` } };
  };
  const transfer = { id: 7, accountNumber: '1', transferType: 'in', transferAmount: 5_000 };

  it('is kept once, in the queue of the order it names', async () => {
    const it = await shop();
    const order = await it.anOrder({}, { method: 'transfer' });
    const told = atBank(JSON.stringify({ ...transfer, content: order.paymentCode }));
    expect(await receiveBank(it.context, told)).toEqual({ success: true });
    await receiveBank(it.context, told);
    expect(it.notices()).toMatchObject([{ id: 'bank:7', group: order.id }]);
    await receiveBank(it.context, atBank(JSON.stringify({ ...transfer, id: 8 })));
    expect(it.notices()[1]).toMatchObject({ id: 'bank:8', group: 'bank:8' });
  });

  it('of Stripe is kept by its event, in the queue of the order its card paid for', async () => {
    const it = await shop();
    const order = await it.anOrder({ paymentMethod: 'card', paymentProvider: 'stripe' }, { method: 'card' });
    const object = {
      id: 'pi',
      amount_received: 1,
      currency: 'vnd',
      metadata: { paymentCode: order.paymentCode },
    };
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', data: { object } };
    expect(await receiveStripe(it.context, atStripe(JSON.stringify(event)))).toEqual({ received: true });
    await receiveStripe(it.context, atStripe(JSON.stringify({ ...event, id: 'evt_2', type: 'other' })));
    expect(it.notices()).toMatchObject([
      { id: 'stripe:evt_1', group: order.id },
      { id: 'stripe:evt_2', group: 'stripe:evt_2' },
    ]);
  });

  it.each([
    ['is signed by somebody else', JSON.stringify(transfer), true],
    ['is no JSON', 'xin chao', false],
    ['says nothing of a transfer', '{"id":7}', false],
  ])('is refused where it %s', async (_, text, forge) => {
    const it = await shop();
    await expect(receiveBank(it.context, atBank(text, forge))).rejects.toThrow('WEBHOOK_REFUSED');
    if (!forge) await expect(receiveStripe(it.context, atStripe(text))).rejects.toThrow('WEBHOOK_REFUSED');
    expect(it.notices()).toEqual([]);
  });
});
