import { searchProducts } from '#shared/catalogue/product-lists.contract.ts';
import { productsMeant } from '#functions/domain/catalogue/products/product-lists.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(searchProducts, async ({ query }) =>
  readyPage(searchProducts, productsMeant(await readView(productsView), query)),
);
