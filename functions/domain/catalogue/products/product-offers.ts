import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import type { Key } from '#functions/platform/table/table-operations.ts';
import { productKeys, warehouseKey, wholeProduct } from '../catalogue-keys.ts';
import {
  availableOf,
  type ProductRecord,
  StoredCard,
  StoredDetail,
  StoredStock,
} from '../views/product-record.ts';
import { forEverybody, priceOf, pricedCard, type PriceTerms } from '../views/priced-card.ts';
import { withPortions } from '../warehouses/read-portions.ts';
import { readProduct } from './find-product.ts';

type Variant = StoredDetail['variants'][number];

/** A product, or one variant of it, as it is sold right now. */
export type Offer = {
  /** As it is shown to whoever buys. */
  card: StoredCard;
  variant: Variant | undefined;
  /** What one costs them now, before tax. */
  price: number;
  /** Known only when the whole product was read. */
  isOnFlashSale?: boolean | undefined;
  available: number;
  /** The counts behind it, warehouse by warehouse. */
  stocks: StoredStock[];
  /** Where its stock is counted; who keeps these can ask for many offers at once. */
  places: string[];
  /** How few and how many one order may hold. */
  minQuantity: number;
  maxQuantity: number;
  /** What a parcel must know; known only when the whole product was read. */
  weight: number | undefined;
  unit: string | undefined;
};

/** What somebody kept of an offer, to ask for it again. */
export type OfferQuery = { productId: string; variantId: string; places: readonly string[] };

/** `needs-variant`: the product is sold in variants and none was named. */
export type OfferResult = Offer | 'needs-variant' | 'no-variant' | undefined;

type OfferOptions = {
  whole: boolean;
  /** Whoever asks holds pieces by this name: they count as there. */
  holder?: string | undefined;
  /** Who buys, and when; everybody, now, where only pieces are asked about. */
  pricing?: PriceTerms | undefined;
};

const asIsNow = (): PriceTerms => forEverybody(new Date());

export { wholeProduct } from '../catalogue-keys.ts';

const placeOf = ({ variantId, warehouseId }: StoredStock): string => `${variantId}#${warehouseId}`;

/** What is counted for a variant, or for a product that has none. */
function offerFrom(
  { card, detail, stocks }: ProductRecord,
  variant: Variant | undefined,
  pricing: PriceTerms,
): Offer {
  const counted = stocks.filter(({ variantId }) => variantId === (variant?.id ?? wholeProduct));
  return {
    card: pricedCard(card, pricing),
    variant,
    price: priceOf(card, variant, pricing).price,
    isOnFlashSale: detail.flashSale,
    available: availableOf(counted),
    stocks: counted,
    places: counted.map(placeOf),
    minQuantity: card.minQuantity,
    maxQuantity: card.maxQuantity,
    weight: detail.weight,
    unit: detail.unit,
  };
}

/** A product on sale with the stock of one variant, in one round trip. */
export async function findOffer(
  table: Reads,
  productId: string,
  variantId: string = wholeProduct,
  pricing: PriceTerms = asIsNow(),
): Promise<OfferResult> {
  const record = await readProduct(table, productId);
  if (!record?.card.isActive) return undefined;
  const { card, detail } = record;
  const variant = detail.variants.find(({ id }) => id === variantId);
  if (card.hasVariants && variantId === wholeProduct) return 'needs-variant';
  if (variantId !== wholeProduct && !variant) return 'no-variant';
  return offerFrom(record, variant, pricing);
}

