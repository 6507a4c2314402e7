import { AppError } from '#shared/contract/errors.ts';
import { orderRefused, type OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import { releaseRefund } from '#functions/domain/orders/moving/refund-order.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { handBack } from '#functions/domain/payments/staff/hand-over-notice.ts';
import { handOverRefused, type HandOverRefusal } from '#functions/domain/payments/staff/surplus-notices.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { requireRefund } from './read-refund.ts';
import { noticesOf, refundRecord, requireMayBecome, type StoredRefund } from './refund-record.ts';

export type RefundDecision = { id: string; userId: string; approved: boolean; reason: string };

type Refusal = OrderRefusal | HandOverRefusal;

/** Releases a rejected refund's amount: the order owes it again, other money awaits a decision. */
async function giveBack(context: Context, refund: StoredRefund, at: Date) {
  const { id, orderId } = refund;
  const writes: Operation<Refusal>[] = [];
  if (orderId) {
    const order = await requireShopOrder(context, orderId);
    writes.push(...releaseRefund(order, id, at).writes);
  }
  for (const noticeId of noticesOf(refund))
    writes.push(...(await handBack(context, { noticeId, refundId: id })));
  return writes;
}

/** Approves or rejects a refund. The person who requested it cannot approve it. A repeat changes nothing. */
export async function approveRefund(context: Context, decision: RefundDecision): Promise<void> {
  const { table, now } = context;
  const { id, userId, approved, reason } = decision;
  const to = approved ? 'approved' : 'rejected';
  await refundRecord.change<StoredRefund, Refusal | 'refund-moved'>(
    table,
    () => requireRefund(context, id),
    async (refund) => {
      if (approved && refund.requestedBy === userId) throw new AppError('REFUND_OWN');
      if (refund.status === to) return undefined;
      requireMayBecome(refund, to);
      const at = now();
      const iso = at.toISOString();
      const { after, writes } = refundRecord.replace(refund, {
        status: to,
        decidedBy: userId,
        decidedReason: reason,
        decidedAt: iso,
        updatedAt: iso,
        ...(approved ? {} : { endedAt: iso }),
      });
      const told = refundRecord.tell(after, [{ from: refund.status, to, by: userId, note: reason }], at);
      return {
        after,
        writes: [...writes, ...told, ...(approved ? [] : await giveBack(context, refund, at))],
      };
    },
    (refusal) =>
      handOverRefused(refusal) ??
      (refusal === 'notice-judged' ? again : orderRefused(refusal as OrderRefusal)),
  );
}
