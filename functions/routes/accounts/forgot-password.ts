import { forgotPassword as contract } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { forgotPassword } from '#functions/domain/accounts/sign-in/password-reset.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  await forgotPassword({ table, now }, body.email);
  return { message: notice('resetSent', language) };
});
