import * as z from 'zod';
import { paymentProviders } from './payment-choices.ts';
import { paymentMethods } from './payment-ways.ts';
import { PaymentStatus } from './payment-status.ts';
import { Vnd } from '../values/vnd-schema.ts';

/** Apart from the schemas, for screens that need no more. */
export { isLive, providerOf } from './payment-ways.ts';

export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const PaymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** Why a payment did not succeed; further codes are the provider's own words. */
export const PaymentReason = z.enum(['expired', 'superseded', 'cancelled', 'declined', 'held']);
export type PaymentReason = z.infer<typeof PaymentReason>;

/** Names an order and its attempt: nothing has to be looked up to find either. */
export const PaymentId = z.string().min(1).max(64);

export const Payment = z.object({
  id: PaymentId,
  paymentId: PaymentId,
  /** What the payer's bank or the provider calls it by. */
  code: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  provider: PaymentProvider.nullable(),
  method: PaymentMethod,
  status: PaymentStatus,
  reason: PaymentReason.nullable(),
  amount: Vnd,
  /** It is asked for as a deposit: the rest is paid at the door. */
  isDeposit: z.boolean().optional(),
  /** What has arrived so far, by transfer. */
  received: Vnd,
  /** What is still missing after a transfer that was too small. */
  missing: Vnd,
  currency: z.literal('VND'),
  createdAt: z.string(),
  succeededAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** By transfer: the text of the code, its picture, and the same to be typed by hand. */
  qrContent: z.string().nullable(),
  qrImageDataUrl: z.string().nullable(),
  bank: z.object({ name: z.string(), bin: z.string(), account: z.string(), holder: z.string() }).nullable(),
  transferContent: z.string().nullable(),
  /** By card or wallet: where the shopper pays. */
  redirectUrl: z.string().nullable(),
  pollingUrl: z.string(),
  /** Where a banking app stands in for the real one; null wherever money is real. */
  simulatorUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** A code picture is good for so long. */
export const qrMinutes = 15;
