import { activateAccount } from '#shared/accounts/verify-email.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { activationRules, verifyEmail } from '#functions/domain/accounts/registration/email-verification.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(activateAccount, async ({ body, language, table, now }) => {
  const status = await verifyEmail({ table, now }, { ...body, rules: activationRules });
  return { message: notice('emailVerified', language), status };
});
