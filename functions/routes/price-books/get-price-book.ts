import { getPriceBook as contract } from '#shared/price-books/price-books.contract.ts';
import { getPriceBook } from '#functions/domain/price-books/price-books.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  getPriceBook({ table, now }, params.id),
);
