import type { searchProducts as searchContract } from '#shared/catalogue/product-lists.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Page, toPage } from '#shared/pages.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { categoriesById, withFiled } from '../categories/category-rows.ts';
import { type CountedCategories, readCategories } from '../categories/read-categories.ts';
import { searchCardTexts } from '../search/product-search.ts';
import type { ProductFilters, ProductOrder } from '../views/product-rows.ts';
import { type Products, readProducts } from '../views/read-products.ts';

/** Returns the first cards in an order, as serialised for the response. */
async function first(
  by: ProductOrder,
  take: number,
  rows: Products | undefined,
  filters?: ProductFilters,
): Promise<string[]> {
  const { ask } = rows ?? (await readProducts());
  return ask.page({ filters, by, descending: true, take });
}

export const bestSellingProducts = (limit: number, rows?: Products): Promise<string[]> =>
  first('sold', limit, rows);

export const newProducts = (limit: number, rows?: Products): Promise<string[]> =>
  first('createdAt', limit, rows);

/** Returns featured products, best sellers first; if there are too few, best sellers fill the list. */
export async function featuredProducts(limit: number, given?: Products): Promise<string[]> {
  const rows = given ?? (await readProducts());
  const chosen = await first('sold', limit, rows, { featured: true });
  const all = chosen.length < limit ? [...chosen, ...(await bestSellingProducts(limit, rows))] : chosen;
  return [...new Set(all)].slice(0, limit);
}

/** Returns available products by popularity, which combines sales, rating and newness. */
export const popularProducts = (limit: number, rows?: Products): Promise<string[]> =>
  first('popularity', limit, rows, { available: true });

type PageQuery = { page: number; pageSize: number };

/** Returns the products of a category and its subcategories, most popular first. */
export async function productsOfCategory(
  categoryId: string,
  { page, pageSize }: PageQuery,
  rows?: CountedCategories,
): Promise<Page<string>> {
  const { categories, products } = rows ?? (await readCategories());
  const asked = (await categoriesById(categories)).get(categoryId);
  if (!asked?.isShown) throw new AppError('CATEGORY_NOT_FOUND');
  const query = await withFiled(categories, { categoryId: [categoryId] });
  return searchCardTexts(products, { ...query, sortDir: 'desc', page, pageSize });
}

/** Searches products by text; an empty text finds nothing. */
export const findProductsByText = async (
  { q, page, pageSize }: QueryOf<typeof searchContract>,
  rows?: Products,
): Promise<Page<string>> =>
  q.trim()
    ? searchCardTexts(rows ?? (await readProducts()), { q, page, pageSize, sortDir: 'desc' })
    : toPage([], 0, { page, pageSize });
