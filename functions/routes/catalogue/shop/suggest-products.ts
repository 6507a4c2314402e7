import { suggestProducts as contract } from '#shared/catalogue/list-products.contract.ts';
import { suggestProducts } from '#functions/domain/catalogue/search/product-suggestions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => suggestProducts(query.q, query.limit));
