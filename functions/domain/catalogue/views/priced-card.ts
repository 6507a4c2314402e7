import { effectivePrice, everybody, type PriceBuyer } from '#shared/price-books/effective-price.ts';
import { discountPercent, taxOf } from '#shared/values/money.ts';
import type { ProductRecord, StoredCard, StoredDetail } from './product-record.ts';

/** Moment and buyer that a price is for. */
export type PriceTerms = { at: Date; buyer: PriceBuyer };

/** Returns the price terms for these cards. */
export type PriceLookup = (cards: readonly StoredCard[]) => Promise<PriceTerms>;

export const forEverybody = (at: Date): PriceTerms => ({ at, buyer: everybody });

type Variant = Pick<StoredDetail['variants'][number], 'id' | 'additionalPrice'>;

const withTax = (price: number, rate: number): number => price + taxOf(price, rate);

/** Price of a product or variant before tax. */
export const priceOf = (card: StoredCard, variant: Variant | undefined, { at, buyer }: PriceTerms) =>
  effectivePrice({ price: card.price, variant }, card.priceWindows, at.toISOString(), buyer);

/** Applies price windows to a card; a price book that lowers the price strikes the previous one through. */
export function pricedCard(card: StoredCard, pricing: PriceTerms): StoredCard {
  if (card.priceWindows.length === 0) return card;
  const { price } = priceOf(card, undefined, pricing);
  const total = withTax(price, card.taxRate);
  const basePrice = total < card.total ? Math.max(card.basePrice, card.total) : card.basePrice;
  const variants = Object.entries(card.variantPrices).map(([id, additionalPrice]) =>
    withTax(priceOf(card, { id, additionalPrice }, pricing).price, card.taxRate),
  );
  const totals = [total, ...variants];
  return {
    ...card,
    price,
    basePrice,
    total,
    pricing: { price, tax: { rate: card.taxRate, amount: total - price }, total },
    priceMin: Math.min(...totals),
    priceMax: Math.max(...totals),
    discountPercent: discountPercent(basePrice, total),
  };
}

/** Applies price windows to a whole product, including the price of each variant. */
export function pricedRecord(record: ProductRecord, pricing: PriceTerms): ProductRecord {
  const { card, detail } = record;
  if (card.priceWindows.length === 0) return record;
  const priced = pricedCard(card, pricing);
  const variants = detail.variants.map((variant) => {
    const { price } = priceOf(card, variant, pricing);
    const total = withTax(price, card.taxRate);
    return {
      ...variant,
      additionalPrice: price - priced.price,
      total,
      ...(total < variant.total && { basePrice: variant.total }),
    };
  });
  return { ...record, card: priced, detail: { ...detail, variants } };
}
