import type { Payment, PaymentMethod } from '#shared/payments/payment.ts';
import { providerOf } from '#shared/payments/payment-ways.ts';

/** The ways a payment can be made in, the usual one first. */
export const ways = ['transfer', 'cash', 'wallet', 'card'] as const;
export type Way = (typeof ways)[number];

export const wayOf = (method: PaymentMethod): Way => ways.find((way) => way === method) ?? 'transfer';

export const providerFor = (way: Way) => (way === 'cash' ? null : providerOf[way]);

/** One press, one new attempt: what follows this payment in this way has one name, wherever it is asked for. */
export const nextKey = ({ id }: Pick<Payment, 'id'>, way: Way): string => `${id}-${way}`.slice(-64);
