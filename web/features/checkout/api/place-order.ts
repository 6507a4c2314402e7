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

/** A guest’s cart is looked over before anything is ordered from it. */
async function lookOver(sessionId: string): Promise<void> {
  try {
    await call(validateGuestCart, { body: { sessionId } });
  } catch (error) {
    // An order placed a moment ago took its session’s lines along; its own answer says so.
    if (isApiError(error, 'SESSION_NOT_FOUND')) return;
    throw checkoutFailure('validate', error);
  }
}

/** Places the order, or says why not. The same key gives the same order. */
export async function placeOrder(placing: OrderPlacement): Promise<PlacedOrder> {
  try {
    if (placing.kind === 'member') return await call(createOrder, { body: placing.body });
    await lookOver(placing.body.sessionId);
    return await call(createGuestOrder, { body: placing.body });
  } catch (error) {
    throw error instanceof CheckoutFailure ? error : checkoutFailure('create', error);
  }
}
