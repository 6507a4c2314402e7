import { partsOf } from '#shared/payments/payment-id.ts';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import {
  beginPayment,
  providerFor,
  providerForOrder,
} from '#functions/domain/payments/attempts/begin-payment.ts';
import type { PaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { nextAttempt, paymentIdOf } from '#functions/domain/payments/records/payment-keys.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { qrPicture } from '#functions/domain/payments/providers/qr-picture.ts';
import { isSignedByVnpay } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { vnpayTime } from '#functions/domain/payments/providers/vnpay-time.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const config: PaymentConfig = {
  origin: 'https://cholang.vn',
  bank: { name: 'Vietcombank', bin: '970436', account: '0011002233445', holder: 'CONG TY CHO LANG' },
  vnpay: { tmnCode: 'DEMOV210', payUrl: 'https://pay.example/vpcpay.html', secret: 'TESTSECRET' },
  simulates: false,
  bankSimulator: undefined,
};
const at = new Date('2026-11-20T17:30:00.000Z');
const begin = (start: Parameters<typeof beginPayment>[1], given = {}) =>
  beginPayment(aWaitingOrder(given), start, { config, at }).payment;

describe('who takes the money', () => {
  it.each([
    ['transfer', undefined, 'vietqr'],
    ['wallet', undefined, 'vnpay'],
    ['card', undefined, 'stripe'],
    ['card', 'vnpay', 'vnpay'],
    ['cash', undefined, null],
    ['voucher', undefined, null],
    ['other', undefined, null],
  ] as const)('%s by %s is %s', (method, provider, taker) => {
    expect(providerFor({ method, provider })).toBe(taker);
  });

  it.each([
    ['voucher', 'vietqr'],
    ['other', 'vnpay'],
    ['transfer', 'stripe'],
    ['cash', 'vnpay'],
  ] as const)('%s by %s is not offered', (method, provider) => {
    expect(() => providerFor({ method, provider })).toThrow('PAYMENT_METHOD_UNKNOWN');
  });

  it('is nobody while ordering but for cash: other ways are agreed on once there is an order', () => {
    expect([providerForOrder({ method: 'cash' }), providerForOrder({ method: 'wallet' })]).toEqual([
      null,
      'vnpay',
    ]);
    for (const method of ['voucher', 'other'] as const)
      expect(() => providerForOrder({ method })).toThrow('PAYMENT_METHOD_UNKNOWN');
  });
});

describe('an attempt to pay', () => {
  it('is numbered after its order’s last, and names both', () => {
    expect([nextAttempt(null), nextAttempt('ORDER-009')]).toEqual([1, 10]);
    expect(paymentIdOf('ORDER', 10)).toBe('ORDER-010');
    expect(partsOf('ORDER-010')).toEqual({ orderId: 'ORDER', attempt: '010' });
    expect(partsOf('junk')).toEqual({ orderId: '', attempt: 'junk' });
    const last = begin({ method: 'transfer' }, { id: 'ORDER', paymentId: 'ORDER-199' });
    expect(last.id).toBe('ORDER-200');
    expect(() => begin({ method: 'transfer' }, { paymentId: 'ORDER-200' })).toThrow('ORDER_NOT_PAYABLE');
  });

  it('asks for what has not come yet', () => {
    expect(begin({ method: 'transfer' }, { total: 180_000, paidAmount: 30_000 }).amount).toBe(150_000);
  });

  it('at VNPay is a signed address in Vietnam’s own time and in hundredths of a đồng', () => {
    const payment = begin({
      method: 'wallet',
      locale: 'en',
      returnUrl: '/gio?x=1',
      sourceIp: '113.161.72.10',
    });
    const url = new URL(payment.redirectUrl ?? '');
    const fields = Object.fromEntries(url.searchParams);
    expect(isSignedByVnpay(fields, 'TESTSECRET')).toBe(true);
    expect(fields).toMatchObject({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: 'DEMOV210',
      vnp_Amount: '18000000',
      vnp_CreateDate: '20261121003000',
      vnp_ExpireDate: '20261121004500',
      vnp_Locale: 'en',
      vnp_IpAddr: '113.161.72.10',
      vnp_TxnRef: payment.code,
      vnp_ReturnUrl: `https://cholang.vn/gio?x=1&paymentId=${payment.id}`,
    });
    expect(vnpayTime(at)).toBe('20261121003000');
  });

  it('at VNPay speaks Vietnamese, leads back to the shop’s own page and names a bank only where that is asked', () => {
    const fieldsOf = (start: Partial<Parameters<typeof beginPayment>[1]>) => {
      const payment = begin({ method: 'wallet', ...start }, { id: 'ORDER' });
      return Object.fromEntries(new URL(payment.redirectUrl ?? '').searchParams);
    };
    const usual = fieldsOf({});
    expect(usual).toMatchObject({
      vnp_Locale: 'vn',
      vnp_IpAddr: '127.0.0.1',
      vnp_ReturnUrl: 'https://cholang.vn/e-commerce/payment/vnpay-return?paymentId=ORDER-001',
    });
    expect(usual).not.toHaveProperty('vnp_BankCode');
    expect(fieldsOf({ bankCode: 'NCB', sourceIp: '1'.repeat(60) })).toMatchObject({
      vnp_BankCode: 'NCB',
      vnp_IpAddr: '1'.repeat(45),
    });
  });

  it('in cash has nothing to scan and no end', () => {
    const shown = toPayment(begin({ method: 'cash' }), config);
    expect(shown).toMatchObject({ status: 'created', provider: null, expiresAt: null, qrContent: null });
  });

  it('links to a banking app that is played only where there is one', () => {
    const payment = begin({ method: 'transfer' });
    expect(toPayment(payment, config).simulatorUrl).toBeNull();
    const played = toPayment(payment, { bankSimulator: 'http://127.0.0.1/dev/bank' });
    expect(played.simulatorUrl).toBe(
      `http://127.0.0.1/dev/bank?qr=${encodeURIComponent(played.qrContent ?? '')}`,
    );
  });
});

it('the picture of a code draws exactly its dark squares', () => {
  const text = 'Chợ Làng';
  const svg = Buffer.from(qrPicture(text).split(',')[1] ?? '', 'base64').toString();
  const drawn = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, place) => `${Number(x) + place},${y}`),
  );
  const dark = encode(text, { ecc: 'M', border: 2 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
  );
  expect(drawn).toEqual(dark);
  expect(svg).not.toMatch(/h0v/);
});
