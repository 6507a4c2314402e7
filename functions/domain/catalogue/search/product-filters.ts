import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { fold } from '#shared/values/text.ts';

export type Value = string | number;
export type Clause = { sql: string; values: Value[] };

const oneOf = (column: string, values: Value[] | undefined): Clause | undefined =>
  values?.length ? { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values } : undefined;

const compare = (sql: string, value: Value | undefined): Clause | undefined =>
  value === undefined ? undefined : { sql, values: [value] };

/** What a list is narrowed by beside its text and categories. */
const filtersOf = (query: ProductQuery): (Clause | undefined)[] => [
  oneOf('business_id', query.businessId),
  oneOf('brand_id', query.brandId),
  oneOf('brand_key', query.brandName?.map(fold)),
  oneOf('stock', query.stockStatus),
  compare('total >= ?', query.minPrice),
  compare('total <= ?', query.maxPrice),
  compare('rating >= ?', query.minRating),
  compare('free_shipping = ?', query.freeShipping === undefined ? undefined : Number(query.freeShipping)),
];

export function joined(clauses: (Clause | undefined)[]): Clause {
  const present = clauses.filter((clause) => clause !== undefined);
  return {
    sql: present.map(({ sql }) => sql).join(' AND '),
    values: present.flatMap(({ values }) => values),
  };
}

/** For walking an order of products. */
export function filtersOfList(query: ProductQuery, match: string | undefined): Clause {
  const places = oneOf('category_id', query.categoryId);
  return joined([
    { sql: 'active = 1', values: [] },
    match === undefined
      ? undefined
      : { sql: 'rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)', values: [match] },
    places && { sql: `rid IN (SELECT rid FROM in_category WHERE ${places.sql})`, values: places.values },
    ...filtersOf(query),
  ]);
}

/** For looking at the hits of a text one by one; undefined when nothing narrows them. */
export function filtersOfHits(query: ProductQuery): Clause | undefined {
  const places = oneOf('in_category.category_id', query.categoryId);
  const clause = joined([
    places && {
      sql: `EXISTS (SELECT 1 FROM in_category WHERE ${places.sql} AND in_category.rid = products.rid)`,
      values: places.values,
    },
    ...filtersOf(query),
  ]);
  return clause.sql ? clause : undefined;
}
