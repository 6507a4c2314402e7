import { resetPassword as contract } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { resetPassword } from '#functions/domain/accounts/password-reset.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language }) => {
  await resetPassword(accountDeps(), body.token, body.password);
  return { message: notice('passwordReset', language) };
});
