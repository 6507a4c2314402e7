import { findPriceBookProducts as contract } from '#shared/price-books/price-books.contract.ts';
import { findProducts } from '#functions/domain/price-books/find-products.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, table, now }) =>
  findProducts({ table, now }, { ...query, ...params }),
);
