import { askEmailChange as contract } from '#shared/accounts/contact.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { askContactChange, codeSeconds } from '#functions/domain/accounts/contact/change-contact.ts';
import { codeByMail } from '#functions/domain/accounts/contact/code-by-mail.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, language, table, now }) => {
  const { email: to, proof } = body;
  const asked = { userId: actor.userId, kind: 'email', to, proof } as const;
  await askContactChange({ table, now }, codeByMail, asked);
  return { message: notice('contactCodeSent', language), expiresInSeconds: codeSeconds };
});
