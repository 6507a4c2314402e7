import { activateUserPatch } from '#shared/accounts/verify-email.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { activationRules, verifyEmail } from '#functions/domain/accounts/registration/email-verification.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(activateUserPatch, async ({ params, body, language, table, now }) => {
  const rules = { ...activationRules, owner: params.id };
  await verifyEmail({ table, now }, { ...body, rules });
  return { message: notice('emailVerified', language) };
});
