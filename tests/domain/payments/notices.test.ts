import { describe, expect, it } from 'vitest';
import { BankTransfer, readBankNotice } from '#functions/domain/payments/providers/bank-notice.ts';
import { newPaymentCode } from '#functions/domain/payments/records/payment-code.ts';
import type { NoticeContent } from '#functions/domain/payments/records/payment-notice.ts';
import { readStripeNotice } from '#functions/domain/payments/providers/stripe-notice.ts';
import { readVnpayFields, readVnpayNotice } from '#functions/domain/payments/providers/vnpay-notice.ts';

const code = newPaymentCode('23456789');

describe('what a bank tells', () => {
  const told = {
    id: 7,
    accountNumber: '001',
    content: `ck ${code}`,
    transferType: 'in',
    transferAmount: 5000,
  };
  const contentOf = (change: object) => readBankNotice(BankTransfer.parse({ ...told, ...change }), '001');

  it.each<[string, object, NoticeContent]>([
    ['money', {}, { kind: 'money', transaction: 'bank:id:7', amount: 5000, codes: [code] }],
    [
      'money by the bank’s own reference',
      { referenceCode: 'FT1' },
      {
        kind: 'money',
        transaction: 'bank:001:FT1',
        formerTransaction: 'bank:001:FT1:5000',
        amount: 5000,
        codes: [code],
      },
    ],
    [
      'the code its service recognised, before the words',
      { code, content: 'khac' },
      { kind: 'money', transaction: 'bank:id:7', amount: 5000, codes: [code] },
    ],
    [
      'money without a code',
      { content: '' },
      { kind: 'money', transaction: 'bank:id:7', amount: 5000, codes: [] },
    ],
    [
      'a single đồng',
      { transferAmount: 1 },
      { kind: 'money', transaction: 'bank:id:7', amount: 1, codes: [code] },
    ],
    ['what leaves', { transferType: 'out' }, { kind: 'nothing' }],
    ['nothing', { transferAmount: 0 }, { kind: 'nothing' }],
    ['other people’s', { accountNumber: '002' }, { kind: 'nothing' }],
  ])('%s', (_, change, content) => expect(contentOf(change)).toEqual(content));
});

describe('what VNPay tells', () => {
  const fields = { vnp_TxnRef: code, vnp_Amount: '500000', vnp_TransactionNo: '14' };
  const money: NoticeContent = { kind: 'money', transaction: 'vnpay:14', amount: 5000, codes: [code] };

  it.each<[said: string, status: string, NoticeContent]>([
    ['00', '00', money],
    // Money has come only where both say so.
    ['00', '02', { kind: 'ended', code, reason: 'declined', said: '00' }],
    ['51', '00', { kind: 'ended', code, reason: 'declined', said: '51' }],
    ['24', '02', { kind: 'ended', code, reason: 'cancelled', said: '24' }],
    ['11', '02', { kind: 'ended', code, reason: 'expired', said: '11' }],
    ['13', '02', { kind: 'ended', code, reason: 'declined', said: '13' }],
    ['07', '00', { kind: 'held', code, said: '07' }],
    ['00', '04', { kind: 'held', code, said: '00' }],
    ['00', '07', { kind: 'held', code, said: '00' }],
    ['00', '01', { kind: 'nothing' }],
  ])('%s and %s', (said, status, content) => {
    expect(readVnpayNotice({ ...fields, vnp_ResponseCode: said, vnp_TransactionStatus: status })).toEqual(
      content,
    );
  });

  it('is money by our own code where it gives no number of its own', () => {
    const { vnp_TransactionNo: _none, ...rest } = fields;
    const said = { ...rest, vnp_ResponseCode: '00', vnp_TransactionStatus: '00' };
    expect(readVnpayNotice(said)).toEqual({ ...money, transaction: `vnpay:${code}` });
  });

  it('is read from an address, a form and an object alike; junk has no fields', () => {
    expect(readVnpayFields('vnp_OrderInfo=Thanh+toan&vnp_Amount=5')).toEqual({
      vnp_OrderInfo: 'Thanh toan',
      vnp_Amount: '5',
    });
    expect(readVnpayFields('{"vnp_Amount":5}')).toEqual({ vnp_Amount: '5' });
    expect(readVnpayFields('{"vnp_Amount"')).toEqual({});
    expect(readVnpayFields('')).toEqual({});
  });
});

