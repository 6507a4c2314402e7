import { getMe } from '#shared/accounts/users.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { toSessionUser } from '#functions/domain/accounts/account.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getMe, async ({ actor }) => {
  const profile = await accountDeps().accounts.findProfile(actor.userId);
  if (!profile) throw new AppError('USER_NOT_FOUND');
  return toSessionUser(profile);
});
