import { fold } from '#shared/values/text.ts';
import { orderColumns } from './product-columns.ts';
import type { KindPage, ProductFilters, ProductOrder, ProductPage } from './product-rows.ts';

export type Value = string | number;
/** SQL condition that both engines understand, with the values of its placeholders. */
export type Clause = { sql: string; values: Value[] };

export const oneOf = (column: string, values: readonly Value[] | undefined): Clause | undefined =>
  values?.length
    ? { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values: [...values] }
    : undefined;

/** Column of each kind of place. */
export const filedColumns = {
  category: 'lowest_category_id',
  business: 'business_id',
  brand: 'brand_id',
} as const;

const compare = (sql: string, value: Value | undefined): Clause | undefined =>
  value === undefined ? undefined : { sql, values: [value] };

const precision = 100_000;

/** Rounds a minimum rating up to tenths, since ratings are shown and compared in tenths. */
const inTenths = (stars: number): number => Math.ceil(Math.round(stars * 10 * precision) / precision) / 10;

/** Filters on a row's own columns. */
export const cellFilters = (filters: ProductFilters): (Clause | undefined)[] => [
  oneOf('lowest_category_id', filters.categoryId),
  oneOf('business_id', filters.businessId),
  oneOf('brand_id', filters.brandId),
  oneOf('brand_key', filters.brandName?.map(fold)),
  oneOf('stock', filters.stockStatus),
  compare('total >= ?', filters.minPrice),
  compare('total <= ?', filters.maxPrice),
  compare('rating >= ?', filters.minRating === undefined ? undefined : inTenths(filters.minRating)),
  compare('free_shipping = ?', filters.freeShipping === undefined ? undefined : Number(filters.freeShipping)),
  // Written out literally, so that the indexes of featured and of available rows apply.
  filters.featured && { sql: 'featured = 1', values: [] },
  filters.available && { sql: 'sold_out = 0', values: [] },
];

export function joined(clauses: readonly (Clause | undefined)[]): Clause {
  const present = clauses.filter((clause) => clause !== undefined);
  return {
    sql: present.map(({ sql }) => sql).join(' AND '),
    values: present.flatMap(({ values }) => values),
  };
}

/** Usual direction of each order, in which ties follow the row numbers; price is common in both. */
const usual: Record<ProductOrder, 'ASC' | 'DESC' | undefined> = {
  popularity: 'DESC',
  createdAt: 'DESC',
  updatedAt: 'DESC',
  price: undefined,
  name: 'ASC',
  sold: 'DESC',
  rating: 'DESC',
  discount: 'DESC',
};

type Order = Pick<ProductPage, 'by' | 'descending'>;

/** ORDER BY of an order. The opposite direction is the exact reverse, so one index serves both. */
export function orderWithin({ by, descending }: Order): string {
  const way = descending ? 'DESC' : 'ASC';
  const alike = way === (usual[by] ?? way) ? 'ASC' : 'DESC';
  return [...orderColumns[by].map((column) => `${column} ${way}`), `rid ${alike}`].join(', ');
}

/** Sorts sold-out products last in every order. */
export const orderOf = (order: Order): string => `sold_out, ${orderWithin(order)}`;

/** Columns of the index of each order, after `sold_out`; each index serves both directions. */
export const orderIndexes: Record<string, string> = {
  popular: 'popularity DESC, rid',
  created: 'created_at DESC, rid',
  updated: 'updated_at DESC, rid',
  cheap: 'total, rid',
  dear: 'total DESC, rid',
  named: 'name_key, rid',
  sold: 'sold DESC, rid',
  rating: 'rating DESC, sold DESC, rid',
  discount: 'discount DESC, sold DESC, rid',
};

const indexNames: Record<KindPage['by'], string> = {
  popularity: 'popular',
  createdAt: 'created',
  updatedAt: 'updated',
  name: 'named',
  sold: 'sold',
  rating: 'rating',
  discount: 'discount',
};

export const indexOf = ({ by }: Pick<KindPage, 'by'>): string => indexNames[by];

/** Conditions of a page of kinds; `among` builds the condition on kinds. */
export const kindFilters = (
  { kinds, soldOut, minPrice, maxPrice }: KindPage,
  among: (kinds: readonly number[]) => Clause,
): Clause =>
  joined([
    { sql: `active = 1 AND sold_out = ${Number(soldOut)}`, values: [] },
    kinds && among(kinds),
    compare('total >= ?', minPrice),
    compare('total <= ?', maxPrice),
  ]);
