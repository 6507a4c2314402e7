import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { isByHand } from '#shared/refunds/refund-choices.ts';
import { cancelDue, scheduleDue } from '#functions/domain/due/due-items.ts';
import { findPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import type { RefundAnswer } from '#functions/domain/payments/providers/refund-answer.ts';
import { followAtStripe } from '#functions/domain/payments/providers/stripe-refund.ts';
import { followAtVnpay } from '#functions/domain/payments/providers/vnpay-refund.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { closeReturn } from './close-return.ts';
import { askAgainMinutes, askToRefund, claimRefund } from './process-refund.ts';
import { listRefundAttempts } from './read-refund.ts';
import { refundKeys } from './refund-keys.ts';
import { refundRecord, type StoredRefund } from './refund-record.ts';
import { queryDue } from './settle-refund.ts';

/** Hours to reuse a request key. VNPay keeps it for a day, so a repeat cannot send money twice. */
const sameNameHours = 20;

const silence: RefundAnswer = { kind: 'unknown', error: 'PROVIDER_UNAVAILABLE' };

const RefundName = z.object({ id: z.string() });
/** Maximum number of refunds that are read. No payment has more. */
const maxRefunds = 100;

/** Lists the provider's numbers of earlier attempts to refund the same order, by this and other refunds. */
async function earlierNumbers(context: Context, { id, orderId, attempts }: StoredRefund): Promise<string[]> {
  const asked = { index: 'gsi2', pk: refundKeys.ofOrder(orderId ?? ''), limit: maxRefunds } as const;
  const { items } = await context.table.list(asked, RefundName);
  const tries = await Promise.all(items.map((refund) => listRefundAttempts(context, refund.id)));
  return tries
    .flat()
    .filter(({ refundId, attempt }) => refundId !== id || attempt !== attempts)
    .flatMap(({ reference }) => reference ?? []);
}

async function ask(context: Context, refund: StoredRefund): Promise<RefundAnswer> {
  const { now } = context;
  if (refund.way === 'stripe')
    return refund.reference ? followAtStripe(refund.reference) : askToRefund(context, refund);
  const payment = refund.paymentId ? await findPayment(context, refund.paymentId) : undefined;
  if (!payment) return silence;
  const known = await followAtVnpay(payment, await earlierNumbers(context, refund), now()).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'PROVIDER_UNAVAILABLE') return silence;
      throw error;
    },
  );
  if (known) return known;
  // VNPay does not know this attempt, so our request was lost.
  const begun = Date.parse(refund.begunAt ?? refund.updatedAt);
  const isStillGood = now().getTime() - begun < sameNameHours * 3_600_000;
  return isStillGood
    ? askToRefund(context, refund)
    : { kind: 'refused', error: 'VNPAY không ghi nhận yêu cầu hoàn tiền này' };
}

/** Asks the provider every hour about a running refund until its outcome is known. */
export async function followRefund(context: Context, id: string): Promise<void> {
  const { table, now } = context;
  const refund = await refundRecord.find(table, { id });
  if (refund?.status !== 'processing' || isByHand(refund.way)) return;
  await claimRefund(context, refund, await ask(context, refund));
  const askedAt = new Date(now().getTime() + askAgainMinutes * 60_000).toISOString();
  await refundRecord.change(table, { id }, (after) => {
    if (after.status !== 'processing') return undefined;
    const next = refundRecord.replace(after, { askedAt });
    return {
      after: next.after,
      writes: [
        ...next.writes,
        ...(after.askedAt ? [cancelDue(queryDue(after))] : []),
        scheduleDue(queryDue(next.after)),
      ],
    };
  });
  await closeReturn(context, id);
}
