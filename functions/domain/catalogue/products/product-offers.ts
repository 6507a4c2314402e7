import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import { warehouseKey } from '../catalogue-keys.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
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
import { currentOffer, listOffers, type OfferOptions } from './list-offers.ts';

export type { Offer } from '../views/offer.ts';
export { listOffers, type OfferOptions } from './list-offers.ts';

type Variant = StoredDetail['variants'][number];

/** `needs-variant` means that the product is sold in variants and none was named. */
export type OfferResult = Offer | 'needs-variant' | 'no-variant' | undefined;

export { noVariantId } from '../stock-shards/shelf-name.ts';

const placeOf = ({ variantId, warehouseId }: StoredStock): string => `${variantId}#${warehouseId}`;

/** Builds the offer of a variant, or of a product without variants. */
function offerFrom(
  { card, detail, stocks, parts }: ProductRecord,
  variant: Variant | undefined,
  pricing: PriceTerms,
): Offer {
  const counted = stocks.filter(({ variantId }) => variantId === (variant?.id ?? noVariantId));
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

/** Reads a product on sale with the stock of one variant in one round trip; three for a combo. */
export async function findOffer(
  table: Reads,
  productId: string,
  variantId: string = noVariantId,
  pricing: PriceLookup = currentOffer,
): Promise<OfferResult> {
  const record = await readProduct(table, productId);
  if (!record?.card.isActive) return undefined;
  const { card, detail } = record;
  const variant = detail.variants.find(({ id }) => id === variantId);
  if (card.hasVariants && variantId === noVariantId) return 'needs-variant';
  if (variantId !== noVariantId && !variant) return 'no-variant';
  return offerFrom(record, variant, await pricing([card]));
}

/** Reads several offers with unit costs. Those not on sale are read individually to get the reason. */
export async function findOffers(
  table: Reads,
  wanted: readonly { productId: string; variantId: string | null }[],
  reading: Omit<OfferOptions, 'whole'>,
): Promise<OfferResult[]> {
  const named = wanted.map(({ productId, variantId }) => ({
    productId,
    variantId: variantId ?? noVariantId,
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

/** Lists all offers of a product: one per variant, or the product itself; undefined if it is not on sale. */
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
