import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { searchCardTexts } from '#functions/domain/catalogue/search/product-search.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(listProducts, async ({ query }) =>
  readyPage(listProducts, searchCardTexts(await readView(productsView), query)),
);
