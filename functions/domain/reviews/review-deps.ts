import { now } from '#functions/platform/clock.ts';
import { table } from '#functions/platform/table/table.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';

/** What writing reviews needs, from this deployment. */
export const reviewDeps = () => ({
  table: table(),
  findProfile: (userId: string) => accountDeps().accounts.findProfile(userId),
  now,
});
