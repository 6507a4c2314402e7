import { resetPassword as contract } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { resetPassword } from '#functions/domain/accounts/sign-in/password-reset.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, sourceIp, table, now }) => {
  await resetPassword({ table, now }, { ...body, sourceIp });
  return { message: notice('passwordReset', language) };
});
