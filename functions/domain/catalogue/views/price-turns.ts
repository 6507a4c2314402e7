import { ProductCard } from '#shared/catalogue/product.ts';
import { nextSwitch } from '#shared/price-books/effective-price.ts';
import { forEverybody, pricedCard } from './priced-card.ts';
import { StoredCard } from './product-record.ts';

/** Of a card with windows of prices: all that its price at any moment follows from. */
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

/** What is kept beside a row whose price will be another by itself, and when that is next; null where it will not. */
export type PriceTurn = { id: string; at: string | null; facts: string };

export const turnOf = (card: StoredCard, at: Date): PriceTurn | undefined =>
  card.priceWindows.length === 0
    ? undefined
    : {
        id: card.id,
        at: nextSwitch(card.priceWindows, at.toISOString()),
        facts: JSON.stringify(PriceFacts.parse(card)),
      };

/** A card as lists show it to everybody at a moment. */
export const shownCard = (card: StoredCard, at: Date): StoredCard => pricedCard(card, forEverybody(at));

/** A card as it goes out, and what its row says of its price. */
export const shownCells = (card: StoredCard, at: Date) => {
  const shown = shownCard(card, at);
  return {
    card: JSON.stringify(ProductCard.parse(shown)),
    total: shown.total,
    discount: shown.discountPercent,
  };
};

/** A row whose moment has come: both texts were written here, from cards that were read. */
export function turned({ id, facts, card }: { id: string; facts: string; card: string }, at: Date) {
  const known = { ...JSON.parse(card), ...JSON.parse(facts) } as StoredCard;
  return { id, ...shownCells(known, at), at: nextSwitch(known.priceWindows, at.toISOString()) };
}

/** A card as staff wrote it, whatever books say of it now. */
export const ownCard = (card: string, facts: string | null): string =>
  facts === null ? card : JSON.stringify(ProductCard.parse({ ...JSON.parse(card), ...JSON.parse(facts) }));
