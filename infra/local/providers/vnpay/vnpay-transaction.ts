import * as z from 'zod';
import type { State } from '../../home/state.ts';

/** A payment as VNPay stores it once the shopper has opened its page. */
export const Transaction = z.object({
  txnRef: z.string(),
  amount: z.string(),
  orderInfo: z.string(),
  createDate: z.string(),
  returnUrl: z.string(),
  /** VNPay's own transaction number. */
  number: z.string(),
  responseCode: z.string(),
  status: z.string(),
  payDate: z.string(),
  /** Refunds of the payment, each with its request id. */
  refunds: z
    .array(z.object({ requestId: z.string(), amount: z.string(), status: z.string(), number: z.string() }))
    .default([]),
});
export type Transaction = z.infer<typeof Transaction>;

const keyOf = (txnRef: string) => `vnpay:${txnRef}`;

/** Stores transactions over restarts, so that paid ones stay paid. */
export const createTransactions = (state: State) => ({
  find(txnRef: string): Transaction | undefined {
    const text = state.read(keyOf(txnRef));
    return text === undefined ? undefined : Transaction.parse(JSON.parse(text));
  },
  save: (transaction: Transaction): void =>
    state.write(keyOf(transaction.txnRef), JSON.stringify(transaction)),
  nextNumber(): string {
    const number = String(Number(state.read('vnpay:last-number') ?? 14_000_000) + 1);
    state.write('vnpay:last-number', number);
    return number;
  },
});
