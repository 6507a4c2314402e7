import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { pageText } from '#functions/domain/catalogue/search/known-pages.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { ReadyReply } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(listProducts, async ({ query }) => new ReadyReply(await pageText(query)));
