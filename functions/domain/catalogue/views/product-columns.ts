import * as z from 'zod';
import { fold, inOneSpelling, words } from '#shared/values/text.ts';
import { popularityOf } from './popularity.ts';
import { StoredCard } from './product-record.ts';

const isSoldOut = ({ stockStatus }: Pick<StoredCard, 'stockStatus'>): boolean =>
  stockStatus === 'out_of_stock';

const makersOf = ({ brand, business, category }: StoredCard): string =>
  [brand?.name ?? '', business.name, category.name].join(' ');

/** Names as typed, names without marks, and what else people search a product by. */
export const textOf = (card: StoredCard) =>
  [inOneSpelling(card.name), fold(card.name), fold(`${card.code} ${makersOf(card)}`)] as const;

/** Words a slip of typing may have meant. Codes are not among them: each would be a word of its own. */
export const wordsOf = (card: StoredCard): Set<string> =>
  new Set(words(fold(`${card.name} ${makersOf(card)}`)).filter((word) => word.length < 24));

/** What staff find a product by, on sale or not: its name without marks, its codes, as written and without their signs. */
export const staffWordsOf = ({ name, code, otherCodes }: StoredCard): string[] => {
  const codes = [code, ...otherCodes].map(fold);
  return [...new Set(words([fold(name), ...codes, ...codes.map((one) => words(one).join(''))].join(' ')))];
};

/** All that facets count, price aside. */
export const ProductKind = z.object({
  /** The one it is filed under; where that stands is told by the tree of categories. */
  category: z.string(),
  business: StoredCard.shape.business.omit({ slug: true }),
  brand: StoredCard.shape.brand,
  stock: StoredCard.shape.stockStatus,
  freeShipping: z.boolean(),
  /** In whole tenths, downwards. */
  rating: z.number(),
});
export type ProductKind = z.infer<typeof ProductKind>;

/** As text, by which products alike share one. */
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

/** The words of a name without marks, a line end, and the words as written. */
const nameKey = (name: string): string =>
  [fold(name), inOneSpelling(name)].map((text) => words(text).join(' ')).join('\n');

/** A product's cells by column, in the order of the columns, but for its number and the number of its kind. */
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

/** How much was sold, in steps of about nine percent: a row keeps its number through most sales. */
const stepOf = (card: StoredCard): number =>
  steps - Math.min(steps, Math.floor(Math.log2(card.sold + 1) * 8)) + (isSoldOut(card) ? steps + 1 : 0);

/** The numbers a row may have by what it sells, the last one not included. */
export function numbersFor(card: StoredCard): { first: number; end: number } {
  const first = stepOf(card) * stepWidth + 1;
  return { first, end: first + stepWidth };
}

/** What each order goes by. */
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
