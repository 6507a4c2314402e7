import type { QueryOf } from '#shared/contract/route.ts';
import { listAdminBusinesses as contract, StaffBusiness } from '#shared/catalogue/staff-business.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { businessOwners } from '../records/catalogue-names.ts';
import { filedCounts } from '../views/filed-products.ts';
import { businessRecord } from '../records/catalogue-records.ts';
import type { StoredBusiness } from '../views/maker-record.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { makerRows } from './makers.ts';
import { type FiledMakers, readFiledMakers } from './read-makers.ts';

const businesses = defineRows(StaffBusiness, {
  name: 'staff-businesses',
  columns: {
    name: column.name(({ name }) => name),
    verified: column.flag(({ verified }) => verified),
    productCount: column.number(({ productCount }) => productCount),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ name, slug, province }) => [name, slug, province],
});

const businessList = listQuery(businesses, contract, { q: search(), verified: equals('verified') });

async function countsOf(products: Products): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { businessId, total } of await filedCounts(products))
    counts.set(businessId, (counts.get(businessId) ?? 0) + total);
  return counts;
}

/** Adds the names of the owners; owners whose account is gone become null. */
async function withOwners({ table }: Context, rows: readonly StaffBusiness[]): Promise<StaffBusiness[]> {
  const owners = await findMembers(
    table,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((row) => ({ ...row, owner: owners.get(row.userId ?? '') ?? null }));
}

/** Returns a page of businesses with the filters and sorting of staff. */
export async function listAdminBusinesses(
  context: Context,
  query: QueryOf<typeof contract>,
  given?: FiledMakers,
) {
  const rows = given ?? (await readFiledMakers());
  const [{ businesses: all }, counts] = await Promise.all([makerRows(rows.makers), countsOf(rows.products)]);
  const listed = all.map((business) => ({
    ...business,
    owner: null,
    productCount: counts.get(business.id) ?? 0,
  }));
  const page = await listOf(businessList, query, {}, itemRows(businesses, listed));
  return { ...page, data: await withOwners(context, page.data) };
}

/** Builds one business for staff. */
async function shownBusiness(
  context: Context,
  business: StoredBusiness,
  products?: Products,
): Promise<StaffBusiness> {
  const counts = await countsOf(products ?? (await readProducts()));
  const row = { ...business, owner: null, productCount: counts.get(business.id) ?? 0 };
  const [shown = row] = await withOwners(context, [row]);
  return shown;
}

export const getStored = ({ table }: Context, id: string) => businessRecord.get(table, { id });

export const getAdminBusiness = async (context: Context, id: string, products?: Products) =>
  shownBusiness(context, await getStored(context, id), products);

export async function getAdminBusinessBySlug(context: Context, slug: string, given?: FiledMakers) {
  const rows = given ?? (await readFiledMakers());
  const { businesses: all } = await makerRows(rows.makers);
  const found = orThrow(
    all.find((business) => business.slug === slug),
    'BUSINESS_NOT_FOUND',
  );
  return shownBusiness(context, found, rows.products);
}

export async function getAdminBusinessOfUser(context: Context, userId: string, products?: Products) {
  const id = orThrow(await businessOwners.ownerOf(context.table, userId), 'BUSINESS_NOT_FOUND');
  return getAdminBusiness(context, id, products);
}
