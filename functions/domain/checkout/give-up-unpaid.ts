import { AppError } from '#shared/contract/errors.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { calledOff } from './call-off.ts';

/**
 * Cancels an order that was not paid, or as cash not confirmed, in time, so that others can buy its goods. An
 * order that moved on or has a new deadline is left alone.
 */
export async function giveUpUnpaid(context: Context, { of: id, at: until }: Due): Promise<void> {
  try {
    await saveAsShop(context, id, (order, at) => {
      if (order.status !== 'draft' || order.unpaidUntil !== until) throw wrongState(order);
      return calledOff(context, order, { by: 'system', at });
    });
  } catch (error) {
    const isMoot = error instanceof AppError && ['ORDER_STATE', 'ORDER_NOT_FOUND'].includes(error.code);
    if (!isMoot) throw error;
  }
}
