import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { freeOf } from '#functions/domain/orders/refund-money.ts';
import { type ClosedNotices, handOverSurplus } from '#functions/domain/payments/staff/surplus-notices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredRefund } from './refund-record.ts';
import { partsOf } from './refund-source.ts';

type LastRefund = Pick<StoredRefund, 'id' | 'kind' | 'reason' | 'noticeId'> & { by: string | null };

/** Closes all surplus notices of an order once the last of its surplus is refunded. */
export async function closeSurplus(
  context: Context,
  order: StoredOrder,
  { id: refundId, kind, reason, noticeId: except, by: userId }: LastRefund,
): Promise<ClosedNotices> {
  const parts = partsOf(kind, null);
  if (kind !== 'overpayment' || parts === 'goodwill' || freeOf(order, parts) > 0)
    return { ids: [], writes: [] };
  return handOverSurplus(context, { refundId, orderId: order.id, userId, reason, except });
}
