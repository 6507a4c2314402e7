import type { Brand, MakerQuery } from '#shared/catalogue/maker.ts';
import { AppError } from '#shared/errors.ts';
import type { Page } from '#shared/pages.ts';
import { categoriesById } from './category-rows.ts';
import { countedMakers, listMakers, type MakerRows } from './makers.ts';

export const listBrands = (rows: MakerRows, query: MakerQuery): Page<Brand> =>
  listMakers(countedMakers(rows).brands, query, categoriesById(rows.categories));

/** A brand by id, or by the name in its address. */
export function getBrand(rows: MakerRows, asked: string): Brand {
  const { brands } = countedMakers(rows);
  const found =
    brands.find(({ maker }) => maker.id === asked) ?? brands.find(({ maker }) => maker.slug === asked);
  if (!found) throw new AppError('BRAND_NOT_FOUND');
  return found.maker;
}
