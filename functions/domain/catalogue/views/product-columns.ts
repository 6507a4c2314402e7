import * as z from 'zod';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { fold, normaliseText, words } from '#shared/values/text.ts';
import { StoredCard } from './product-record.ts';

const halfLifeDays = 120;
const day = 86_400_000;

/** Rating with a prior of five four-star reviews, so that a few good reviews weigh less than many. */
const praise = ({ average, count }: ProductCard['rating']): number =>
  (average * count + 20) / (count + 5) / 5;

/**
 * Popularity from sales and rating; a product that is one half-life older needs twice as much of them. It is a
 * logarithm, so that time lowers all products alike and stored values keep their order.
 */
const popularityOf = ({
  sold,
  rating,
  createdAt,
}: Pick<ProductCard, 'sold' | 'rating' | 'createdAt'>): number =>
  Math.log2(Math.log2(2 + sold) * praise(rating)) + Date.parse(createdAt) / day / halfLifeDays;

const isSoldOut = ({ stockStatus }: Pick<StoredCard, 'stockStatus'>): boolean =>
  stockStatus === 'out_of_stock';

const makersOf = ({ brand, business, category }: StoredCard): string =>
  [brand?.name ?? '', business.name, category.name].join(' ');

/** Texts of a product for searching: name as typed, name without diacritics, and code, makers and category. */
export const textOf = (card: StoredCard) =>
  [normaliseText(card.name), fold(card.name), fold(`${card.code} ${makersOf(card)}`)] as const;

/** Words that a typo may have meant. Codes are left out, since each would be a word of its own. */
export const wordsOf = (card: StoredCard): Set<string> =>
  new Set(words(fold(`${card.name} ${makersOf(card)}`)).filter((word) => word.length < 24));

/** Words by which staff find a product: its name, and its codes with and without punctuation. */
export const staffWordsOf = ({ name, code, otherCodes }: StoredCard): string[] => {
  const codes = [code, ...otherCodes].map(fold);
  return [...new Set(words([fold(name), ...codes, ...codes.map((one) => words(one).join(''))].join(' ')))];
};

/** Everything that facets count, except the price. */
export const ProductKind = z.object({
  /** Category the product is filed under; the tree tells its path. */
  category: z.string(),
  business: StoredCard.shape.business.omit({ slug: true }),
  brand: StoredCard.shape.brand,
  stock: StoredCard.shape.stockStatus,
  freeShipping: z.boolean(),
  /** Average rating, rounded down to tenths. */
  rating: z.number(),
});
export type ProductKind = z.infer<typeof ProductKind>;

/** Serialises the kind of a product; equal products have equal texts. */
export const kindOf = ({
  category,
  business,
  brand,
  stockStatus,
  freeShipping,
  rating,
}: StoredCard): string =>
  JSON.stringify({
    category: category.id,
    business: { id: business.id, name: business.name, verified: business.verified },
    brand,
    stock: stockStatus,
    freeShipping,
    rating: Math.floor(rating.average * 10) / 10,
  } satisfies ProductKind);

/** Words of a name without diacritics, a line break, and the words as written. */
const nameKey = (name: string): string =>
  [fold(name), normaliseText(name)].map((text) => words(text).join(' ')).join('\n');

/** Values of a product's row in column order, without its row number and kind. */
export const productCells = (card: StoredCard) => ({
  id: card.id,
  active: Number(card.isActive),
  total: card.total,
  created_at: card.createdAt,
  updated_at: card.updatedAt,
  name_key: nameKey(card.name),
  sold: card.sold,
  sold_out: Number(isSoldOut(card)),
  popularity: popularityOf(card),
  rating: card.rating.average,
  rating_count: card.rating.count,
  discount: card.discountPercent,
  free_shipping: Number(card.freeShipping),
  stock: card.stockStatus,
  lowest_category_id: card.category.id,
  business_id: card.business.id,
  brand_id: card.brand?.id ?? null,
  brand_key: card.brand ? fold(card.brand.name) : null,
  featured: Number(card.featured),
  code: fold(card.code),
  tax_type: card.taxType,
  category_group: card.category.group,
});

const steps = 255;
const stepWidth = 2 ** 32;

/** Sales step, about nine percent wide, so that a row keeps its number through most sales. */
const stepOf = (card: StoredCard): number =>
  steps - Math.min(steps, Math.floor(Math.log2(card.sold + 1) * 8)) + (isSoldOut(card) ? steps + 1 : 0);

/** Range of row numbers for a product by its sales; `end` is exclusive. */
export function numbersFor(card: StoredCard): { first: number; end: number } {
  const first = stepOf(card) * stepWidth + 1;
  return { first, end: first + stepWidth };
}

/** Columns of each sort order. */
export const orderColumns = {
  popularity: ['popularity'],
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
  price: ['total'],
  name: ['name_key'],
  sold: ['sold'],
  rating: ['rating', 'sold'],
  discount: ['discount', 'sold'],
} as const;
