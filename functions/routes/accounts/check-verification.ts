import { checkVerification as contract } from '#shared/accounts/verify-email.contract.ts';
import { maskEmail } from '#shared/values/mask.ts';
import { notice } from '#shared/messages/index.ts';
import {
  checkVerification,
  verificationRules,
} from '#functions/domain/accounts/registration/email-verification.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query, language, table, now }) => {
  const { status, email } = await checkVerification({ table, now }, { ...query, rules: verificationRules });
  return { message: notice('verificationReady', language), status, email: maskEmail(email) };
});
