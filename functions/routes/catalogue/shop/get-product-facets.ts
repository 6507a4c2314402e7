import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { facetsText } from '#functions/domain/catalogue/search/known-facets.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { ReadyReply } from '#functions/platform/handlers/ready-reply.ts';

export const handler = httpRoute(
  getProductFacets,
  async ({ query }) => new ReadyReply(await facetsText(query)),
);
