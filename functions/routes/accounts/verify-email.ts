import { verifyEmail as contract } from '#shared/accounts/verify-email.contract.ts';
import { notice } from '#shared/messages/index.ts';
import {
  verificationRules,
  verifyEmail,
} from '#functions/domain/accounts/registration/email-verification.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  const status = await verifyEmail({ table, now }, { ...body, rules: verificationRules });
  return { message: notice('emailVerified', language), status };
});
