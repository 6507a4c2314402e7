import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import { warehouseKey, wholeProduct } from '../catalogue-keys.ts';
import { type Offer, sellable } from '../views/offer.ts';
import type { ProductRecord, StoredDetail, StoredStock } from '../views/product-record.ts';
import {
  forEverybody,
  type PriceLookup,
  priceOf,
  pricedCard,
  type PriceTerms,
} from '../views/priced-card.ts';
import { readProduct } from './find-product.ts';
import { asIsNow, listOffers, type OfferOptions } from './list-offers.ts';

export type { Offer } from '../views/offer.ts';
export { listOffers, type OfferOptions } from './list-offers.ts';

type Variant = StoredDetail['variants'][number];

/** `needs-variant`: the product is sold in variants and none was named. */
export type OfferResult = Offer | 'needs-variant' | 'no-variant' | undefined;

export { wholeProduct } from '../catalogue-keys.ts';

const placeOf = ({ variantId, warehouseId }: StoredStock): string => `${variantId}#${warehouseId}`;

/** What is counted for a variant, or for a product that has none. */
function offerFrom(
  { card, detail, stocks, parts }: ProductRecord,
  variant: Variant | undefined,
  pricing: PriceTerms,
): Offer {
  const counted = stocks.filter(({ variantId }) => variantId === (variant?.id ?? wholeProduct));
  return {
    card: pricedCard(card, pricing),
    variant,
    price: priceOf(card, variant, pricing).price,
    isOnFlashSale: detail.flashSale,
    available: sellable({ card, stocks: counted, parts }),
    stocks: counted,
    parts,
    places: counted.map(placeOf),
    minQuantity: card.minQuantity,
    maxQuantity: card.maxQuantity,
    weight: detail.weight,
    unit: detail.unit,
  };
}

/** A product on sale with the stock of one variant, in one round trip; three of a combo. */
export async function findOffer(
  table: Reads,
  productId: string,
  variantId: string = wholeProduct,
  pricing: PriceLookup = asIsNow,
): Promise<OfferResult> {
  const record = await readProduct(table, productId);
  if (!record?.card.isActive) return undefined;
  const { card, detail } = record;
  const variant = detail.variants.find(({ id }) => id === variantId);
  if (card.hasVariants && variantId === wholeProduct) return 'needs-variant';
  if (variantId !== wholeProduct && !variant) return 'no-variant';
  return offerFrom(record, variant, await pricing([card]));
}

/**
 * The same of several at once, with what each piece on their shelves cost: whoever writes an order keeps that. Those that
 * are not on sale are asked for by themselves, for the reason.
 */
export async function findOffers(
  table: Reads,
  wanted: readonly { productId: string; variantId: string | null }[],
  reading: Omit<OfferOptions, 'whole'>,
): Promise<OfferResult[]> {
  const named = wanted.map(({ productId, variantId }) => ({
    productId,
    variantId: variantId ?? wholeProduct,
    places: [],
  }));
  const offers = await listOffers(table, named, { ...reading, whole: true });
  return Promise.all(
    named.map(
      async ({ productId, variantId }, place) =>
        offers[place] ?? findOffer(table, productId, variantId, reading.pricing),
    ),
  );
}

/** All the ways a product is sold: each of its variants, or itself; undefined when it is not on sale. */
export async function listProductOffers(
  table: Reads,
  productId: string,
  pricing: PriceTerms = forEverybody(new Date()),
): Promise<Offer[] | undefined> {
  const record = await readProduct(table, productId);
  if (!record?.card.isActive) return undefined;
  const { variants } = record.detail;
  return variants.length > 0
    ? variants.map((variant) => offerFrom(record, variant, pricing))
    : [offerFrom(record, undefined, pricing)];
}

export async function isWarehouse(table: Reads, id: string): Promise<boolean> {
  return (await table.get(warehouseKey(id), z.object({ id: z.string() }))) !== undefined;
}
