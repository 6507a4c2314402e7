import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { type ShopWarehouse, Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { formatVnd, mostVnd } from '#shared/values/money.ts';
import type { CheckoutIssue, Quote } from '#shared/orders/place-order.contract.ts';
import { mostOrderLines, type OrderItem, type OrderVoucher } from '#shared/orders/order.ts';
import type { WantedLine } from '#shared/orders/edit-order.contract.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import { type OrderTotals, orderTotals } from '#shared/orders/order-totals.ts';
import { type CartOwner, readLines, type StoredLine } from '#functions/domain/cart/order-lines.ts';
import {
  findOffers,
  listOffers,
  type Offer,
  type OfferResult,
} from '#functions/domain/catalogue/products/product-offers.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { sellable } from '#functions/domain/catalogue/views/offer.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { type Goods, matchGoods } from '#functions/domain/vouchers/match-goods.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import type { StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { requireFitting, usableVouchers } from '#functions/domain/vouchers/spend-vouchers.ts';
import { pricingFor } from '#functions/domain/price-books/windows/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type BasketLine, checkBasket, chooseLines, packedOf, planBasket } from './basket.ts';
import type { QuoteInput } from './order-input.ts';
import { type Shipping, shippingOf } from './parcels.ts';
import { readAddress } from './read-receiver.ts';

/** What was asked for as it is now: in the cart, on the shelves and in the wallet. */
export type LoadedBasket = {
  basket: BasketLine[];
  lines: StoredLine[];
  warehouses: ShopWarehouse[];
  pickup: Warehouse | null;
  wallet: MemberVoucher[];
  /** Taken off by hand. */
  discount?: QuoteInput['discount'];
};

export type OrderQuote = LoadedBasket & {
  items: OrderItem[];
  issues: CheckoutIssue[];
  /** From which shelves it would be taken, and so what its parcels cost. */
  takings: StockHold[];
  totals: OrderTotals;
  shipping: Shipping;
  vouchers: MemberVoucher[];
};

function pickupOf(
  { deliveryType, pickupWarehouseId }: QuoteInput,
  warehouses: ShopWarehouse[],
): Warehouse | null {
  if (deliveryType !== 'warehouse_pickup' || !pickupWarehouseId) return null;
  const found = warehouses.find(({ id }) => id === pickupWarehouseId);
  if (!found) throw new AppError('UNKNOWN_WAREHOUSE');
  const { isActive, name: warehouse, pausedReason: reason } = found;
  if (!isActive) throw new AppError('WAREHOUSE_PAUSED', { params: { warehouse, reason } });
  return Warehouse.parse(found);
}

const goodsOf = (items: readonly OrderItem[], basket: readonly BasketLine[]): Goods[] =>
  items.map(({ productId, business, subtotal }) => ({
    productId,
    businessId: business.id,
    categoryIds: basket.find(({ offer }) => offer?.card.id === productId)?.offer?.card.category.path ?? [],
    amount: subtotal,
  }));

/** A warehouse sells nothing from the moment it is paused; its shelves say so a little later. */
function soldFrom(offer: Offer | undefined, warehouses: readonly ShopWarehouse[]): Offer | undefined {
  const paused = new Set(warehouses.flatMap(({ id, isActive }) => (isActive ? [] : [id])));
  if (!offer || paused.size === 0) return offer;
  const open = (sold: Offer): Offer => {
    const stocks = sold.stocks.filter(({ warehouseId }) => !paused.has(warehouseId));
    const parts = sold.parts?.map((part) => ({ ...part, offer: part.offer && open(part.offer) }));
    return { ...sold, stocks, parts, available: sellable({ ...sold, stocks, parts }) };
  };
  return open(offer);
}

/**
 * Two round trips: what is wanted, and then what that is worth. For looking alone the shelves of a moment ago do, since
 * ordering looks at them again, exactly.
 */
export async function loadBasket(
  context: Context,
  { exact, holder, ...input }: QuoteInput & { exact: boolean; holder?: string },
): Promise<LoadedBasket> {
  const { table } = context;
  const { buyer, owner, voucherIds } = input;
  const hasVouchers = buyer.kind === 'member' && voucherIds.length > 0;
  if (input.lines) return loadLines(context, input, input.lines);
  const pricing = pricingFor(context, buyer);
  const [all, warehouses, wallet] = await Promise.all([
    readLines(context, owner),
    readWarehouses(table),
    hasVouchers ? usableVouchers(context, { userId: buyer.userId, voucherIds }) : [],
  ]);
  const lines = chooseLines(all, input.cartItemIds);
  const pickup = pickupOf(input, warehouses);
  const offers = await listOffers(exact ? table : table.recent, lines, { whole: true, holder, pricing });
  const basket = lines.map((line, place) => ({ line, offer: soldFrom(offers[place], warehouses) }));
  return { basket, lines, warehouses, pickup, wallet };
}

/** The same of lines that are named one by one, at a store's prices. */
async function loadLines(
  context: Context,
  input: QuoteInput,
  wanted: readonly WantedLine[],
): Promise<LoadedBasket> {
  const { table, now } = context;
  const pricing = pricingFor(context, { kind: 'store' });
  const [found, warehouses] = await Promise.all([findOffers(table, wanted, pricing), readWarehouses(table)]);
  const offers = found.map((offer, place) => requireOffer(offer, wanted[place]?.productId ?? ''));
  const lines = offers.map((offer, place) =>
    newLine(offer, wanted[place]?.quantity ?? 1, now().toISOString()),
  );
  const basket = lines.map((line, place) => ({ line, offer: soldFrom(offers[place], warehouses) }));
  const pickup = pickupOf(input, warehouses);
  return { basket, lines, warehouses, pickup, wallet: [], discount: input.discount };
}

export function requireOffer(found: OfferResult, name: string): Offer {
  if (found === 'needs-variant') throw new AppError('VARIANT_REQUIRED');
  if (found === 'no-variant') throw new AppError('VARIANT_NOT_FOUND');
  if (!found) throw new AppError('PRODUCT_UNAVAILABLE', { params: { name } });
  return found;
}

/** With what is taken off by hand: never more than the goods, nor than whoever takes it off may. */
function withDiscount(totals: OrderTotals, discount: QuoteInput['discount']): OrderTotals {
  if (!discount) return totals;
  const { amount, mostPercent } = discount;
  const most = Math.floor((totals.subtotal * mostPercent) / 100);
  if (amount > most) throw new AppError('DISCOUNT_TOO_HIGH', { params: { most: formatVnd(most) } });
  const voucherDiscount = totals.voucherDiscount + amount;
  return {
    ...totals,
    voucherDiscount,
    total: Math.max(0, totals.subtotal + totals.shippingFee - voucherDiscount),
  };
}

export type Destination = { deliveryType: DeliveryType; province: string };

/** No order is of more than may be said of money anywhere: its payments and returns are told in the same words. */
function requirePayable({ subtotal, shippingFee, total }: OrderTotals): void {
  if (Math.max(subtotal, shippingFee, total) > mostVnd)
    throw new AppError('ORDER_TOO_DEAR', { params: { limit: formatVnd(mostVnd) } });
}

/** Everything about an order that follows from what was looked at. */
export function computeQuote(
  loaded: LoadedBasket,
  { deliveryType, province }: Destination,
  at: Date,
): OrderQuote {
  const { basket, pickup, wallet } = loaded;
  const { ready, items, issues } = checkBasket(basket, pickup?.id);
  const { subtotal } = orderTotals(items, 0, []);
  const takings = planBasket(ready, { pickupId: pickup?.id, province });
  const shipping = shippingOf(takings, packedOf(ready), { deliveryType, province, subtotal });
  const vouchers = matchGoods(wallet, goodsOf(items, basket));
  requireFitting(vouchers, { orderAmount: subtotal, shippingFee: shipping.fee }, at);
  const totals = withDiscount(orderTotals(items, shipping.fee, vouchers), loaded.discount);
  requirePayable(totals);
  return { ...loaded, items, issues, takings, shipping, vouchers, totals };
}

/** Whether a cart could be ordered as it stands, wherever it may go. */
export async function findIssues(
  context: Context,
  owner: CartOwner,
): Promise<{ valid: boolean; issues: CheckoutIssue[] }> {
  const lines = (await readLines(context, owner)).filter(({ savedForLater }) => !savedForLater);
  const pricing = pricingFor(context, owner);
  const offers = await listOffers(context.table.recent, lines, { whole: true, pricing });
  const { issues } = checkBasket(
    lines.map((line, place) => ({ line, offer: offers[place] })),
    undefined,
  );
  const fits = lines.length > 0 && lines.length <= mostOrderLines;
  return { valid: fits && issues.length === 0, issues };
}

/** What each voucher took off, as it was on the day. */
export const appliedVouchers = ({ vouchers, totals }: OrderQuote): OrderVoucher[] =>
  vouchers.map(({ id, code, name, category, type, voucherId, campaignId }, place) => ({
    id,
    code,
    name,
    category,
    type,
    discountAmount: totals.discounts[place] ?? 0,
    voucherId,
    campaignId,
  }));

function toQuote(quote: OrderQuote): Quote {
  const { items, issues, totals, shipping } = quote;
  const { subtotal, tax, shippingFee, voucherDiscount, total } = totals;
  return {
    items,
    issues,
    subtotal,
    tax,
    shippingFee,
    freeShippingBecause: shipping.because,
    freeShippingMissing: Math.max(0, freeShippingFrom - subtotal),
    parcels: shipping.parcels,
    arrival: shipping.arrival,
    vouchers: appliedVouchers(quote),
    voucherDiscount,
    total,
    deposit: null,
  };
}

/** What ordering would cost as things stand. */
export async function quoteOrder(context: Context, input: QuoteInput): Promise<Quote> {
  const [loaded, address] = await Promise.all([
    loadBasket(context, { ...input, exact: false }),
    readAddress(context, input),
  ]);
  const destination = { deliveryType: input.deliveryType, province: address?.province ?? '' };
  return toQuote(computeQuote(loaded, destination, context.now()));
}
