import { now } from '#functions/platform/clock.ts';
import { table } from '#functions/platform/table/table.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';

/** What writing reviews needs, from this deployment. */
export const reviewDeps = () => ({
  table: table(),
  findProfile: (userId: string) => findProfile({ table: table(), now }, userId),
  now,
});
