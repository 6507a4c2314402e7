import type { Payment, PaymentMethod } from '#shared/payments/payment.ts';
import { providerOf } from '#shared/payments/payment-ways.ts';

/** Payment methods, the usual one first. */
export const paymentChoices = ['transfer', 'cash', 'wallet', 'card'] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

export const paymentChoiceOf = (method: PaymentMethod): PaymentChoice =>
  paymentChoices.find((way) => way === method) ?? 'transfer';

export const providerFor = (way: PaymentChoice) => (way === 'cash' ? null : providerOf[way]);

/** Returns the same key for the same payment and method: each click starts at most one attempt. */
export const nextKey = ({ id }: Pick<Payment, 'id'>, way: PaymentChoice): string => `${id}-${way}`.slice(-64);
