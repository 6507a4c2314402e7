import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import type { Key } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import { isComposed, type Offer, type OfferedPart, sellable } from '../views/offer.ts';
import {
  forEverybody,
  type PriceLookup,
  priceOf,
  pricedCard,
  type PriceTerms,
} from '../views/priced-card.ts';
import { StoredCard, StoredDetail, StoredStock } from '../views/stored-product.ts';
import { withStockShards } from '../warehouses/read-stock-shards.ts';

/** Names of a stored offer, such as a cart line, by which it is read again. */
export type OfferQuery = { productId: string; variantId: string; places: readonly string[] };

export type OfferOptions = {
  whole: boolean;
  /** Holder name of the request: pieces it already holds count as available. */
  holder?: string | undefined;
  /** Price terms of the buyer and moment; by default those for everybody now. */
  pricing?: PriceLookup | undefined;
};

export const currentOffer: PriceLookup = () => Promise.resolve(forEverybody(new Date()));

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

/** Keys to read. Only variants, which have own prices, and orders, which need weights, read the detail. */
const keysOf =
  ({ whole }: OfferOptions) =>
  (wanted: OfferQuery): Key[] => [
    productKeys.card(wanted.productId),
    ...(whole || wanted.variantId !== noVariantId ? [productKeys.detail(wanted.productId)] : []),
    ...stockKeysOf(wanted),
  ];

const OfferedStock = StoredStock.extend({ cost: z.number().optional() });
const Sold = StoredDetail.pick({ variants: true, weight: true, unit: true, flashSale: true });

function offerOf(
  wanted: OfferQuery,
  card: StoredCard | undefined,
  read: (key: Key) => Any | undefined,
  pricing: PriceTerms,
): Offer | undefined {
  if (!card?.isActive) return undefined;
  const found = read(productKeys.detail(wanted.productId));
  const detail = found && Sold.parse(found);
  const variant = detail?.variants.find(({ id }) => id === wanted.variantId);
  if (wanted.variantId === noVariantId ? card.hasVariants : !variant) return undefined;
  const stocks = stockKeysOf(wanted)
    .flatMap((key) => {
      const stock = read(key);
      return stock ? [OfferedStock.parse(stock)] : [];
    })
    .filter(({ variantId }) => variantId === wanted.variantId);
  return {
    card: pricedCard(card, pricing),
    variant,
    price: priceOf(card, variant, pricing).price,
    isOnFlashSale: detail?.flashSale ?? false,
    available: 0,
    stocks,
    places: [...wanted.places],
    minQuantity: card.minQuantity,
    maxQuantity: card.maxQuantity,
    weight: detail?.weight,
    unit: detail?.unit,
  };
}

/** Adds the shards of split shelves, all in one more round trip. */
async function foldShards(
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
  const read = await withStockShards(table, shelves, holder);
  return offers.map((offer) => {
    const stocks = offer && read.splice(0, offer.stocks.length);
    return offer && { ...offer, stocks: stocks ?? [] };
  });
}

function cardIn(items: Items, { productId }: OfferQuery): StoredCard | undefined {
  const item = items.get(nameOf(productKeys.card(productId)));
  return item?.entity === 'product' ? StoredCard.parse(item) : undefined;
}

/** Shelves known to the caller, plus those on the card, since goods may have come to another warehouse. */
function placesNow(wanted: OfferQuery, card: StoredCard | undefined): string[] {
  const known = (card?.warehouseIds ?? []).map((id) => `${wanted.variantId}#${id}`);
  return [...new Set([...wanted.places, ...known])];
}

/** Reads cards and offers; one round trip if the caller knows the shelves. */
async function look(table: Reads, wanted: readonly OfferQuery[], reading: OfferOptions) {
  const items = await readAll(table, wanted.flatMap(keysOf(reading)));
  const { pricing = currentOffer } = reading;
  const cards = wanted.map((one) => cardIn(items, one));
  const asked = wanted.map((one, place) => ({
    productId: one.productId,
    variantId: one.variantId,
    places: placesNow(one, cards[place]),
  }));
  const unread = asked.flatMap(stockKeysOf).filter((key) => !items.has(nameOf(key)));
  const [more, terms] = await Promise.all([
    unread.length > 0 ? readAll(table, unread) : (new Map() as Items),
    pricing(cards.flatMap((card) => card ?? [])),
  ]);
  const read = (key: Key) => items.get(nameOf(key)) ?? more.get(nameOf(key));
  const offers = await foldShards(
    table,
    asked.map((one, place) => offerOf(one, cards[place], read, terms)),
    reading,
  );
  return { cards, offers };
}

/**
 * Adds the parts of combos and units with their current offers for everybody, in two more round trips. A part
 * must not be a combo or unit itself, and a product that no longer exists is not sold.
 */
async function withParts<Sold extends { card: Pick<StoredCard, 'type' | 'parts'> }>(
  table: Reads,
  sold: readonly Sold[],
  reading: Omit<OfferOptions, 'pricing'>,
): Promise<(Sold & { parts?: OfferedPart[] })[]> {
  const combos = sold.filter(({ card }) => isComposed(card));
  const parts = combos.flatMap(({ card }) => card.parts);
  if (parts.length === 0) return [...sold];
  const wanted = parts.map(({ productId, variantId }) => ({
    productId,
    variantId: variantId ?? noVariantId,
    places: [],
  }));
  const { cards, offers } = await look(table, wanted, reading);
  const offered = parts.map((part, place): OfferedPart => {
    const offer = offers[place];
    const isPart = offer && !isComposed(offer.card);
    return {
      ...part,
      card: cards[place],
      offer: isPart ? { ...offer, available: sellable(offer) } : undefined,
    };
  });
  return sold.map((one) =>
    isComposed(one.card) ? { ...one, parts: offered.splice(0, one.card.parts.length) } : one,
  );
}

/** Returns the parts of a combo or unit; undefined for other products. */
export const partsOf = async (
  table: Reads,
  card: Pick<StoredCard, 'type' | 'parts'>,
): Promise<OfferedPart[] | undefined> => (await withParts(table, [{ card }], { whole: true }))[0]?.parts;

/** Reads the offers for many stored lines, in their order; one round trip for a usual cart. */
export async function listOffers(
  table: Reads,
  wanted: readonly OfferQuery[],
  reading: OfferOptions = { whole: false },
): Promise<(Offer | undefined)[]> {
  const { offers } = await look(table, wanted, reading);
  const { pricing: _buyers, ...same } = reading;
  const sold = await withParts(
    table,
    offers.filter((offer) => offer !== undefined),
    same,
  );
  return offers.map((offer) => {
    const whole = offer && sold.shift();
    return whole && { ...whole, available: sellable(whole) };
  });
}
