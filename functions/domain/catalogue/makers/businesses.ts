import type { Business, MakerQuery } from '#shared/catalogue/maker.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Page } from '#shared/pages.ts';
import { categoriesById } from '../categories/category-rows.ts';
import { countedMakers, listMakers, type MakerRows } from './makers.ts';

export const listBusinesses = (rows: MakerRows, query: MakerQuery): Page<Business> =>
  listMakers(countedMakers(rows).businesses, query, categoriesById(rows.categories));

/** Those staff chose to show, as long as they have something to sell; who sells most stands first. */
export const featuredBusinesses = (rows: MakerRows, { limit }: { limit: number }): Business[] =>
  countedMakers(rows)
    .businesses.map(({ maker }) => maker)
    .filter(({ featured, productCount }) => featured && productCount > 0)
    .sort((a, b) => b.sold - a.sold || (a.id < b.id ? -1 : 1))
    .slice(0, limit);

export function getBusiness(rows: MakerRows, isAsked: (business: Business) => boolean): Business {
  const found = countedMakers(rows).businesses.find(({ maker }) => isAsked(maker));
  if (!found) throw new AppError('BUSINESS_NOT_FOUND');
  return found.maker;
}
