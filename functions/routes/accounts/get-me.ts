import { getMe } from '#shared/accounts/users.contract.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getMe, async ({ actor, table, now }) =>
  toSessionUser(await getProfile({ table, now }, actor.userId)),
);
