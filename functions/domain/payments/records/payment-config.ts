import * as z from 'zod';
import type { PaymentProvider } from '#shared/payments/payment.ts';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';

/** The account that transfers go to. */
export type ShopAccount = { name: string; bin: string; account: string; holder: string };

/** What beginning and showing payments needs to know of the deployment. */
export type PaymentConfig = {
  /** Where people reach the shop. */
  origin: string;
  bank: ShopAccount;
  vnpay: { tmnCode: string; payUrl: string; secret: string };
  /** Whether this deployment may end payments by itself; never where money is real. */
  simulates: boolean;
  /** A page that plays the shopper's banking app, where there is one. */
  bankSimulator: string | undefined;
};

const config = readConfig({
  PUBLIC_ORIGIN: z.url(),
  BANK_NAME: z.string(),
  BANK_BIN: z.string(),
  BANK_ACCOUNT: z.string(),
  BANK_HOLDER: z.string(),
  VNPAY_TMN_CODE: z.string(),
  VNPAY_PAY_URL: z.url(),
  PAYMENTS_SIMULATED: z.enum(['yes', 'no']),
  BANK_SIMULATOR_URL: z.url().optional(),
});

/** Read for the provider at hand: only VNPay's address has to be signed to begin a payment. */
export async function readPaymentConfig(provider: PaymentProvider | null): Promise<PaymentConfig> {
  const read = config();
  return {
    origin: read.PUBLIC_ORIGIN,
    bank: {
      name: read.BANK_NAME,
      bin: read.BANK_BIN,
      account: read.BANK_ACCOUNT,
      holder: read.BANK_HOLDER,
    },
    vnpay: {
      tmnCode: read.VNPAY_TMN_CODE,
      payUrl: read.VNPAY_PAY_URL,
      secret: provider === 'vnpay' ? await getSecret('VNPAY_SECRET_ID') : '',
    },
    simulates: read.PAYMENTS_SIMULATED === 'yes',
    bankSimulator: read.BANK_SIMULATOR_URL,
  };
}
