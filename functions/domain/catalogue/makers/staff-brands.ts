import type { QueryOf } from '#shared/contract/route.ts';
import { listAdminBrands as contract, StaffBrand } from '#shared/catalogue/staff-brand.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { filedCounts } from '../views/filed-products.ts';
import { brandRecord, businessRecord } from '../records/catalogue-records.ts';
import type { StoredBrand } from '../views/maker-record.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { makerRows } from './makers.ts';
import { readFiledMakers, type FiledMakers } from './read-makers.ts';

const brands = defineRows(StaffBrand, {
  name: 'staff-brands',
  columns: {
    name: column.name(({ name }) => name),
    businessId: column.optional(({ businessId }) => businessId),
    productCount: column.number(({ productCount }) => productCount),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ name, slug, businessName }) => [name, slug, businessName ?? ''],
});

const brandList = listQuery(brands, contract, { q: search(), businessId: equals('businessId') });

async function countsOf(products: Products): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { brandId, total } of await filedCounts(products))
    if (brandId) counts.set(brandId, (counts.get(brandId) ?? 0) + total);
  return counts;
}

/** Returns a page of brands with the filters and sorting of staff. */
export async function listAdminBrands(query: QueryOf<typeof contract>, given?: FiledMakers) {
  const rows = given ?? (await readFiledMakers());
  const [makers, counts] = await Promise.all([makerRows(rows.makers), countsOf(rows.products)]);
  const names = new Map(makers.businesses.map(({ id, name }) => [id, name]));
  const listed = makers.brands.map((brand) => ({
    ...brand,
    businessName: names.get(brand.businessId ?? '') ?? null,
    productCount: counts.get(brand.id) ?? 0,
  }));
  return listOf(brandList, query, {}, itemRows(brands, listed));
}

export const getStoredBrand = ({ table }: Context, id: string) => brandRecord.get(table, { id });

/** Builds one brand for staff. */
export async function toStaffBrand(
  { table }: Context,
  brand: StoredBrand,
  products?: Products,
): Promise<StaffBrand> {
  const { businessId } = brand;
  const business = businessId === null ? undefined : await businessRecord.find(table, { id: businessId });
  const counts = await countsOf(products ?? (await readProducts()));
  return { ...brand, businessName: business?.name ?? null, productCount: counts.get(brand.id) ?? 0 };
}

export const getAdminBrand = async (context: Context, id: string): Promise<StaffBrand> =>
  toStaffBrand(context, await getStoredBrand(context, id));
