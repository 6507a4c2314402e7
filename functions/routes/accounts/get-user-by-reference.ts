import { getUserByReference } from '#shared/accounts/users.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getUserByReference, async ({ params }) => {
  const { accounts } = accountDeps();
  const userId = await accounts.findUserIdByReference(params.id);
  const profile = userId ? await accounts.findProfile(userId) : undefined;
  if (!profile) throw new AppError('USER_NOT_FOUND');
  return profile;
});
