import { savePriceBookLines as contract } from '#shared/price-books/price-books.contract.ts';
import { editorOf } from '#functions/domain/price-books/editor.ts';
import { saveBookLines } from '#functions/domain/price-books/price-books.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, language, params, body, table, now }) => {
  const editor = await editorOf({ table }, { actor, language });
  return saveBookLines({ table, now }, { bookId: params.id, items: body.items, editor });
});
