import { activateUser } from '#shared/accounts/verify-email.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { activationRules, verifyEmail } from '#functions/domain/accounts/email-verification.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(activateUser, async ({ params, body, language }) => {
  await verifyEmail(accountDeps(), body, { ...activationRules, owner: params.id });
  return { message: notice('emailVerified', language) };
});
