import { listPriceBookLines as contract } from '#shared/price-books/price-books.contract.ts';
import { listLines } from '#functions/domain/price-books/price-lines.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, table, now }) =>
  listLines({ table, now }, { ...query, ...params }),
);
