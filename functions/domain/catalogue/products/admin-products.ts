import {
  type AdminProduct,
  listAdminProducts as contract,
} from '#shared/catalogue/admin-products.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { productKeys, wholeProduct } from '../catalogue-keys.ts';
import { productListing } from '../views/product-listing.ts';
import { availableOf, StoredStock } from '../views/product-record.ts';
import { readProducts } from '../views/read-products.ts';
import { withPortions } from '../warehouses/read-portions.ts';

type Query = QueryOf<typeof contract>;

const productList = listQuery(productListing, contract, {
  q: search(),
  businessId: among('businessId'),
  taxType: among('taxType'),
  isActive: equals('isActive'),
  // Another name of the same.
  allowsSale: equals('isActive'),
  categoryGroup: among('categoryGroup'),
  stockStatus: among('stockStatus'),
});

const mostShelves = 300;

/** What lies of a product in all warehouses: of its variants, where it has any. */
async function stockOf(
  { table }: Context,
  { id, hasVariants }: Pick<AdminProduct, 'id' | 'hasVariants'>,
): Promise<AdminProduct['stock']> {
  const asked = { pk: productKeys.partition(id), startsWith: 'STOCK#', limit: mostShelves };
  const { items } = await table.list(asked, StoredStock);
  const own = items.filter(({ variantId }) => (variantId === wholeProduct) !== hasVariants);
  const shelves = await withPortions(
    table,
    own.map((stock) => ({ productId: id, stock, isOnSale: false })),
  );
  return {
    onHand: shelves.reduce((sum, { onHand }) => sum + onHand, 0),
    available: availableOf(shelves),
  };
}

/** A page of all products, on sale or not, as staff ask for them; what lies of each is counted now. */
export async function searchAdminProducts(context: Context, query: Query): Promise<ReplyOf<typeof contract>> {
  const { ask } = await readProducts();
  const page = await listOf(productList, query, {}, ask.staff);
  const data = await Promise.all(
    page.data.map(async (row) => ({
      ...row,
      allowsSale: row.isActive,
      stock: await stockOf(context, row),
    })),
  );
  return { ...page, data };
}

/** All of them, for choosing them at once. */
export async function chooseAdminProducts(query: Query): Promise<{ ids: string[]; total: number }> {
  const { ask } = await readProducts();
  return idsOf(productList, query, ask.staff);
}
