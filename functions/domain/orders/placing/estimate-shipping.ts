import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { getShipmentFee as contract } from '#shared/orders/shipping.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { unitTotalOf } from '#functions/domain/cart/cart-line.ts';
import { listProductOffers, type Offer } from '#functions/domain/catalogue/products/product-offers.ts';
import { goodsIn } from '#functions/domain/catalogue/views/offer.ts';
import { forEverybody } from '#functions/domain/catalogue/views/priced-card.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { demandsOf, packedGoods } from './basket.ts';
import { type Shipping, shippingOf } from './parcels.ts';
import { deliveryDays, feeOf, nearestZone } from './shipping-fee.ts';
import { planStock } from './stock-plan.ts';

type FeeQuery = QueryOf<typeof contract>;
type Estimate = ReplyOf<typeof contract>;

/** Estimates the fee without goods; the nearest warehouse is assumed as origin. */
async function estimateParcel(
  table: Table,
  { deliveryType, orderAmount, weightGrams }: FeeQuery,
  province: string,
): Promise<Estimate> {
  const places = (await readWarehouses(table)).flatMap(({ isActive, province }) =>
    isActive ? [province] : [],
  );
  const zone = nearestZone(places, province);
  const parcel = { zone, grams: weightGrams, everyLineFree: false };
  const { fee, because } = feeOf({ deliveryType, subtotal: orderAmount, parcels: [parcel] });
  return {
    fee,
    freeFrom: freeShippingFrom,
    freeShippingBecause: because,
    zone,
    arrival: because === 'pickup' ? null : deliveryDays[zone],
    parcels: [],
    available: true,
  };
}

/** Shipping of an order with this product alone; undefined if fewer pieces are available. */
function shippingOfOffer(
  offer: Offer,
  { deliveryType, quantity }: FeeQuery,
  province: string,
): Shipping | undefined {
  if (offer.available < quantity) return undefined;
  const takings = planStock(demandsOf(offer, quantity), province);
  const subtotal = unitTotalOf(offer) * quantity;
  return takings && shippingOf(takings, packedGoods(offer), { deliveryType, province, subtotal });
}

const soonestFirst = (a: Shipping, b: Shipping): number =>
  (a.arrival?.daysTo ?? 0) - (b.arrival?.daysTo ?? 0) || a.fee - b.fee;

const farthest = ({ parcels }: Shipping) => parcels.toSorted((a, b) => b.daysTo - a.daysTo)[0]?.zone;

async function estimateProduct(
  { table, now }: Context,
  productId: string,
  asked: FeeQuery,
  province: string,
): Promise<Estimate> {
  const offers = await listProductOffers(table, productId, forEverybody(now()));
  if (!offers) throw new AppError('PRODUCT_NOT_FOUND');
  const meant = asked.variantId ? offers.filter(({ variant }) => variant?.id === asked.variantId) : offers;
  if (meant.length === 0) throw new AppError('VARIANT_NOT_FOUND');
  const [best] = meant
    .flatMap((offer) => shippingOfOffer(offer, asked, province) ?? [])
    .toSorted(soonestFirst);
  if (!best) {
    const stocks = meant.flatMap(goodsIn).flatMap(({ goods }) => goods.stocks);
    const zone = nearestZone(
      stocks.map((shelf) => shelf.province),
      province,
    );
    const none = { fee: 0, freeShippingBecause: null, arrival: null, parcels: [], available: false };
    return { ...none, zone, freeFrom: freeShippingFrom };
  }
  const { fee, because, parcels, arrival } = best;
  return {
    fee,
    freeFrom: freeShippingFrom,
    freeShippingBecause: because,
    zone: farthest(best) ?? 'city',
    arrival,
    parcels,
    available: true,
  };
}

/** Estimates shipping: for a product exactly as the checkout, otherwise roughly by weight. */
export const estimateShipping = (
  context: Context,
  { province, ...asked }: FeeQuery & { province: string },
): Promise<Estimate> =>
  asked.productId
    ? estimateProduct(context, asked.productId, asked, province)
    : estimateParcel(context.table, asked, province);
