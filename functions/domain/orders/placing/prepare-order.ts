import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { CheckoutIssue } from '#shared/orders/place-order.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { computeQuote, loadBasket, type OrderQuote } from './compute-quote.ts';
import { newOrder } from './new-order.ts';
import type { OrderInput } from './order-input.ts';
import { findPlaced } from './order-request.ts';
import { holderOf } from './sale-holds.ts';
import { readReceiver } from './read-receiver.ts';
import type { StoredOrder } from '../order-record.ts';

/** Error code for an issue; stock that only another warehouse has gets a code of its own. */
function refusalOf({ state, limit }: CheckoutIssue, isElsewhere: boolean): ErrorCode {
  if (state === 'unavailable') return 'PRODUCT_UNAVAILABLE';
  if (state === 'below_minimum') return 'BELOW_MINIMUM';
  if (state === 'short' && limit === 'order') return 'ABOVE_MAXIMUM';
  if (isElsewhere) return 'PICKUP_SHORT';
  return state === 'short' ? 'INSUFFICIENT_STOCK' : 'OUT_OF_STOCK';
}

function requireAgreed(
  { issues, totals, pickup, basket }: OrderQuote,
  expectedTotal: number | undefined,
): void {
  const [issue] = issues;
  if (issue) {
    const { cartItemId, name, wanted, available, minimum } = issue;
    const offer = basket.find(({ line }) => cartItemIdOf(line) === cartItemId)?.offer;
    const isElsewhere = pickup !== null && (offer?.available ?? 0) >= wanted;
    throw new AppError(refusalOf(issue, isElsewhere), {
      params: {
        cartItemId,
        name,
        wanted,
        available,
        minimum,
        maximum: available,
        warehouse: pickup?.name ?? '',
      },
    });
  }
  const { subtotal, tax, shippingFee, voucherDiscount, total } = totals;
  if (expectedTotal !== undefined && expectedTotal !== total)
    throw new AppError('ORDER_CHANGED', { params: { subtotal, tax, shippingFee, voucherDiscount, total } });
}

/** A new order before it is written, with the input and quote it was made from. */
export type OrderDraft = { input: OrderInput; order: StoredOrder; quote: OrderQuote; at: Date };

const orError = <T>(promise: Promise<T>) => promise.catch((error: unknown) => ({ error }));

/** Prepares one attempt to place an order, or returns the order that the same request has placed already. */
export async function prepareOrder(
  context: Context,
  input: OrderInput,
): Promise<{ draft: OrderDraft } | { placed: StoredOrder }> {
  const { deliveryType, expectedTotal } = input;
  if (deliveryType === 'warehouse_pickup' && !input.pickupWarehouseId) throw new AppError('PICKUP_REQUIRED');
  const [known, seen] = await Promise.all([
    findPlaced(context, input),
    orError(
      Promise.all([
        readReceiver(context, input),
        loadBasket(context, { ...input, exact: true, holder: holderOf(input) }),
      ]),
    ),
  ]);
  if (known) return { placed: known };
  if ('error' in seen) {
    // An earlier send of this request may have emptied the cart between the two reads.
    const placed = await findPlaced(context, input);
    if (placed) return { placed };
    throw seen.error;
  }
  const [receiver, loaded] = seen;
  const at = context.now();
  const province = receiver.shippingAddress?.province ?? '';
  const quote = computeQuote(loaded, { deliveryType, province }, at);
  requireAgreed(quote, expectedTotal);
  return { draft: { input, order: newOrder(input, receiver, quote, at), quote, at } };
}
