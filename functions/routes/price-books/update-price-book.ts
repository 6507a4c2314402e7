import { updatePriceBook as contract } from '#shared/price-books/price-books.contract.ts';
import { editorOf } from '#functions/domain/price-books/editor.ts';
import { updatePriceBook } from '#functions/domain/price-books/price-books.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, language, params, body, table, now }) => {
  const { version, ...change } = body;
  const editor = await editorOf({ table }, { actor, language });
  return updatePriceBook({ table, now }, { id: params.id, version, change, editor });
});
