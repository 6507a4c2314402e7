import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/origin.ts';
import type { Look } from '#functions/domain/referrals/network/may-look.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable, type Turn } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

let day = 0;

/** Somebody whom another brought, a day after the last one. */
export function brought(by: Profile | undefined, given: Partial<Profile> = {}): Profile {
  day += 1;
  const at = new Date(Date.UTC(2026, 0, 5) + day * 86_400_000).toISOString();
  return aProfile({ ...(by && below(by)), verificationDate: null, ...given }, at);
}

export const lookOf = (owner: Profile, looker: Profile = owner, isStaff = false): Look => ({
  owner,
  looker,
  isStaff,
});

/** A table with these people in it. */
export function treeScene(people: readonly Profile[], turn?: Turn) {
  const { table, put, rows } = memoryTable(turn);
  put(people.map(profileRecord.item));
  put(
    people.map(({ id, referenceId }) => ({
      pk: `REFERENCE#${referenceId}`,
      sk: 'CLAIM',
      entity: 'claim',
      userId: id,
    })),
  );
  return { table, put, rows, context: contextOf(table) };
}