/** All the ways a product is sold: each of its variants, or itself; undefined when it is not on sale. */
export async function listProductOffers(
  table: Reads,
  productId: string,
  pricing: PriceTerms = asIsNow(),
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

const Any = z.looseObject({ entity: z.string().optional() });
type Any = z.infer<typeof Any>;

const atOnce = 100;
const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

type Items = Map<string, Any | undefined>;

async function readAll(table: Reads, keys: Key[]): Promise<Items> {
  const each = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const batches = Array.from({ length: Math.ceil(each.length / atOnce) }, (_, batch) =>
    each.slice(batch * atOnce, (batch + 1) * atOnce),
  );
  const found = await Promise.all(
    batches.map((batch) => table.getMany(batch.map((key) => [key, Any] as const))),
  );
  return new Map(found.flat().map((item, place) => [nameOf(each[place] ?? { pk: '', sk: '' }), item]));
}

const stockKeysOf = ({ productId, places }: OfferQuery): Key[] =>
  places.map((place) => {
    const at = place.lastIndexOf('#');
    return productKeys.stock(productId, place.slice(0, at), place.slice(at + 1));
  });

/** Only variants need the heavy part, for what they cost on top; and orders, for what parcels weigh. */
const keysOf =
  ({ whole }: OfferOptions) =>
  (wanted: OfferQuery): Key[] => [
    productKeys.card(wanted.productId),
    ...(whole || wanted.variantId !== wholeProduct ? [productKeys.detail(wanted.productId)] : []),
    ...stockKeysOf(wanted),
  ];

const Sold = StoredDetail.pick({ variants: true, weight: true, unit: true, flashSale: true });

function offerOf(
  wanted: OfferQuery,
  read: (key: Key) => Any | undefined,
  pricing: PriceTerms,
): Offer | undefined {
  const item = read(productKeys.card(wanted.productId));
  const card = item?.entity === 'product' ? StoredCard.parse(item) : undefined;
  if (!card?.isActive) return undefined;
  const found = read(productKeys.detail(wanted.productId));
  const detail = found && Sold.parse(found);
  const variant = detail?.variants.find(({ id }) => id === wanted.variantId);
  if (wanted.variantId === wholeProduct ? card.hasVariants : !variant) return undefined;
  const stocks = stockKeysOf(wanted)
    .flatMap((key) => {
      const stock = read(key);
      return stock ? [StoredStock.parse(stock)] : [];
    })
    .filter(({ variantId }) => variantId === wanted.variantId);
  return {
    card: pricedCard(card, pricing),
    variant,
    price: priceOf(card, variant, pricing).price,
    isOnFlashSale: detail?.flashSale ?? false,
    available: availableOf(stocks),
    stocks,
    places: [...wanted.places],
    minQuantity: card.minQuantity,
    maxQuantity: card.maxQuantity,
    weight: detail?.weight,
    unit: detail?.unit,
  };
}

/** Shelves that are split are read on, all of them in one more round trip. */
async function foldPortions(
  table: Reads,
  offers: readonly (Offer | undefined)[],
  { holder }: OfferOptions,
): Promise<(Offer | undefined)[]> {
  const shelves = offers.flatMap((offer) =>
    (offer?.stocks ?? []).map((stock) => ({
      productId: offer?.card.id ?? '',
      stock,
      isOnSale: offer?.isOnFlashSale ?? false,
    })),
  );
  const read = await withPortions(table, shelves, holder);
  return offers.map((offer) => {
    const stocks = offer && read.splice(0, offer.stocks.length);
    return offer && { ...offer, stocks: stocks ?? [], available: availableOf(stocks ?? []) };
  });
}

const Places = StoredCard.pick({ warehouseIds: true });

/** Goods may have come to another warehouse since somebody kept where they lay: the card knows. */
function placesNow(wanted: OfferQuery, items: Items): string[] {
  const item = items.get(nameOf(productKeys.card(wanted.productId)));
  const { warehouseIds } = item?.entity === 'product' ? Places.parse(item) : { warehouseIds: [] };
  return [...new Set([...wanted.places, ...warehouseIds.map((id) => `${wanted.variantId}#${id}`)])];
}

/** What is on sale of many things somebody keeps, as they were asked for: one round trip for a usual cart. */
export async function listOffers(
  table: Reads,
  wanted: readonly OfferQuery[],
  reading: OfferOptions = { whole: false },
): Promise<(Offer | undefined)[]> {
  const items = await readAll(table, wanted.flatMap(keysOf(reading)));
  const { pricing = asIsNow() } = reading;
  const asked = wanted.map((one) => ({
    productId: one.productId,
    variantId: one.variantId,
    places: placesNow(one, items),
  }));
  const unread = asked.flatMap(stockKeysOf).filter((key) => !items.has(nameOf(key)));
  const more: Items = unread.length > 0 ? await readAll(table, unread) : new Map();
  const read = (key: Key) => items.get(nameOf(key)) ?? more.get(nameOf(key));
  return foldPortions(
    table,
    asked.map((one) => offerOf(one, read, pricing)),
    reading,
  );
}
