import {
  createGuestOrder,
  createOrder,
  validateGuestCart,
  type PlacedOrder,
} from '#shared/orders/place-order.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { checkoutFailure, CheckoutFailure } from '../rules/checkout-failure.ts';
import type { OrderPlacement } from '../rules/order-body.ts';

/** Validates a guest’s cart before an order is placed from it. */
async function lookOver(sessionId: string): Promise<void> {
  try {
    await call(validateGuestCart, { body: { sessionId } });
  } catch (error) {
    // An order placed a moment ago has removed the session’s lines; the order request itself reports that.
    if (isApiError(error, 'SESSION_NOT_FOUND')) return;
    throw checkoutFailure('validate', error);
  }
}

/** Places the order or throws the reason. The same idempotency key gives the same order. */
export async function placeOrder(placing: OrderPlacement): Promise<PlacedOrder> {
  try {
    if (placing.kind === 'member') return await call(createOrder, { body: placing.body });
    await lookOver(placing.body.sessionId);
    return await call(createGuestOrder, { body: placing.body });
  } catch (error) {
    throw error instanceof CheckoutFailure ? error : checkoutFailure('create', error);
  }
}
