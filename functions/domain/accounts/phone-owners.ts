import type { TableContext } from '#functions/platform/table/context.ts';
import { Claim } from './account.ts';
import { accountKeys } from './account-keys.ts';
import { findMembers } from './find-members.ts';

/** Returns for each person the other account that holds their phone number; undefined if none does. */
export async function phoneOwners(
  { table }: TableContext,
  rows: readonly { id: string; phoneNumber: string }[],
) {
  const claims = await table.recent.showMany(
    rows.map(({ phoneNumber }) => [accountKeys.phone(phoneNumber), Claim] as const),
  );
  const others = rows.map(({ id }, place) => {
    const owner = claims[place]?.userId;
    return owner === id ? undefined : owner;
  });
  const known = await findMembers(
    table,
    others.flatMap((owner) => owner ?? []),
  );
  return others.map((owner) => (owner === undefined ? undefined : known.get(owner)));
}
