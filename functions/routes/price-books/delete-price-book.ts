import { deletePriceBook as contract } from '#shared/price-books/price-books.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { editorOf } from '#functions/domain/price-books/editor.ts';
import { deletePriceBook } from '#functions/domain/price-books/price-books.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, language, params, query, table, now }) => {
  const editor = await editorOf({ table }, { actor, language });
  await deletePriceBook({ table, now }, { id: params.id, version: query.version, editor });
  return { success: true as const, message: notice('priceBookDeleted', language) };
});
