import { suggestProducts as contract } from '#shared/catalogue/list-products.contract.ts';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(contract, async ({ query }) =>
  suggestProducts(await readView(productsView), query.q, query.limit),
);
