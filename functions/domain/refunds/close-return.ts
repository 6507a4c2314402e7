import { AppError } from '#shared/contract/errors.ts';
import { paybackFor } from '#functions/domain/orders/order-money.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requireRefund } from './read-refund.ts';

/**
 * Marks the return of a sent refund as refunded. If the return has another status by now, or not all of its
 * money went back, staff decide on it: the money is sent whatever the return says.
 */
export async function closeReturn(context: Context, refundId: string): Promise<void> {
  const { status, returnId, orderId } = await requireRefund(context, refundId);
  if (status !== 'succeeded' || !returnId || !orderId) return;
  const order = await findOrder(context, orderId);
  const { owed = 0, onItsWay = 0 } = order ? paybackFor(order, returnId) : {};
  if (owed > 0 || onItsWay > 0) return;
  try {
    await moveReturn(context, { id: returnId, asker: shopRequester, to: 'refunded', by: 'staff', note: '' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info('a return stays as it is', { returnId, refundId, code: error.code });
  }
}
