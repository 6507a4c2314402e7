import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { BankTransfer, readBankNotice } from '../providers/bank-notice.ts';
import type { StoredNotice, NoticeContent } from '../records/payment-notice.ts';
import { SimulatedEnd, readSimulatedNotice } from '../providers/simulated-notice.ts';
import { StripeEvent, readStripeNotice } from '../providers/stripe-notice.ts';
import { readVnpayFields, readVnpayNotice } from '../providers/vnpay-notice.ts';

/** Account and Stripe mode of this deployment. Notices for others are not counted. */
export type Ours = { account: string; stripeLive: boolean };

const config = readConfig({ BANK_ACCOUNT: z.string(), STRIPE_LIVE: z.enum(['yes', 'no']) });

/** Reads the account and Stripe mode from the configuration. */
export function readOurs(): Ours {
  const { BANK_ACCOUNT, STRIPE_LIVE } = config();
  return { account: BANK_ACCOUNT, stripeLive: STRIPE_LIVE === 'yes' };
}

/** Reads a notice from its raw text each time it is processed, so that a notice we misread can be replayed. */
export function readNotice({ provider, raw }: StoredNotice, { account, stripeLive }: Ours): NoticeContent {
  switch (provider) {
    case 'vnpay':
      return readVnpayNotice(readVnpayFields(raw));
    case 'bank':
      return readBankNotice(BankTransfer.parse(JSON.parse(raw)), account);
    case 'stripe':
      return readStripeNotice(StripeEvent.parse(JSON.parse(raw)), stripeLive);
    case 'simulated':
      return readSimulatedNotice(SimulatedEnd.parse(JSON.parse(raw)));
  }
}
