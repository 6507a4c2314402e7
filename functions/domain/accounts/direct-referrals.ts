import type { Context } from '#functions/platform/table/context.ts';
import { Claim, Profile } from './account.ts';
import { accountKeys } from './account-keys.ts';

type PageOfPeople = { limit: number; cursor?: string | undefined; newestFirst?: boolean };

/** Lists the members somebody referred, page by page, confirmed or not. */
export const listDirectReferrals = ({ table }: Context, userId: string, page: PageOfPeople) =>
  table.list({ index: 'gsi1', pk: accountKeys.brought(userId), ...page }, Profile);

/** Reads two accounts in one request. */
export const findTwo = ({ table }: Context, [one, other]: readonly [string, string]) =>
  table.getMany([
    [accountKeys.profile(one), Profile],
    [accountKeys.profile(other), Profile],
  ]);

/** Profiles that own these codes, in the order of the codes. Members who left are missing. */
export async function showByCodes({ table }: Context, codes: readonly string[]): Promise<Profile[]> {
  const claims = await table.recent.getMany(
    codes.map((code) => [accountKeys.reference(code), Claim] as const),
  );
  const people = await table.recent.showMany(
    claims.flatMap((claim) => (claim ? [[accountKeys.profile(claim.userId), Profile] as const] : [])),
  );
  return people.flatMap((profile) => profile ?? []);
}
