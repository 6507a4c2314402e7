import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { type ShopWarehouse, Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { formatVnd, maxVnd } from '#shared/values/money.ts';
import type { CheckoutIssue, Quote } from '#shared/orders/place-order.contract.ts';
import { maxOrderLines, type OrderItem, type OrderVoucher } from '#shared/orders/order.ts';
import type { WantedLine } from '#shared/cart/wanted-lines.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import { type OrderTotals, orderTotals } from '#shared/orders/order-totals.ts';
import { type CartOwner, joinLines, readLines, type StoredLine } from '#functions/domain/cart/order-lines.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import {
  findOffers,
  listOffers,
  type Offer,
  type OfferOptions,
  type OfferResult,
} from '#functions/domain/catalogue/products/product-offers.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { sellable } from '#functions/domain/catalogue/views/offer.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { type Goods, matchGoods } from '#functions/domain/vouchers/match-goods.ts';
import type { MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import type { StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { requireFitting, usableVouchers } from '#functions/domain/vouchers/spend-vouchers.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type BasketLine, checkBasket, chooseLines, packedOf, planBasket } from './basket.ts';
import type { QuoteInput } from './order-input.ts';
import { type Shipping, shippingOf } from './parcels.ts';
import { readAddress } from './read-receiver.ts';

/** Current state of everything asked for: cart lines, offers, warehouses and vouchers. */
export type LoadedBasket = {
  basket: BasketLine[];
  lines: StoredLine[];
  warehouses: ShopWarehouse[];
  pickup: Warehouse | null;
  wallet: MemberVoucher[];
  /** Manual discount. */
  discount?: QuoteInput['discount'];
};

export type OrderQuote = LoadedBasket & {
  items: OrderItem[];
  issues: CheckoutIssue[];
  /** Shelves the goods would be taken from, which decide the parcels and their cost. */
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

/** Removes paused warehouses from an offer at once: their shelves are marked a little later. */
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

/** Loads a basket in two round trips. A quote may read stale shelves; ordering reads with `exact`. */
export async function loadBasket(
  context: Context,
  { exact, holder, ...input }: QuoteInput & { exact: boolean; holder?: string },
): Promise<LoadedBasket> {
  const { table } = context;
  const { buyer, voucherIds } = input;
  const hasVouchers = buyer.kind === 'member' && voucherIds.length > 0;
  const pricing = pricingFor(context, input.isAtCounter ? { kind: 'store' } : buyer);
  const looking = { shelves: exact ? table : table.recent, reading: { whole: true, holder, pricing } };
  const [named, inCart, warehouses, wallet] = await Promise.all([
    input.lines && namedGoods(context, joinLines(input.lines), looking),
    input.lines ? [] : readLines(context, input.owner),
    readWarehouses(table),
    hasVouchers ? usableVouchers(context, { userId: buyer.userId, voucherIds }) : [],
  ]);
  const { lines, offers } = named ?? (await goodsOfCart(chooseLines(inCart, input.cartItemIds), looking));
  const pickup = pickupOf(input, warehouses);
  const basket = lines.map((line, place) => ({ line, offer: soldFrom(offers[place], warehouses) }));
  return { basket, lines, warehouses, pickup, wallet, discount: input.discount };
}

type OfferLookup = { shelves: Reads; reading: OfferOptions };
type WantedOffers = { lines: StoredLine[]; offers: (Offer | undefined)[] };

const goodsOfCart = async (
  lines: StoredLine[],
  { shelves, reading }: OfferLookup,
): Promise<WantedOffers> => ({
  lines,
  offers: await listOffers(shelves, lines, reading),
});

/** Looks up named goods. They have no cart line to show instead, so anything not on sale is refused. */
async function namedGoods(
  context: Context,
  wanted: readonly WantedLine[],
  { shelves, reading }: OfferLookup,
): Promise<WantedOffers> {
  const found = await findOffers(shelves, wanted, reading);
  const gone = wanted.find((_, place) => found[place] === undefined);
  const name = gone ? ((await findProduct(context, gone.productId))?.card.name ?? gone.productId) : '';
  const offers = found.map((offer) => requireOffer(offer, name));
  const at = context.now().toISOString();
  return { offers, lines: offers.map((offer, place) => newLine(offer, wanted[place]?.quantity ?? 1, at)) };
}

export function requireOffer(found: OfferResult, name: string): Offer {
  if (found === 'needs-variant') throw new AppError('VARIANT_REQUIRED');
  if (found === 'no-variant') throw new AppError('VARIANT_NOT_FOUND');
  if (!found) throw new AppError('PRODUCT_UNAVAILABLE', { params: { name } });
  return found;
}

/** Applies a manual discount, limited to the goods' price and to the share the staff member may take off. */
function withDiscount(totals: OrderTotals, discount: QuoteInput['discount']): OrderTotals {
  if (!discount) return totals;
  const { amount, maxPercent } = discount;
  const most = Math.floor((totals.subtotal * maxPercent) / 100);
  if (amount > most) throw new AppError('DISCOUNT_TOO_HIGH', { params: { most: formatVnd(most) } });
  const voucherDiscount = totals.voucherDiscount + amount;
  return {
    ...totals,
    voucherDiscount,
    total: Math.max(0, totals.subtotal + totals.shippingFee - voucherDiscount),
  };
}

export type Destination = { deliveryType: DeliveryType; province: string };

/** Refuses orders above the largest amount that payments and returns can express. */
function requirePayable({ subtotal, shippingFee, total }: OrderTotals): void {
  if (Math.max(subtotal, shippingFee, total) > maxVnd)
    throw new AppError('ORDER_TOO_DEAR', { params: { limit: formatVnd(maxVnd) } });
}

/** Computes everything about an order that follows from the loaded basket. */
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

/** Checks whether a cart could be ordered as it stands, regardless of the destination. */
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
  const fits = lines.length > 0 && lines.length <= maxOrderLines;
  return { valid: fits && issues.length === 0, issues };
}

/** Snapshot of each voucher and the discount it gave. */
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

/** Returns what ordering would cost at the moment. */
export async function quoteOrder(context: Context, input: QuoteInput): Promise<Quote> {
  const [loaded, address] = await Promise.all([
    loadBasket(context, { ...input, exact: false }),
    readAddress(context, input),
  ]);
  const destination = { deliveryType: input.deliveryType, province: address?.province ?? '' };
  return toQuote(computeQuote(loaded, destination, context.now()));
}
