import type { Payment, PaymentMethod } from '#shared/payments/payment.ts';
import { providerOf } from '#shared/payments/payment-ways.ts';

/** Payment methods, the usual one first. */
export const ways = ['transfer', 'cash', 'wallet', 'card'] as const;
export type Way = (typeof ways)[number];

export const wayOf = (method: PaymentMethod): Way => ways.find((way) => way === method) ?? 'transfer';

export const providerFor = (way: Way) => (way === 'cash' ? null : providerOf[way]);

/** Returns the same key for the same payment and method: each click starts at most one attempt. */
export const nextKey = ({ id }: Pick<Payment, 'id'>, way: Way): string => `${id}-${way}`.slice(-64);
