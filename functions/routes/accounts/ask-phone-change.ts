import { askPhoneChange as contract } from '#shared/accounts/contact.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { askContactChange, codeSeconds } from '#functions/domain/accounts/contact/change-contact.ts';
import { codeByPhone } from '#functions/domain/accounts/contact/code-by-phone.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, table, now }) => {
  const { phoneNumber: to, proof } = body;
  const asked = { userId: actor.userId, kind: 'phone', to, proof } as const;
  await askContactChange({ table, now }, codeByPhone, asked);
  return { message: notice('contactCodeSent', language), expiresInSeconds: codeSeconds };
});
