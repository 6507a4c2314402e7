import { expect, it, vi } from 'vitest';
import { readStripeSession } from '#functions/domain/payments/providers/stripe-api.ts';
import { followAtStripe } from '#functions/domain/payments/providers/stripe-refund.ts';
import { queryVnpay } from '#functions/domain/payments/providers/vnpay-query.ts';
import { refundAtVnpay } from '#functions/domain/payments/providers/vnpay-refund.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { listTransfers } from '#functions/domain/reconciliation/bank-list.ts';
import { listCharges } from '#functions/domain/reconciliation/stripe-list.ts';
import { ghtk } from '#functions/domain/shipping/carriers/ghtk.ts';
import * as secrets from '#functions/platform/clients/secrets.ts';
import { aProviderPayment, providerCalls } from './provider-calls.ts';

const { provider } = providerCalls();
const at = new Date('2026-11-20T17:30:00.000Z');
const refund = { requestKey: 'h1001', refundCode: 'HT1', amount: 1, by: 'an' };
const span = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };

it.each<[string, () => Promise<unknown>, milliseconds: number]>([
  ['VNPay says how a payment stands', () => queryVnpay(aProviderPayment(), at), 8_000],
  ['VNPay sends money back', () => refundAtVnpay(aProviderPayment(), refund, at), 8_000],
  ['Stripe shows its page', () => readStripeSession('cs_1'), 8_000],
  ['Stripe says what became of a refund', () => followAtStripe('re_1'), 8_000],
  ['GHTK takes a parcel back', () => ghtk.cancel('S1'), 9_000],
  ['the bank lists a day', () => listTransfers('001', '2026-11-20', '2026-11-20'), 15_000],
  ['Stripe lists a day', () => listCharges(span), 15_000],
])('nobody waits for ever until %s', async (_, ask, milliseconds) => {
  for (const [name, value] of Object.entries({
    GHTK_API_URL: 'https://ghtk.test',
    GHTK_CLIENT: 'CHOLANG',
    BANK_LIST_URL: 'https://bank.test',
  }))
    vi.stubEnv(name, value);
  vi.spyOn(secrets, 'getSecret').mockResolvedValue('secret');
  provider.answer = () => Promise.reject(new Error('socket hang up'));
  const patience = vi.spyOn(AbortSignal, 'timeout');
  await ask().catch(() => undefined);
  expect(patience.mock.calls).toEqual([[milliseconds]]);
});

it('the settings of payments are read for the provider at hand: only VNPay’s address is signed', async () => {
  const settings = {
    PUBLIC_ORIGIN: 'https://cholang.test',
    BANK_NAME: 'Vietcombank',
    BANK_BIN: '970436',
    BANK_ACCOUNT: '001',
    BANK_HOLDER: 'CHO LANG',
    VNPAY_PAY_URL: 'https://pay.test',
    PAYMENTS_SIMULATED: 'no',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const asked = vi.spyOn(secrets, 'getSecret').mockResolvedValue('of the shop');
  const shared = {
    origin: 'https://cholang.test',
    bank: { name: 'Vietcombank', bin: '970436', account: '001', holder: 'CHO LANG' },
    simulates: false,
    bankSimulator: undefined,
  };
  const vnpay = { tmnCode: 'CHOLANG1', payUrl: 'https://pay.test' };
  for (const provider of ['vietqr', 'stripe', null] as const)
    expect(await readPaymentConfig(provider)).toEqual({ ...shared, vnpay: { ...vnpay, secret: '' } });
  expect(asked).not.toHaveBeenCalled();
  expect((await readPaymentConfig('vnpay')).vnpay).toEqual({ ...vnpay, secret: 'of the shop' });
});
