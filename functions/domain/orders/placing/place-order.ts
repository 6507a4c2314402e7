import { cartItemIdOf } from '#shared/cart/item-id.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { CheckoutIssue } from '#shared/orders/checkout.contract.ts';
import { awaitedBy } from '#shared/orders/order-cover.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import { spendVouchers, type voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import type { codeTaken } from '#functions/platform/records/code-taken.ts';
import { again, lookAgain, retry } from '#functions/platform/records/retry.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { proofNotes } from '../moving/confirm-order.ts';
import { type OrderQuote, computeQuote, loadBasket } from './compute-quote.ts';
import { guestPointers } from '../guests/guest-pointers.ts';
import { newOrder } from './new-order.ts';
import type { OrderDeps, OrderInput, Receiver } from './order-deps.ts';
import { countSlots, tooManyOpen } from '../moving/open-cash.ts';
import { mailBuyer } from '../moving/order-mail.ts';
import { mostWrites, type OrderPlacement, placementWrites } from '../order-repository.ts';
import type { StoredOrder } from '../order-record.ts';
import { unpaidDue } from '../moving/unpaid-clock.ts';

/** How a new order is begun to be paid, in its own transaction. Nothing where nothing is asked for. */
export type BeginPaying = (
  order: StoredOrder,
) => { paymentId: string; writes: readonly Operation<typeof codeTaken>[] } | undefined;

export type PlaceOrderOptions = {
  requestKey: string;
  /** What the shopper saw and agreed to. */
  expectedTotal?: number | undefined;
  begin?: BeginPaying;
};

/** What stands in the way, by its own name: another counter may have what this one has not. */
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

/** Places an order in one transaction. The same request places it once, however often it is sent. */
export async function placeOrder(
  deps: OrderDeps,
  input: OrderInput,
  options: PlaceOrderOptions,
): Promise<StoredOrder> {
  if (input.deliveryType === 'warehouse_pickup' && !input.pickupWarehouseId)
    throw new AppError('PICKUP_REQUIRED');
  const receiver = input.receiver();
  return retry(() => tryToPlace(deps, input, receiver, options));
}

/** Somebody else's order came between looking and writing. */
type CrossedBy = typeof codeTaken | typeof voucherSpent | 'cart-moved' | 'stock-gone';

const orError = <T>(promise: Promise<T>) => promise.catch((error: unknown) => ({ error }));

async function tryToPlace(
  deps: OrderDeps,
  input: OrderInput,
  receiving: Promise<Receiver>,
  options: PlaceOrderOptions,
): Promise<StoredOrder | typeof again> {
  const findPlaced = () => deps.orders.findByRequest(input.buyer, options.requestKey);
  const [known, seen] = await Promise.all([
    findPlaced(),
    orError(Promise.all([receiving, loadBasket(deps, input)])),
  ]);
  if (known) return known;
  if ('error' in seen) {
    // This very request may have emptied the cart between the two looks.
    const done = await findPlaced();
    if (done) return done;
    throw seen.error;
  }
  const [receiver, loaded] = seen;
  const at = deps.now();
  const { deliveryType } = input;
  const quote = computeQuote(
    loaded,
    { deliveryType, province: receiver.shippingAddress?.province ?? '' },
    at,
  );
  requireAgreed(quote, options.expectedTotal);
  const placement = preparePlacing(input, receiver, quote, options, at);
  const refusal = await deps.orders.place(placement);
  if (!refusal) return placement.order;
  if (refusal === 'repeat') return (await findPlaced()) ?? again;
  if (refusal === 'too-many' && input.turns) throw input.turns.refused();
  if (refusal === tooManyOpen) throw new AppError('TOO_MANY_OPEN_ORDERS');
  return lookAgain<CrossedBy | 'too-many'>(refusal);
}

function preparePlacing(
  input: OrderInput,
  receiver: Receiver,
  quote: OrderQuote,
  { requestKey, begin }: PlaceOrderOptions,
  at: Date,
): OrderPlacement {
  const { takings } = quote;
  const fresh = newOrder(input, receiver, quote, at);
  const begun = begin?.(fresh);
  const order = { ...fresh, paymentId: begun?.paymentId ?? null };
  const due = unpaidDue(order);
  const isToProve = awaitedBy(order) === 'proof';
  const placement: OrderPlacement = {
    order,
    takings,
    cart: { owner: input.owner, lines: quote.lines },
    buyer: input.buyer,
    requestKey,
    entry: {
      kind: 'status',
      from: null,
      to: order.status,
      by: 'shopper',
      note: isToProve ? proofNotes.awaited : '',
    },
    at,
    more: [
      ...spendVouchers(quote.vouchers, { orderId: order.id, orderCode: order.code }, at),
      ...(begun?.writes ?? []),
      ...(due ? [scheduleDue(due)] : []),
      ...guestPointers(order).map((item) => create(item)),
      ...(input.turns?.writes ?? []),
      ...countSlots([], order.openSlots),
      mailBuyer(order, isToProve ? 'order-to-prove' : 'order-placed'),
    ],
  };
  if (placementWrites(placement).length > mostWrites)
    throw new AppError('ORDER_TOO_LARGE', { params: { limit: quote.lines.length - 1 } });
  return placement;
}
