import { AppError } from '#shared/contract/errors.ts';
import { isByHand } from '#shared/refunds/refund-choices.ts';
import { formatVnd } from '#shared/values/money.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { findPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import type { ProviderRefund, RefundAnswer } from '#functions/domain/payments/providers/refund-answer.ts';
import { refundAtStripe } from '#functions/domain/payments/providers/stripe-refund.ts';
import { refundAtVnpay } from '#functions/domain/payments/providers/vnpay-refund.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { refundOfNotices } from '#functions/domain/payments/staff/surplus-notices.ts';
import { requireCash } from '#functions/domain/tills/take-into-till.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { requireRefund } from './read-refund.ts';
import { refundKeys } from './refund-keys.ts';
import {
  attemptItem,
  noticesOf,
  refundRecord,
  requireMayBecome,
  type StoredRefund,
} from './refund-record.ts';
import { refundableAmount } from './refund-source.ts';
import { endAttempt, endRefund, queryDue } from './settle-refund.ts';

/** Refusal while another refund of the same payment is running. */
const busy = 'payment-busy';

/** Minutes until a provider that did not report the outcome is asked again. */
export const askAgainMinutes = 60;

/** Returns the request key of an attempt. VNPay accepts at most 32 characters, and each key once a day. */
const requestKeyOf = ({ id, attempts }: StoredRefund): string =>
  `${id}${String(attempts).padStart(3, '0')}`.slice(-32);

async function requireSource(
  { table }: Context,
  refund: StoredRefund,
  tillId: string | undefined,
): Promise<StoredPayment | undefined> {
  if (refund.way === 'cash') await requireCash({ table }, { tillId, amount: refund.amount });
  if (refund.way === 'bank' && !refund.account) throw new AppError('REFUND_WAY');
  if (isByHand(refund.way)) return undefined;
  const payment = refund.paymentId
    ? await findPayment({ table, now: () => new Date() }, refund.paymentId)
    : undefined;
  if (!payment) throw new AppError('REFUND_WAY');
  const left = refundableAmount(payment);
  if (left < refund.amount) throw new AppError('REFUND_TOO_MUCH', { params: { most: formatVnd(left) } });
  return payment;
}

/** The request to send a refund. Cash leaves the named open till. */
type RefundPress = { id: string; userId: string; tillId?: string | undefined };

/** Marks a refund as processing before the provider is asked, so that it is found so after a crash. */
async function begin(context: Context, { id, userId, tillId }: RefundPress) {
  const { table, now } = context;
  let isNew = false;
  const { after } = await refundRecord.change<StoredRefund, 'refund-moved' | 'notice-judged' | typeof busy>(
    table,
    () => requireRefund(context, id),
    async (refund) => {
      isNew = false;
      // A repeated request is the same attempt: the provider is asked for its state, and no new one begins.
      if (refund.status === 'processing' || refund.status === 'succeeded') return undefined;
      requireMayBecome(refund, 'processing');
      await requireSource(context, refund, tillId);
      const at = now();
      const iso = at.toISOString();
      const attempts = refund.attempts + 1;
      const isAsked = !isByHand(refund.way);
      const askedAt = isAsked ? new Date(at.getTime() + askAgainMinutes * 60_000).toISOString() : null;
      const { after: begun, writes } = refundRecord.replace(refund, {
        status: 'processing',
        attempts,
        processedBy: userId,
        updatedAt: iso,
        error: null,
        // The reference of an earlier attempt does not belong to this one.
        reference: null,
        requestKey: requestKeyOf({ ...refund, attempts }),
        askedAt,
        begunAt: iso,
      });
      isNew = true;
      const attempt = {
        refundId: id,
        refundCode: refund.code,
        attempt: attempts,
        status: 'under-way' as const,
        way: refund.way,
        amount: refund.amount,
        error: null,
        reference: null,
        by: userId,
        createdAt: iso,
        endedAt: null,
      };
      const lock = { ...refundKeys.lock(refund.paymentId ?? ''), entity: 'refund-lock', refundId: id };
      return {
        after: begun,
        writes: [
          ...writes,
          ...refundRecord.tell(begun, [{ from: refund.status, to: 'processing', by: userId, note: '' }], at),
          create(attemptItem(attempt)),
          ...(refund.status === 'failed'
            ? await refundOfNotices(context, { ids: noticesOf(refund), refundId: id, failedAt: null })
            : []),
          ...(isAsked ? [create(lock, { refusal: busy }), scheduleDue(queryDue(begun))] : []),
        ],
      };
    },
    (refusal) => {
      if (refusal === busy) throw new AppError('REFUND_STATE', { params: { status: 'refund-processing' } });
      return again;
    },
  );
  return { refund: after, isNew };
}

/** Requests the refund from the provider with this attempt's request key. A repeat is the same refund. */
export async function askToRefund(context: Context, refund: StoredRefund): Promise<RefundAnswer> {
  const payment = refund.paymentId ? await findPayment(context, refund.paymentId) : undefined;
  if (!payment || !refund.requestKey) return { kind: 'unknown', error: 'payment' };
  const asked: ProviderRefund = {
    requestKey: refund.requestKey,
    refundCode: refund.code,
    amount: refund.amount,
    by: refund.processedBy ?? 'system',
  };
  return refund.way === 'stripe'
    ? refundAtStripe(payment, asked)
    : refundAtVnpay(payment, asked, context.now());
}

/** Applies the provider's answer to a refund. A refund without a final answer stays in processing. */
export async function claimRefund(
  context: Context,
  refund: StoredRefund,
  answer: RefundAnswer,
): Promise<void> {
  const { id, requestKey } = refund;
  const said = { requestKey, by: null };
  const reference = answer.reference ?? null;
  if (answer.kind === 'done') {
    await endRefund(context, id, { ...said, outcome: 'sent', reference, error: null });
    return;
  }
  if (answer.kind === 'refused') {
    await endRefund(context, id, { ...said, outcome: 'failed', reference, error: answer.error });
    return;
  }
  const error = 'error' in answer ? answer.error : null;
  const read = () => requireRefund(context, id);
  await refundRecord.change(context.table, read, async (now) => {
    if (now.status !== 'processing' || now.requestKey !== requestKey) return undefined;
    const { after, writes } = refundRecord.replace(now, {
      reference: reference ?? now.reference,
      error,
      updatedAt: context.now().toISOString(),
    });
    const status = answer.kind;
    return {
      after,
      writes: [...writes, ...(await endAttempt(context, now, { status, error, reference }))],
    };
  });
}

/** Sends a refund: by its provider, by a person's confirmed transfer, or in cash from a till. */
export async function processRefund(context: Context, { id, userId, tillId }: RefundPress): Promise<void> {
  const { refund, isNew } = await begin(context, { id, userId, tillId });
  // The person who sends the request hands over the cash. A repeated request continues after an interruption.
  if (refund.way === 'cash')
    await endRefund(context, id, { outcome: 'sent', reference: null, error: null, by: userId, tillId });
  if (!isNew || isByHand(refund.way)) return;
  await claimRefund(context, refund, await askToRefund(context, refund));
}
