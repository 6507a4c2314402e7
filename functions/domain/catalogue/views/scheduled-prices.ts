import { ProductCard } from '#shared/catalogue/product.ts';
import { nextSwitch } from '#shared/price-books/effective-price.ts';
import { forEverybody, pricedCard } from './priced-card.ts';
import { StoredCard } from './product-record.ts';

/** Fields of a card that determine its price at any moment. */
const PriceFacts = StoredCard.pick({
  price: true,
  basePrice: true,
  total: true,
  pricing: true,
  priceMin: true,
  priceMax: true,
  discountPercent: true,
  variantPrices: true,
  priceWindows: true,
});

/** Price facts of a row with scheduled prices, and the moment of the next change (null: none). */
export type ScheduledPrice = { id: string; at: string | null; facts: string };

export const nextPriceOf = (card: StoredCard, at: Date): ScheduledPrice | undefined =>
  card.priceWindows.length === 0
    ? undefined
    : {
        id: card.id,
        at: nextSwitch(card.priceWindows, at.toISOString()),
        facts: JSON.stringify(PriceFacts.parse(card)),
      };

/** Card with its price for everybody at a moment. */
export const publicCard = (card: StoredCard, at: Date): StoredCard => pricedCard(card, forEverybody(at));

/** Serialised card for responses, and the price columns of its row. */
export const publicCells = (card: StoredCard, at: Date) => {
  const shown = publicCard(card, at);
  return {
    card: JSON.stringify(ProductCard.parse(shown)),
    total: shown.total,
    discount: shown.discountPercent,
  };
};

/** Recomputes a row whose price change is due. Both texts are our own, so they are not validated. */
export function turned({ id, facts, card }: { id: string; facts: string; card: string }, at: Date) {
  const known = { ...JSON.parse(card), ...JSON.parse(facts) } as StoredCard;
  return { id, ...publicCells(known, at), at: nextSwitch(known.priceWindows, at.toISOString()) };
}

/** Card with the prices staff set, regardless of price books. */
export const ownCard = (card: string, facts: string | null): string =>
  facts === null ? card : JSON.stringify(ProductCard.parse({ ...JSON.parse(card), ...JSON.parse(facts) }));
