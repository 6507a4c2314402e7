import { listProducts } from '#shared/catalogue/index.ts';
import { type Categories, withFiled } from '#functions/domain/catalogue/categories/category-rows.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import { keptView } from './kept-view.ts';

/** Products in memory, written to as a feed of changes would. */
export const productRows = (cards: StoredCard[] = []) => keptView(productsView, cards);

/** What a query string finds, as the API would read it; given their tree, categories stand for all beneath them. */
export async function search(view: Products, query: Record<string, string> = {}, categories?: Categories) {
  const asked = listProducts.query.parse(query);
  return searchProducts(view, categories ? await withFiled(categories, asked) : asked);
}

export const namesOf = ({ data }: { data: { name: string }[] }): string[] => data.map(({ name }) => name);
