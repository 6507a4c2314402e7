import type { Actor } from '#functions/platform/access-token.ts';
import { now } from '#functions/platform/clock.ts';
import { table } from '#functions/platform/table.ts';
import { AppError } from '#shared/errors.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';

/** What writing reviews needs, from this deployment. */
export const reviewDeps = () => ({
  table: table(),
  findProfile: (userId: string) => accountDeps().accounts.findProfile(userId),
  now,
});

/** Speaking and liking are for members who are through with joining. */
export function requireActive({ status }: Pick<Actor, 'status'>): void {
  if (status !== 'active') throw new AppError('MEMBER_NOT_ACTIVE');
}
