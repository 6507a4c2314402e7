import type { Actor } from '#functions/platform/tokens/access-token.ts';
import { now } from '#functions/platform/clock.ts';
import { table } from '#functions/platform/table/table.ts';
import { takesPart } from '#shared/accounts/taking-part.ts';
import { AppError } from '#shared/errors.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';

/** What writing reviews needs, from this deployment. */
export const reviewDeps = () => ({
  table: table(),
  findProfile: (userId: string) => accountDeps().accounts.findProfile(userId),
  now,
});

/** Refuses what only members take part in whose identity is approved. */
export function requireActive({ status }: Pick<Actor, 'status'>): void {
  if (!takesPart(status)) throw new AppError('KYC_REQUIRED', { userStatus: status });
}
