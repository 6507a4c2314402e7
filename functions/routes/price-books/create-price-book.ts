import { createPriceBook as contract } from '#shared/price-books/price-books.contract.ts';
import { editorOf } from '#functions/domain/price-books/editor.ts';
import { createPriceBook } from '#functions/domain/price-books/price-books.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, language, body: asked, table, now }) => {
  const editor = await editorOf({ table }, { actor, language });
  return createPriceBook({ table, now }, { asked, editor });
});
