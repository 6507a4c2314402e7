import { getProductPrices as contract } from '#shared/price-books/price-books.contract.ts';
import { productPrices } from '#functions/domain/price-books/product-prices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  productPrices({ table, now }, params.id),
);
