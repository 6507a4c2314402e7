import { listProducts } from '#shared/catalogue/index.ts';
import { type Categories, withFiled } from '#functions/domain/catalogue/categories/category-rows.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import { keptView } from './kept-view.ts';

/** Product view in memory, written as by a feed of changes. */
export const productRows = (cards: StoredCard[] = []) => keptView(productsView, cards);

/**
 * Search results for a query string as the API parses it. With the category tree, a category includes its
 * subcategories.
 */
export async function search(view: Products, query: Record<string, string> = {}, categories?: Categories) {
  const asked = listProducts.query.parse(query);
  return searchProducts(view, categories ? await withFiled(categories, asked) : asked);
}

export const namesOf = ({ data }: { data: { name: string }[] }): string[] => data.map(({ name }) => name);
