import { confirmPhoneChange as contract } from '#shared/accounts/contact.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { confirmContactChange } from '#functions/domain/accounts/contact/change-contact.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, table, now }) => {
  await confirmContactChange({ table, now }, { userId: actor.userId, kind: 'phone', ...body });
  return { message: notice('phoneChanged', language) };
});
