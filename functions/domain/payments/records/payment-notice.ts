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

/** Result of processing a notice. It is set once. */
export const NoticeVerdict = z.object({
  outcome: Outcome,
  amount: z.int(),
  /** The part that exceeds what was to be paid, and the part that is still missing. */
  surplus: z.int().default(0),
  missing: z.int().default(0),
  orderId: z.string().nullable(),
  /** The attempt that the money was counted to. It may differ from the attempt that the notice named. */
  paymentId: z.string().nullable(),
  /** The notice that counted the same money with another amount, and that amount. */
  counted: z.object({ noticeId: z.string(), amount: z.int() }).optional(),
  /** Set if staff took this money off the order that it was counted for. */
  takenOff: z.boolean().optional(),
  at: z.string(),
});
export type NoticeVerdict = z.infer<typeof NoticeVerdict>;

/** Decision of a person on money that did not match. */
export const NoticeDecision = z.object({
  kind: z.enum(decisionKinds),
  /** The reason in the person's own words. */
  reason: z.string(),
  orderId: z.string().nullable(),
  refundId: z.string().nullable(),
  statementId: z.string().optional(),
  /** Null if the rest of the money arrived and settled it. */
  by: z.string().nullable(),
  at: z.string(),
  /** Time at which the refund of this money failed. */
  failedAt: z.string().nullable().default(null),
});
export type NoticeDecision = z.infer<typeof NoticeDecision>;

/** A line of the ledger: a provider's notice in its raw form, with its verdict and decision. */
export const StoredNotice = z.object({
  id: z.string(),
  provider: NoticeProvider,
  raw: z.string(),
  receivedAt: z.string(),
  /** Queue group: notices of one order are processed in turn; one without an order is its own group. */
  group: z.string(),
  verdict: NoticeVerdict.nullable().default(null),
  decision: NoticeDecision.nullable().default(null),
  /** Optimistic lock: every change raises it, and a change based on an older version is refused. */
  version: z.int().default(1),
});
export type StoredNotice = z.infer<typeof StoredNotice>;

/** Content of a provider's notice, independent of the provider. */
export type NoticeContent =
  /** The names identify the money itself, so it is counted once however many notices report it. */
  | ({ kind: 'money'; amount: number; codes: readonly string[] } & MoneyNames)
  | { kind: 'ended'; code: string; reason: Exclude<PaymentReason, 'superseded' | 'held'>; said: string }
  | { kind: 'held'; code: string; said: string }
  | { kind: 'nothing' };

export const noticeIdOf = (provider: NoticeProvider, key: string): string => `${provider}:${key}`;

/** Refusal of a verdict or decision on a notice that was changed meanwhile. */
export const alreadyJudged = 'notice-judged';
const known = 'notice-known';

export const noticeRecord = versioned({
  entity: 'payment-notice',
  schema: StoredNotice,
  key: ({ id }: { id: string }) => paymentKeys.notice(id),
  version: 'version',
  stale: alreadyJudged,
  missing: 'NOTICE_NOT_FOUND',
  indexKeys: ({ verdict, receivedAt }) => ({
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

/** Stores the verdict together with its effects, so that a notice is processed exactly once. */
export const judge = (
  notice: StoredNotice,
  verdict: NoticeVerdict,
  also: readonly ActivityChange[] = [],
): Operation<typeof alreadyJudged>[] => noticeRecord.replace(notice, { verdict }, also).writes;

/** Returns the audit log entry of an act (take-off, replay) that stores no decision. */
export const auditEntryOfAct = (act: 'take-off' | 'replay'): ActivityChange => ({
  field: 'decision',
  from: null,
  to: `notice_${act}`,
});

/** Audit log entry with the code of the order that money is counted for, or no longer. */
export const auditEntryOfOrder = (from: string | null, to: string | null): ActivityChange => ({
  field: 'orderCode',
  from,
  to,
});

export const findNotice = (table: Table, id: string): Promise<StoredNotice | undefined> =>
  noticeRecord.find(table, { id });

type NewNotice = Pick<StoredNotice, 'id' | 'provider' | 'raw' | 'receivedAt' | 'group'>;

/** Stores a new notice, which is never lost from then on. Returns false if it was stored before. */
export async function storeNotice(table: Table, told: NewNotice): Promise<boolean> {
  const item = noticeRecord.item({ ...told, verdict: null, decision: null, version: 1 });
  return (await table.write([create(item, { refusal: known })])) === undefined;
}
