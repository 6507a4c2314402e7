import { requestPasswordChangeOtp } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { otpSeconds, requestOtp } from '#functions/domain/accounts/sign-in/password-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(requestPasswordChangeOtp, async ({ actor, body, language, table, now }) => {
  const proof = body.proof ?? ({ by: 'password', password: body.currentPassword ?? '' } as const);
  await requestOtp({ table, now }, { ...actor, proof });
  return { message: notice('otpSent', language), expiresInSeconds: otpSeconds };
});
