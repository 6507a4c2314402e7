import * as z from 'zod';
import type { PaymentReason } from '#shared/payments/payment.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { paymentKeys } from './payment-keys.ts';

export const NoticeProvider = z.enum(['vnpay', 'bank', 'stripe', 'simulated']);
export type NoticeProvider = z.infer<typeof NoticeProvider>;

export const Outcome = z.enum([
  'paid',
  'underpaid',
  'surplus',
  'late',
  'late-short',
  'duplicate',
  'unknown',
  'ambiguous',
  'failed',
  'held',
  'ignored',
]);
export type Outcome = z.infer<typeof Outcome>;

/** What came of a notice, told once. */
export const NoticeVerdict = z.object({
  outcome: Outcome,
  amount: z.int(),
  orderId: z.string().nullable(),
  /** The attempt it was counted to, which need not be the one it named. */
  paymentId: z.string().nullable(),
  at: z.string(),
});
export type NoticeVerdict = z.infer<typeof NoticeVerdict>;

/** A line of the ledger: what a provider told us, as it came, and what we made of it. */
export const StoredNotice = z.object({
  id: z.string(),
  provider: NoticeProvider,
  raw: z.string(),
  receivedAt: z.string(),
  /** Notices of one order are worked off one after the other; what names none stands alone. */
  group: z.string(),
  verdict: NoticeVerdict.optional(),
});
export type StoredNotice = z.infer<typeof StoredNotice>;

/** What a provider says, in our words. */
export type NoticeContent =
  /** `transaction` names the money itself: however many notices tell of it, it is counted once. */
  | { kind: 'money'; transaction: string; amount: number; codes: readonly string[] }
  | { kind: 'ended'; code: string; reason: Exclude<PaymentReason, 'superseded' | 'held'>; said: string }
  | { kind: 'held'; code: string; said: string }
  | { kind: 'nothing' };

export const noticeIdOf = (provider: NoticeProvider, key: string): string => `${provider}:${key}`;

/** The refusal of a verdict on what has one. */
export const alreadyJudged = 'notice-judged';
const known = 'notice-known';

const review: readonly Outcome[] = ['unknown', 'ambiguous', 'held'];

/** The verdict is written with everything it does, so a notice that was worked off once is worked off for good. */
export const judge = (notice: StoredNotice, verdict: NoticeVerdict): Operation<typeof alreadyJudged> =>
  update(
    paymentKeys.notice(notice.id),
    { set: { verdict, ...(review.includes(verdict.outcome) && paymentKeys.review(verdict.at)) } },
    { when: { verdict: { missing: true } }, refusal: alreadyJudged },
  );

export const findNotice = (table: Table, id: string): Promise<StoredNotice | undefined> =>
  table.get(paymentKeys.notice(id), StoredNotice);

/** Keeps what came, once; false when it had come before. From here on it is never lost. */
export async function storeNotice(table: Table, notice: StoredNotice): Promise<boolean> {
  const item = { ...paymentKeys.notice(notice.id), entity: 'payment-notice', ...notice };
  return (await table.write([create(item, { refusal: known })])) === undefined;
}
