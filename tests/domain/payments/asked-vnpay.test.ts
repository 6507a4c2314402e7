import { describe, expect, it } from 'vitest';
import { queryVnpay } from '#functions/domain/payments/providers/vnpay-query.ts';
import { followAtVnpay, refundAtVnpay } from '#functions/domain/payments/providers/vnpay-refund.ts';
import {
  signVnpayAnswer,
  signVnpayQuestion,
  signVnpayRefund,
  signVnpayRefundAnswer,
  type VnpayFields,
} from '#functions/domain/payments/providers/vnpay-signature.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aProviderPayment, providerCalls, secret } from './provider-calls.ts';

const { calls, provider } = providerCalls();
const at = new Date('2026-11-20T17:30:00.000Z');
const payment = aProviderPayment();
const asked = () => calls.map(({ body }) => JSON.parse(body) as VnpayFields);

const answers = (fields: VnpayFields, sign = signVnpayAnswer, by = secret) => {
  provider.answer = () => Response.json({ ...fields, vnp_SecureHash: sign(fields, by) });
};
const seen = { vnp_ResponseCode: '00', vnp_TxnRef: 'CLPAY1', vnp_TransactionStatus: '00' };

describe('VNPay, asked about a payment', () => {
  it('is asked by its code and both times in Vietnam, signed', async () => {
    answers(seen);
    expect(await queryVnpay(payment, at)).toMatchObject(seen);
    const [{ vnp_RequestId, vnp_SecureHash, ...question } = {}] = asked();
    expect(calls).toMatchObject([{ url: 'https://vnpay.test/query', method: 'POST' }]);
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(vnp_RequestId).toMatch(/^[0-9a-f]{32}$/);
    expect(question).toEqual({
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: 'CHOLANG1',
      vnp_TxnRef: 'CLPAY1',
      vnp_TransactionDate: '20261120110000',
      vnp_CreateDate: '20261121003000',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Truy van giao dich CL261120AB',
    });
    expect(vnp_SecureHash).toBe(
      signVnpayQuestion({ ...question, vnp_RequestId: vnp_RequestId ?? '' }, secret),
    );
  });

  it('knows nothing of what never came to its page', async () => {
    answers({ vnp_ResponseCode: '91' });
    expect(await queryVnpay(payment, at)).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['refuses the question', () => answers({ ...seen, vnp_ResponseCode: '97' })],
    ['speaks of another payment', () => answers({ ...seen, vnp_TxnRef: 'OTHER' })],
    ['is signed by somebody else', () => answers(seen, signVnpayAnswer, 'another secret')],
    ['is not signed', () => void (provider.answer = () => Response.json(seen))],
    ['is not there', () => void (provider.answer = () => Promise.reject(new Error('socket hang up')))],
    [
      'has trouble of its own',
      () =>
        void (provider.answer = () =>
          Response.json({ ...seen, vnp_SecureHash: signVnpayAnswer(seen, secret) }, { status: 500 })),
    ],
    ['says no fields', () => void (provider.answer = () => new Response('<html>'))],
  ])('is asked again later where it %s', async (_, says) => {
    says();
    expect(await refusalOf(queryVnpay(payment, at))).toBe('PROVIDER_UNAVAILABLE');
  });
});

