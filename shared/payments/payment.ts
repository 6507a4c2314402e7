import * as z from 'zod';
import { paymentProviders } from './payment-choices.ts';
import { paymentMethods } from './payment-ways.ts';
import { PaymentStatus } from './payment-status.ts';
import { Vnd } from '../values/vnd-schema.ts';

/** Re-exported from a file without schemas, so that screens that need no more do not load them. */
export { isLive, providerOf } from './payment-ways.ts';

export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const PaymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** Reasons why a payment failed; other codes are the provider's own. */
export const PaymentReason = z.enum(['expired', 'superseded', 'cancelled', 'declined', 'held']);
export type PaymentReason = z.infer<typeof PaymentReason>;

/** Contains the order's id and the attempt's number, so that neither needs a lookup. */
export const PaymentId = z.string().min(1).max(64);

export const Payment = z.object({
  id: PaymentId,
  paymentId: PaymentId,
  /** Reference of the payment at the payer's bank or the provider. */
  code: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  provider: PaymentProvider.nullable(),
  method: PaymentMethod,
  status: PaymentStatus,
  reason: PaymentReason.nullable(),
  amount: Vnd,
  /** True for a deposit; the rest is paid at the door. */
  isDeposit: z.boolean().optional(),
  /** Amount received so far, by transfer. */
  received: Vnd,
  /** Amount still missing after a transfer that was too small. */
  missing: Vnd,
  currency: z.literal('VND'),
  createdAt: z.string(),
  succeededAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** Data for a transfer: the content of the QR code, its picture, and the same data for manual input. */
  qrContent: z.string().nullable(),
  qrImageDataUrl: z.string().nullable(),
  bank: z.object({ name: z.string(), bin: z.string(), account: z.string(), holder: z.string() }).nullable(),
  transferContent: z.string().nullable(),
  /** Address where the shopper pays by card or wallet. */
  redirectUrl: z.string().nullable(),
  pollingUrl: z.string(),
  /** Address of the simulated banking app; null if money is real. */
  simulatorUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** Minutes until a QR code expires. */
export const qrMinutes = 15;
