import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listProducts, productSorts, type ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import type { KindPage, ProductRows } from '#functions/domain/catalogue/views/product-rows.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { pageOfKindsSql } from '#functions/domain/catalogue/views/sqlite-product-kinds.ts';
import { aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { categoryRows } from '../support/category-rows.ts';

const db = new DatabaseSync(':memory:');
db.exec(productsView.sqlite.schema);
const shelves = ['tea', 'cakes'].map((id) => aCategory({ id, name: id }));
const writer = productsView.sqlite.writer(db);
for (let nth = 0; nth < 60; nth += 1)
  writer.save(
    aProduct({
      name: `Trà ${nth}`,
      category: shelves[nth % 2] as (typeof shelves)[number],
      price: 1000 * (nth % 7),
      available: nth % 3,
      freeShipping: nth % 5 === 0,
      facts: {
        brand: nth % 2 ? { id: 'b', name: 'Móc Câu' } : null,
        business: { ...business, id: `biz-${nth % 4}` },
      },
    }).card,
  );

const filters: Record<string, string>[] = [
  {},
  { categoryId: 'tea' },
  { businessId: 'biz-1' },
  { brandId: 'b' },
  { brandName: 'moc cau' },
  { stockStatus: 'in_stock,low_stock' },
  { stockStatus: 'out_of_stock' },
  { minPrice: '2000' },
  { maxPrice: '4000' },
  { minRating: '0' },
  { freeShipping: 'true' },
];
const pairs = filters.flatMap((one, place) => filters.slice(place).map((other) => ({ ...other, ...one })));
const ways = productSorts
  .filter((sortBy) => sortBy !== 'price')
  .flatMap((sortBy) => ['asc', 'desc'].map((sortDir) => ({ sortBy, sortDir })));

/** What the rows are asked, as it is asked. */
const asked: KindPage[] = [];
const read: string[] = [];
const kept = productsView.sqlite.ask(db);
const ask: ProductRows = Object.fromEntries(
  Object.entries(kept).map(([name, answer]) => [
    name,
    (given: never) => {
      read.push(name);
      if (name === 'pageOfKinds') asked.push(given);
      return (answer as (asked: never) => unknown)(given);
    },
  ]),
) as never;

const Step = z.object({ detail: z.string() });
const stepsOf = (page: KindPage): string[] => {
  const { sql, values } = pageOfKindsSql(page);
  return db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map((step) => Step.parse(step).detail);
};

const queryOf = (given: Record<string, string>): ProductQuery => listProducts.query.parse(given);

async function pagesOf(given: Record<string, string>): Promise<KindPage[]> {
  asked.length = 0;
  await searchProducts({ ask, revision: 1 }, queryOf({ ...given, pageSize: '50' }));
  return [...asked];
}

describe.each(ways)('a list by %j', (way) => {
  it('walks an index that holds all it is narrowed by, or sorts what it found in one, whatever the filters', async () => {
    let seen = 0;
    for (const given of pairs)
      for (const page of await pagesOf({ ...given, ...way })) {
        seen += 1;
        const [walked, few] = [stepsOf({ ...page, few: false }), stepsOf({ ...page, few: true })];
        expect(walked[0]).toMatch(/^SEARCH products USING COVERING INDEX .*active=\? AND sold_out=\?/);
        expect(walked.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
        expect(few[0]).toMatch(
          page.kinds ? /INDEX products_kinds \(active=\? AND kind=\?/ : /COVERING INDEX/,
        );
      }
    expect(seen).toBeGreaterThan(pairs.length / 2);
  });
});

it('by price a page asks what the kinds cost and for its cards, once each, and then for neither', async () => {
  const fresh = { ask: { ...ask }, revision: 1 };
  const page = (skipped: number) =>
    searchProducts(
      fresh,
      queryOf({ sortBy: 'price', sortDir: 'asc', pageSize: '20', page: `${skipped + 1}` }),
    );
  read.length = 0;
  await page(0);
  expect(read).toEqual(['kindsSince', 'pricesOfKinds', 'cards']);
  await page(1);
  expect(read.slice(3)).toEqual(['cards']);
  await page(0);
  expect(read.slice(4)).toEqual([]);
});

it('facets and totals of an empty container read the kinds, and prices only where they are asked for', async () => {
  const empty = { ask: { ...ask }, revision: 1 };
  const categories = await categoryRows(shelves);
  read.length = 0;
  await searchProducts(empty, queryOf({ categoryId: 'tea' }));
  expect(read).toEqual(['kindsSince', 'pageOfKinds']);
  read.length = 0;
  await productFacets(categories, empty, queryOf({ categoryId: 'tea' }));
  await productFacets(categories, empty, queryOf({ categoryId: 'tea', minPrice: '1000' }));
  expect(read).toEqual(['pricesOfKinds', 'pricesOfKinds']);
});

it('kinds that changed, what some cost and what lies in a category are found in indexes', () => {
  const plan = (sql: string) =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map((step) => Step.parse(step).detail)
      .join();
  expect(plan('SELECT number FROM product_kinds WHERE changed > 1')).toContain('product_kinds_changed');
  expect(plan('SELECT total FROM products WHERE active = 1 AND kind IN (1, 2) ORDER BY kind, total')).toBe(
    'SEARCH products USING COVERING INDEX products_kinds (active=? AND kind=?)',
  );
  expect(plan("SELECT rid FROM products WHERE lowest_category_id = 'tea' AND active = 1 ORDER BY rid")).toBe(
    'SEARCH products USING COVERING INDEX products_filed (lowest_category_id=? AND active=?)',
  );
});
