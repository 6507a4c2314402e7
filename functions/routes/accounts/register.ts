import { register as contract } from '#shared/accounts/register.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { register } from '#functions/domain/accounts/registration/register.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, language, table, now }) => {
  const profile = await register({ table, now }, { ...body, language });
  return { message: notice('accountCreated', language), user: toSessionUser(profile) };
});
