import { getCategoryTree } from '#shared/catalogue/list-categories.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { categoryTree } from '#functions/domain/catalogue/categories/categories.ts';
import { withFiled } from '#functions/domain/catalogue/categories/category-rows.ts';
import type { MakerRows } from '#functions/domain/catalogue/makers/makers.ts';
import { productFacets } from '#functions/domain/catalogue/search/product-facets.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import type { FirstPicture } from './page.ts';

/** Default query of a list: most popular first, as the web app requests it. */
const opening = { sortBy: 'popular', sortDir: 'desc', page: 1, pageSize: 20 } as const;

/** `sizes` of a picture in the grid; it fills five sixths of its card. */
export const cardSizes = '(width < 48rem) 38vw, (width < 80rem) 19vw, 12rem';

/** Filters that a page fixes for its list. */
export type FixedFilters = { categoryId?: string; businessId?: string; brandId?: string };

export async function treeAnswer(rows: MakerRows) {
  const tree = await categoryTree(getCategoryTree.query.parse({ withCounts: 'true' }), rows);
  return firstAnswer(getCategoryTree, { query: { withCounts: 'true' } }, tree);
}

/** First page of a list with everything beside it. */
export async function firstList(rows: MakerRows, fixed: FixedFilters = {}) {
  const query = { ...fixed, ...opening };
  const asked = await withFiled(rows.categories, listProducts.query.parse(query));
  const found = await searchProducts(rows.products, asked);
  const facets = await productFacets(rows.categories, rows.products, getProductFacets.query.parse(fixed));
  const firstPictures: FirstPicture[] = found.data
    .slice(0, 2)
    .flatMap(({ image }) => (image ? [{ address: image, sizes: cardSizes }] : []));
  return {
    products: found.data,
    firstPictures,
    answers: [
      firstAnswer(listProducts, { query }, found),
      firstAnswer(getProductFacets, { query: fixed }, facets),
      await treeAnswer(rows),
    ],
  };
}
