import type { MakerQuery } from '#shared/catalogue/maker.contract.ts';
import type { Business } from '#shared/catalogue/maker.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Page } from '#shared/pages.ts';
import { categoriesById } from '../categories/category-rows.ts';
import { countedMakers, listMakers, type MakerRows } from './makers.ts';
import { readMakers } from './read-makers.ts';

export async function listBusinesses(query: MakerQuery, given?: MakerRows): Promise<Page<Business>> {
  const rows = given ?? (await readMakers());
  const { businesses } = await countedMakers(rows);
  return listMakers(businesses, query, await categoriesById(rows.categories));
}

/** Lists featured businesses with products on sale, best selling first. */
export async function featuredBusinesses(
  { limit }: { limit: number },
  given?: MakerRows,
): Promise<Business[]> {
  const { businesses } = await countedMakers(given ?? (await readMakers()));
  return businesses
    .map(({ maker }) => maker)
    .filter(({ featured, productCount }) => featured && productCount > 0)
    .sort((a, b) => b.sold - a.sold || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
}

export async function getBusiness(
  isAsked: (business: Business) => boolean,
  given?: MakerRows,
): Promise<Business> {
  const { businesses } = await countedMakers(given ?? (await readMakers()));
  const found = businesses.find(({ maker }) => isAsked(maker));
  if (!found) throw new AppError('BUSINESS_NOT_FOUND');
  return found.maker;
}
