import { fold } from '#shared/values/text.ts';
import { orderColumns } from './product-columns.ts';
import type { ProductFilters, ProductPage } from './product-rows.ts';

export type Value = string | number;
/** A condition both engines understand, with a value for each of its question marks. */
export type Clause = { sql: string; values: Value[] };

export const oneOf = (column: string, values: readonly Value[] | undefined): Clause | undefined =>
  values?.length
    ? { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values: [...values] }
    : undefined;

/** The column each kind of place is kept in. */
export const filedColumns = {
  category: 'lowest_category_id',
  business: 'business_id',
  brand: 'brand_id',
} as const;

const compare = (sql: string, value: Value | undefined): Clause | undefined =>
  value === undefined ? undefined : { sql, values: [value] };

/** What a list is narrowed by beside its text and categories: cells of its own row. */
export const cellFilters = (filters: ProductFilters): (Clause | undefined)[] => [
  oneOf('business_id', filters.businessId),
  oneOf('brand_id', filters.brandId),
  oneOf('brand_key', filters.brandName?.map(fold)),
  oneOf('stock', filters.stockStatus),
  compare('total >= ?', filters.minPrice),
  compare('total <= ?', filters.maxPrice),
  compare('rating >= ?', filters.minRating),
  compare('free_shipping = ?', filters.freeShipping === undefined ? undefined : Number(filters.freeShipping)),
  // Spelt out, as the indexes of chosen and of available rows are.
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

/** What is sold out stands last, whatever a list is sorted by. */
export function orderOf({ by, descending }: Pick<ProductPage, 'by' | 'descending'>): string {
  const way = descending ? 'DESC' : 'ASC';
  return ['sold_out', ...orderColumns[by].map((column) => `${column} ${way}`), 'rid'].join(', ');
}
