import type { getBrand as contract, MakerQuery } from '#shared/catalogue/maker.contract.ts';
import type { Brand } from '#shared/catalogue/maker.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Page } from '#shared/pages.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { categoriesById } from '../categories/category-rows.ts';
import { searchProducts } from '../search/product-search.ts';
import { countedMakers, listMakers, type MakerRows } from './makers.ts';
import { readMakers } from './read-makers.ts';

export async function listBrands(query: MakerQuery, given?: MakerRows): Promise<Page<Brand>> {
  const rows = given ?? (await readMakers());
  const { brands } = await countedMakers(rows);
  return listMakers(brands, query, await categoriesById(rows.categories));
}

const shown = 12;

/** Returns a brand by id or slug, with its best sellers. */
export async function getBrand(asked: string, given?: MakerRows): Promise<ReplyOf<typeof contract>> {
  const rows = given ?? (await readMakers());
  const { brands } = await countedMakers(rows);
  const found =
    brands.find(({ maker }) => maker.id === asked) ?? brands.find(({ maker }) => maker.slug === asked);
  if (!found) throw new AppError('BRAND_NOT_FOUND');
  const { maker } = found;
  const bestSellers = { sortBy: 'sold', sortDir: 'desc', page: 1, pageSize: shown } as const;
  const { data: products } = await searchProducts(rows.products, { brandId: [maker.id], ...bestSellers });
  return { ...maker, products };
}
