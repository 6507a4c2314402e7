import { AppError } from '#shared/contract/errors.ts';
import { noticeStateOf } from '#shared/payments/notice-choices.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { paymentKeys } from '../records/payment-keys.ts';
import { countedBefore } from '../records/money-claim.ts';
import { alreadyJudged, noticeRecord, StoredNotice } from '../records/payment-notice.ts';

/** Reasons to refuse the handover of money to a refund. */
export type HandOverRefusal = typeof alreadyJudged | typeof countedBefore;

export type HandOver = {
  noticeId: string;
  refundId: string;
  orderId?: string;
  /** Null if the sent money itself closes the notice. */
  userId: string | null;
  reason: string;
  amount: number;
};

export function handOverRefused(refusal: string): typeof again | undefined {
  if (refusal === countedBefore) throw new AppError('MONEY_COUNTED');
  return refusal === alreadyJudged ? again : undefined;
}

/** Tells whether a notice waits for a person and no refund has its money. */
export const isUndecided = (notice: StoredNotice): boolean =>
  noticeStateOf(notice) === 'open' && !notice.decision;

/** Stores the refund as the decision on its notice. */
export const decided = (
  { now }: Context,
  notice: StoredNotice,
  { refundId, orderId = '', userId, reason }: Omit<HandOver, 'noticeId' | 'amount'>,
): Operation<typeof alreadyJudged>[] =>
  noticeRecord.replace(notice, {
    decision: {
      kind: 'send-back',
      reason,
      orderId: orderId || null,
      refundId,
      by: userId,
      at: now().toISOString(),
      failedAt: null,
    },
  }).writes;

/** Maximum number of notices that are read for one order. Nobody overpays one order more often. */
const maxNotices = 50;
/** Maximum number of notices closed with one refund, so that they fit into its transaction. */
const maxClosed = 10;

/** Lists the notices whose surplus on this order still waits for a person, oldest first. */
async function openSurplus({ table }: Context, orderId: string): Promise<StoredNotice[]> {
  const asked = { index: 'gsi2', pk: paymentKeys.noticesOf(orderId), limit: maxNotices } as const;
  const { items } = await table.list(asked, StoredNotice);
  return items
    .filter((notice) => isUndecided(notice) && (notice.verdict?.surplus ?? 0) > 0)
    .slice(0, maxClosed);
}

export type ClosedNotices = { ids: string[]; writes: Operation<HandOverRefusal>[] };

/** Closes an order's other surplus notices with its last surplus, so that nobody looks at them. */
export async function handOverSurplus(
  context: Context,
  input: Omit<HandOver, 'noticeId' | 'amount'> & { orderId: string; except: string | null },
): Promise<ClosedNotices> {
  const open = await openSurplus(context, input.orderId);
  const notices = open.filter(({ id }) => id !== input.except);
  return {
    ids: notices.map(({ id }) => id),
    writes: notices.flatMap((notice) => decided(context, notice, input)),
  };
}

/** Marks notices of an unsent refund, which a person sees until it is tried again. */
export async function refundOfNotices(
  { table }: Context,
  { ids, refundId, failedAt }: { ids: readonly string[]; refundId: string; failedAt: string | null },
): Promise<Operation<typeof alreadyJudged>[]> {
  const notices = await table.getMany(ids.map((id) => [paymentKeys.notice(id), StoredNotice] as const));
  return notices.flatMap((notice) =>
    notice?.decision?.refundId === refundId
      ? noticeRecord.replace(notice, { decision: { ...notice.decision, failedAt } }).writes
      : [],
  );
}
