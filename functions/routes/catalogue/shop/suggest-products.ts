import { suggestProducts } from '#shared/catalogue/list-products.contract.ts';
import { suggestionsText } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { ReadyReply } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(
  suggestProducts,
  async ({ query }) => new ReadyReply(await suggestionsText(query)),
);