describe('what Stripe tells', () => {
  const contentOf = (type: string, object: Record<string, unknown>, livemode?: boolean, isLive = true) =>
    readStripeNotice({ id: 'evt_1', type, livemode, data: { object } }, isLive);
  const money: NoticeContent = { kind: 'money', transaction: 'stripe:pi_1', amount: 5000, codes: [code] };
  const intent = { id: 'pi_1', amount_received: 5000, currency: 'vnd', metadata: { paymentCode: code } };
  const session = {
    id: 'cs_1',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 5000,
    currency: 'vnd',
    client_reference_id: code,
  };

  it('the same money by the intent and by the session', () => {
    expect(contentOf('payment_intent.succeeded', intent, true)).toEqual(money);
    expect(contentOf('checkout.session.completed', session, true)).toEqual(money);
    expect(contentOf('payment_intent.succeeded', intent, false, false)).toEqual(money);
  });

  it.each<[string, string | undefined, boolean | undefined, boolean, string]>([
    ['of another currency', 'usd', true, true, 'currency usd'],
    ['of none', undefined, true, true, 'currency unknown'],
    ['that is played where it is real', 'vnd', false, true, 'livemode false'],
    ['that is real where it is played', 'vnd', true, false, 'livemode true'],
    ['of which nobody says whether it is real', 'vnd', undefined, true, 'livemode unknown'],
  ])('money %s waits for a person', (_, currency, livemode, isLive, said) => {
    const held = { kind: 'held', code, said };
    expect(contentOf('payment_intent.succeeded', { ...intent, currency }, livemode, isLive)).toEqual(held);
    expect(contentOf('checkout.session.completed', { ...session, currency }, livemode, isLive)).toEqual(held);
  });

  it('an end by time; a refused card is none, nor is a page that is still being paid', () => {
    const ended = { kind: 'ended', code, reason: 'expired', said: 'expired' };
    expect(contentOf('checkout.session.expired', { id: 'cs_1', client_reference_id: code })).toEqual(ended);
    expect(contentOf('payment_intent.payment_failed', { id: 'pi_1' })).toEqual({ kind: 'nothing' });
    const unpaid = { ...session, payment_status: 'unpaid' };
    expect(contentOf('checkout.session.completed', unpaid, true)).toEqual({ kind: 'nothing' });
  });

  it.each<[string, object]>([
    ['checkout.session.async_payment_succeeded', session],
    ['charge.updated', { ...session, ...intent }],
    ['payment_intent.created', intent],
  ])('nothing by %s, which is told beside what is counted', (type, object) => {
    expect(contentOf(type, { ...object }, true)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['without an intent', { payment_intent: null }],
    ['without an amount', { amount_total: null }],
    ['of nothing', { amount_total: 0 }],
  ])('nothing by a paid page %s', (_, change) => {
    expect(contentOf('checkout.session.completed', { ...session, ...change }, true)).toEqual({
      kind: 'nothing',
    });
  });

  it('money that names no payment, which waits for a person', () => {
    expect(contentOf('payment_intent.succeeded', { ...intent, metadata: {} }, true)).toEqual({
      ...money,
      codes: [],
    });
    const unnamed = { ...session, client_reference_id: null };
    expect(contentOf('checkout.session.completed', unnamed, true)).toEqual({ ...money, codes: [] });
    const held = { kind: 'held', code: '', said: 'currency usd' };
    expect(contentOf('payment_intent.succeeded', { ...intent, metadata: {}, currency: 'usd' }, true)).toEqual(
      held,
    );
  });

  it('nothing by what has another shape', () => {
    for (const type of ['payment_intent.succeeded', 'checkout.session.completed', 'checkout.session.expired'])
      expect(contentOf(type, { id: 5 }, true)).toEqual({ kind: 'nothing' });
  });
});
