import { AppError } from '#shared/contract/errors.ts';
import type { createOrder as contract, quoteOrder } from '#shared/orders/place-order.contract.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import type { OrderingTerms, OrderInput, QuoteInput } from './order-input.ts';

export const memberQuoteInput = (
  userId: string,
  { cartItemIds, lines, deliveryType, pickupWarehouseId, voucherIds, addressId }: BodyOf<typeof quoteOrder>,
): QuoteInput => ({
  buyer: { kind: 'member', userId },
  owner: memberOwner(userId),
  cartItemIds,
  lines,
  deliveryType,
  pickupWarehouseId,
  voucherIds,
  shipTo: deliveryType === 'prepaid_ship' && addressId ? { addressId } : null,
});

/** Builds the order input of a member. The name comes from the account; only the destination can be chosen. */
export function memberOrderInput(
  userId: string,
  asked: BodyOf<typeof contract>,
  terms: OrderingTerms,
): OrderInput {
  if (asked.deliveryType === 'prepaid_ship' && !asked.addressId) throw new AppError('ADDRESS_REQUIRED');
  const {
    clientRequestId: requestKey,
    expectedTotal,
    expectedDeposit,
    notes,
    vatInvoice,
    paymentMethod,
  } = asked;
  return {
    ...memberQuoteInput(userId, asked),
    ...terms,
    requestKey,
    asked,
    expectedTotal,
    expectedDeposit,
    customer: null,
    paymentMethod,
    notes,
    vatInvoice: vatInvoice ?? null,
    saleChannelId: 'website',
  };
}
