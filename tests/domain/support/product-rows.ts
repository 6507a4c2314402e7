import { listProducts } from '#shared/catalogue/index.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import type { Products } from '#functions/domain/catalogue/views/read-products.ts';
import { keptView } from './kept-view.ts';

/** Products in memory, written to as a feed of changes would. */
export const productRows = (cards: StoredCard[] = []) => keptView(productsView, cards);

/** What a query string finds, as the API would read it. */
export const search = (view: Products, query: Record<string, string> = {}) =>
  searchProducts(view, listProducts.query.parse(query));

export const namesOf = ({ data }: { data: { name: string }[] }): string[] => data.map(({ name }) => name);
