import { verifyEmail as contract } from '#shared/accounts/verify-email.ts';
import { notice } from '#shared/messages/index.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { verifyEmail } from '#functions/domain/accounts/email-verification.ts';
import { httpRoute } from '#functions/platform/http-route.ts';

export const handler = httpRoute(contract, async ({ query, language }) => {
  const status = await verifyEmail(accountDeps(), query.token, 'VERIFICATION_TOKEN_INVALID');
  return { message: notice('emailVerified', language), status };
});
