import { askPhoneChange as contract } from '#shared/accounts/contact.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { askContactChange, codeSeconds } from '#functions/domain/accounts/contact/change-contact.ts';
import { codeSenders } from '#functions/domain/accounts/contact/send-code.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, table, now }) => {
  const { phoneNumber: to, proof } = body;
  const asked = { userId: actor.userId, kind: 'phone', to, proof } as const;
  await askContactChange({ table, now }, codeSenders, asked);
  return { message: notice('contactCodeSent', language), expiresInSeconds: codeSeconds };
});
