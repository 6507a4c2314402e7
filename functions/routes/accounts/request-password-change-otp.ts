import { requestPasswordChangeOtp } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { otpSeconds, requestOtp } from '#functions/domain/accounts/password-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(requestPasswordChangeOtp, async ({ actor, body, language, table, now }) => {
  await requestOtp({ table, now }, { ...actor, ...body });
  return { message: notice('otpSent', language), expiresInSeconds: otpSeconds };
});
