import * as z from 'zod';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { decisionKinds, noticeOutcomes, noticeProviders } from '#shared/payments/notice-choices.ts';
import type { PaymentReason } from '#shared/payments/payment.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import type { MoneyNames } from './money-claim.ts';
import { noticeFeed, paymentKeys } from './payment-keys.ts';

export const NoticeProvider = z.enum(noticeProviders);
export type NoticeProvider = z.infer<typeof NoticeProvider>;

export const Outcome = z.enum(noticeOutcomes);
export type Outcome = z.infer<typeof Outcome>;

/** What came of a notice, told once. */
export const NoticeVerdict = z.object({
  outcome: Outcome,
  amount: z.int(),
  /** What of it was more than there was to pay, and what is missing with it. */
  surplus: z.int().default(0),
  missing: z.int().default(0),
  orderId: z.string().nullable(),
  /** The attempt it was counted to, which need not be the one it named. */
  paymentId: z.string().nullable(),
  /** The notice by which the same money was counted with another amount, and that amount. */
  counted: z.object({ noticeId: z.string(), amount: z.int() }).optional(),
  /** A member of the staff took this money off the order that it was counted for. */
  takenOff: z.boolean().optional(),
  at: z.string(),
});
export type NoticeVerdict = z.infer<typeof NoticeVerdict>;

/** What a person made of money that did not match. */
export const NoticeDecision = z.object({
  kind: z.enum(decisionKinds),
  /** In their own words. */
  reason: z.string(),
  orderId: z.string().nullable(),
  refundId: z.string().nullable(),
  statementId: z.string().optional(),
  /** Null where the rest of the money decided it by coming. */
  by: z.string().nullable(),
  at: z.string(),
  /** Since when the refund it was handed to has failed. */
  failedAt: z.string().nullable().default(null),
});
export type NoticeDecision = z.infer<typeof NoticeDecision>;

/** A line of the ledger: what a provider told us, as it came, and what we made of it. */
export const StoredNotice = z.object({
  id: z.string(),
  provider: NoticeProvider,
  raw: z.string(),
  receivedAt: z.string(),
  /** Notices of one order are worked off one after the other; what names none stands alone. */
  group: z.string(),
  verdict: NoticeVerdict.nullable().default(null),
  decision: NoticeDecision.nullable().default(null),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int().default(1),
});
export type StoredNotice = z.infer<typeof StoredNotice>;

/** What a provider says, in our words. */
export type NoticeContent =
  /** The names are of the money itself: however many notices tell of it, it is counted once. */
  | ({ kind: 'money'; amount: number; codes: readonly string[] } & MoneyNames)
  | { kind: 'ended'; code: string; reason: Exclude<PaymentReason, 'superseded' | 'held'>; said: string }
  | { kind: 'held'; code: string; said: string }
  | { kind: 'nothing' };

export const noticeIdOf = (provider: NoticeProvider, key: string): string => `${provider}:${key}`;

/** The refusal of a verdict, or a decision, on what somebody else has judged meanwhile. */
export const alreadyJudged = 'notice-judged';
const known = 'notice-known';

export const noticeRecord = versioned({
  entity: 'payment-notice',
  schema: StoredNotice,
  key: ({ id }: { id: string }) => paymentKeys.notice(id),
  version: 'version',
  stale: alreadyJudged,
  places: ({ verdict, receivedAt }) => ({
    ...(verdict?.orderId && paymentKeys.byOrder(verdict.orderId, receivedAt)),
  }),
  feed: noticeFeed,
  activity: {
    of: 'notice',
    told: {
      decision: (decision) => decision && (decision.failedAt ? 'notice_failed' : `notice_${decision.kind}`),
    },
  },
});

/** The verdict is written with everything it does, so a notice that was worked off once is worked off for good. */
export const judge = (
  notice: StoredNotice,
  verdict: NoticeVerdict,
  also: readonly ActivityChange[] = [],
): Operation<typeof alreadyJudged>[] => noticeRecord.replace(notice, { verdict }, also).writes;

/** The history entry of an act (taking off, matching again) that stores no decision. */
export const toldAct = (act: 'take-off' | 'replay'): ActivityChange => ({
  field: 'decision',
  from: null,
  to: `notice_${act}`,
});

/** Which order the money is counted for, or is not any more, by the code people know it by. */
export const toldOrder = (from: string | null, to: string | null): ActivityChange => ({
  field: 'orderCode',
  from,
  to,
});

export const findNotice = (table: Table, id: string): Promise<StoredNotice | undefined> =>
  noticeRecord.find(table, { id });

type NewNotice = Pick<StoredNotice, 'id' | 'provider' | 'raw' | 'receivedAt' | 'group'>;

/** Keeps what came, once; false when it had come before. From here on it is never lost. */
export async function storeNotice(table: Table, told: NewNotice): Promise<boolean> {
  const item = noticeRecord.item({ ...told, verdict: null, decision: null, version: 1 });
  return (await table.write([create(item, { refusal: known })])) === undefined;
}
