import { resendVerification as contract } from '#shared/accounts/verify-email.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { resendVerification } from '#functions/domain/accounts/email-verification.ts';
import { mailPaceSeconds } from '#functions/domain/accounts/paced-mail.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language }) => {
  await resendVerification(accountDeps(), body.email);
  return { message: notice('verificationSent', language), retryAfter: mailPaceSeconds };
});
