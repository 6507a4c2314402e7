import { confirmPasswordChange } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { changePassword } from '#functions/domain/accounts/password-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(confirmPasswordChange, async ({ actor, body, language }) => {
  await changePassword(accountDeps(), actor, body.otp, body.newPassword);
  return { message: notice('passwordChanged', language) };
});
