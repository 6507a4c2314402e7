import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { pageText } from '#functions/domain/catalogue/search/known-pages.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { ReadyReply } from '#functions/platform/handlers/ready-reply.ts';
import { readView } from '#functions/platform/views/view.ts';

export const handler = httpRoute(
  listProducts,
  async ({ query }) => new ReadyReply(pageText(await readView(productsView), query)),
);
