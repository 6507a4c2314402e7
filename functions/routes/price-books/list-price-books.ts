import { listPriceBooks as contract } from '#shared/price-books/price-books.contract.ts';
import { listPriceBooks } from '#functions/domain/price-books/list-books.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => listPriceBooks({ table, now }, query));
