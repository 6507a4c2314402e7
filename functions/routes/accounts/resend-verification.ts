import { resendVerification as contract } from '#shared/accounts/verify-email.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { resendVerification } from '#functions/domain/accounts/registration/email-verification.ts';
import { mailIntervalSeconds } from '#functions/domain/accounts/rate-limited-mail.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  await resendVerification({ table, now }, body.email);
  return { message: notice('verificationSent', language), retryAfter: mailIntervalSeconds };
});
