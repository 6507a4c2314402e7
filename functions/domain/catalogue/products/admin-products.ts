import {
  type AdminProduct,
  listAdminProducts as contract,
} from '#shared/catalogue/admin-products.contract.ts';
import { isUnit } from '#shared/catalogue/unit.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { readView } from '#functions/platform/views/view.ts';
import { productKeys } from '../catalogue-keys.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import { withFiled } from '../categories/category-rows.ts';
import { categoriesView } from '../views/categories-view.ts';
import { productListing } from '../views/product-listing.ts';
import { availableIn, availableOf, StoredStock } from '../views/product-record.ts';
import { readProducts } from '../views/read-products.ts';
import { withStockShards } from '../warehouses/read-stock-shards.ts';
import { findProduct } from './find-product.ts';

type Query = QueryOf<typeof contract>;

export const productList = listQuery(productListing, contract, {
  q: search(),
  businessId: among('businessId'),
  // Matches the category a product is filed under directly: see `filed`.
  categoryId: among('categoryId'),
  taxType: among('taxType'),
  isActive: equals('isActive'),
  // Another name of `isActive`.
  allowsSale: equals('isActive'),
  categoryGroup: among('categoryGroup'),
  stockStatus: among('stockStatus'),
});

const maxShelves = 300;

type LyingGoods = Pick<AdminProduct, 'stock' | 'isUnit'>;

/** Stock of a combo, unit or service, which have no shelves of their own. */
async function lyingOfOther(context: Context, id: string): Promise<LyingGoods> {
  const record = await findProduct(context, id);
  const available = record ? availableIn(record) : 0;
  return { stock: { onHand: available, available }, isUnit: record !== undefined && isUnit(record.card) };
}

/** Stock of a product in all warehouses; for a product with variants, that of its variants. */
async function lyingOf(
  context: Context,
  { id, hasVariants, type }: Pick<AdminProduct, 'id' | 'hasVariants' | 'type'>,
): Promise<LyingGoods> {
  if (type !== 'product') return lyingOfOther(context, id);
  const { table } = context;
  const asked = { pk: productKeys.partition(id), startsWith: 'STOCK#', limit: maxShelves };
  const { items } = await table.list(asked, StoredStock);
  const own = items.filter(({ variantId }) => (variantId === noVariantId) !== hasVariants);
  const shelves = await withStockShards(
    table,
    own.map((stock) => ({ productId: id, stock, isOnSale: false })),
  );
  const onHand = shelves.reduce((sum, shelf) => sum + shelf.onHand, 0);
  // A product without stock may be a unit, which list rows do not tell.
  return onHand === 0
    ? lyingOfOther(context, id)
    : { stock: { onHand, available: availableOf(shelves) }, isUnit: false };
}

/** Expands a requested category to all its subcategories. */
export const filed = <Q extends { categoryId?: string[] | undefined }>(query: Q): Promise<Q> =>
  withFiled(() => readView(categoriesView), query);

/** Returns a page of all products for staff, on sale or not; stock is counted from the table. */
export async function searchAdminProducts(context: Context, query: Query): Promise<ReplyOf<typeof contract>> {
  const { ask } = await readProducts();
  const page = await listOf(productList, await filed(query), {}, ask.staff);
  const data = await Promise.all(
    page.data.map(async (row) => ({
      ...row,
      allowsSale: row.isActive,
      ...(await lyingOf(context, row)),
    })),
  );
  return { ...page, data };
}

/** Finds products that a few typed letters may mean, on sale or not. */
export async function likelyForStaff(q: string, most: number): Promise<string[]> {
  const { ask } = await readProducts();
  const { data } = await listOf(productList, contract.query.parse({ q, pageSize: most }), {}, ask.staff);
  return data.map(({ id }) => id);
}

/** Returns the ids of all matching products, to select them at once. */
export async function chooseAdminProducts(query: Query): Promise<{ ids: string[]; total: number }> {
  const { ask } = await readProducts();
  return idsOf(productList, await filed(query), ask.staff);
}
