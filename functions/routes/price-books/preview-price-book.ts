import { previewPriceBook as contract } from '#shared/price-books/price-books.contract.ts';
import { previewBook } from '#functions/domain/price-books/preview-book.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  previewBook({ table, now }, params.id),
);
