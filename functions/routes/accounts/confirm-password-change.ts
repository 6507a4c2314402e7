import { confirmPasswordChange } from '#shared/accounts/password.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { changePassword } from '#functions/domain/accounts/sign-in/password-change.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(confirmPasswordChange, async ({ actor, body, language, table, now }) => {
  await changePassword({ table, now }, { ...actor, ...body });
  return { message: notice('passwordChanged', language) };
});
