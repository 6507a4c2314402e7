import * as z from 'zod';
import type { PaymentProvider } from '#shared/payments/payment.ts';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';

/** The bank account that transfers go to. */
type ShopAccount = { name: string; bin: string; account: string; holder: string };

/** Settings of the deployment for beginning and showing payments. */
export type PaymentConfig = {
  /** Public address of the shop. */
  origin: string;
  bank: ShopAccount;
  vnpay: { tmnCode: string; payUrl: string; secret: string };
  /** Whether this deployment may end payments by itself. It is never set where money is real. */
  simulates: boolean;
  /** URL of a page that simulates the shopper's banking app, if there is one. */
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

/** Reads the settings for a provider. The secret is loaded only for VNPay, whose pay URL must be signed. */
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
