import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { adminProductList } from '#shared/catalogue/product-choices.ts';
import { listAdminProducts } from '#shared/catalogue/admin-products.contract.ts';
import { productList } from '#functions/domain/catalogue/products/admin-products.ts';
import { productListing } from '#functions/domain/catalogue/views/product-listing.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { countSql, pageSql } from '#functions/platform/views/list-sql.ts';

const db = new DatabaseSync(':memory:');
db.exec(productsView.sqlite.schema);
const Step = z.object({ detail: z.string() });

const ways = ['asc', 'desc'].flatMap((sortDir) =>
  adminProductList.sorts.map((sortBy) => ({ sortBy, sortDir })),
);

it('what staff narrow products by is counted without a look at their rows', () => {
  for (const given of [
    { taxType: 'five', isActive: 'true' },
    { stockStatus: 'low_stock', categoryGroup: 'a' },
  ]) {
    const { where } = productList.plan(listAdminProducts.query.parse(given) as Record<string, unknown>, {});
    const { sql, values } = countSql(productListing.name, { where });
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    expect(steps.map((step) => Step.parse(step).detail).join()).toContain('COVERING INDEX products_states');
  }
});

it.each([...ways, ...ways.map((way) => ({ ...way, isActive: 'true' })), { taxType: 'five' }])(
  'a page of %j is read in the order of an index: nothing sorts a hundred thousand rows',
  (given) => {
    const query = listAdminProducts.query.parse(given) as Record<string, unknown>;
    const { sql, values } = pageSql(productListing.name, productList.plan(query, {}));
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    expect(
      steps.map((step) => Step.parse(step).detail).filter((step) => step.includes('TEMP B-TREE')),
    ).toEqual([]);
  },
);