describe('VNPay, asked to send money back', () => {
  const refund = { requestKey: 'h1001', refundCode: 'HT1', amount: 180_000, by: 'an' };
  const accepted = { vnp_ResponseCode: '00', vnp_TransactionNo: '77' };
  const ask = (given: Partial<typeof refund> = {}, of = payment) =>
    refundAtVnpay(of, { ...refund, ...given }, at);

  it('is asked under the name of the try, signed', async () => {
    answers(accepted, signVnpayRefundAnswer);
    const paid = aProviderPayment({ references: ['bank:1', 'vnpay:123', 'vnpay:456'] });
    expect(await ask({}, paid)).toEqual({ kind: 'accepted', reference: '77' });
    const [{ vnp_SecureHash, ...request } = {}] = asked();
    expect(calls).toMatchObject([{ url: 'https://vnpay.test/query', method: 'POST' }]);
    expect(request).toEqual({
      vnp_RequestId: 'h1001',
      vnp_Version: '2.1.0',
      vnp_Command: 'refund',
      vnp_TmnCode: 'CHOLANG1',
      vnp_TransactionType: '02',
      vnp_TxnRef: 'CLPAY1',
      vnp_Amount: '18000000',
      vnp_TransactionNo: '123',
      vnp_TransactionDate: '20261120110000',
      vnp_CreateBy: 'an',
      vnp_CreateDate: '20261121003000',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Hoan tien HT1',
    });
    expect(vnp_SecureHash).toBe(signVnpayRefund(request, secret));
  });

  it('is told whether all of it goes back, and finds it by our name where its own is unknown', async () => {
    answers(accepted, signVnpayRefundAnswer);
    await ask({ amount: 179_999 });
    expect(asked()).toMatchObject([{ vnp_TransactionType: '03', vnp_TransactionNo: '' }]);
  });

  it.each<[string, VnpayFields, object]>([
    [
      'asked before',
      { vnp_ResponseCode: '94', vnp_TransactionNo: '' },
      { kind: 'accepted', reference: null },
    ],
    ['without a number', { vnp_ResponseCode: '00' }, { kind: 'accepted', reference: null }],
    [
      'refused',
      { vnp_ResponseCode: '93', vnp_Message: 'Sai so tien' },
      { kind: 'refused', error: 'VNPAY 93 Sai so tien' },
    ],
    ['refused without a word', { vnp_ResponseCode: '93' }, { kind: 'refused', error: 'VNPAY 93' }],
    ['undecided', { vnp_ResponseCode: '99' }, { kind: 'unknown', error: 'VNPAY 99' }],
  ])('is heard: %s', async (_, answer, expected) => {
    answers(answer, signVnpayRefundAnswer);
    expect(await ask()).toEqual(expected);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['nobody', () => Promise.reject(new Error('socket hang up')), 'socket hang up'],
    [
      'somebody else',
      () => Response.json({ ...accepted, vnp_SecureHash: 'x' }),
      'VNPay’s answer is signed by somebody else',
    ],
    ['its own trouble', () => Response.json({}, { status: 502 }), 'VNPay answered 502'],
  ])('says nothing of the money where it is %s who answers', async (_, answer, error) => {
    provider.answer = answer;
    expect(await ask()).toEqual({ kind: 'unknown', error });
  });
});

describe('VNPay, asked what became of a refund', () => {
  const said = (fields: VnpayFields) =>
    answers({ ...seen, vnp_TransactionType: '02', vnp_TransactionNo: '77', ...fields });

  it.each<[string, VnpayFields, readonly string[], object | undefined]>([
    ['all of it is sent', {}, [], { kind: 'done', reference: '77' }],
    ['a part of it is sent', { vnp_TransactionType: '03' }, [], { kind: 'done', reference: '77' }],
    ['it is sent to the bank', { vnp_TransactionStatus: '06' }, [], { kind: 'done', reference: '77' }],
    [
      'it is refused',
      { vnp_TransactionStatus: '09' },
      [],
      { kind: 'refused', error: 'VNPAY 09', reference: '77' },
    ],
    ['it is under way', { vnp_TransactionStatus: '05' }, [], { kind: 'accepted', reference: '77' }],
    ['it has no number', { vnp_TransactionNo: '' }, ['77'], { kind: 'done', reference: null }],
    ['it is another than the one before', {}, ['76'], { kind: 'done', reference: '77' }],
    ['it is the one before', {}, ['76', '77'], undefined],
    ['it is the payment', { vnp_TransactionType: '01' }, [], undefined],
  ])('%s', async (_, fields, earlier, expected) => {
    said(fields);
    expect(await followAtVnpay(payment, earlier, at)).toEqual(expected);
  });

  it('knows of none where it never saw the payment', async () => {
    answers({ vnp_ResponseCode: '91' });
    expect(await followAtVnpay(payment, [], at)).toBeUndefined();
  });
});
