import { undoContactChange as contract } from '#shared/accounts/contact.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { undoContactChange } from '#functions/domain/accounts/contact/undo-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  await undoContactChange({ table, now }, body.token);
  return { message: notice('contactUndone', language) };
});
