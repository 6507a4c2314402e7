import { expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

it.each<[string, Record<string, string>, string | undefined]>([
  ['is written where nobody changed it', {}, undefined],
  ['is refused where it was suspended within the same millisecond', { status: 'suspended' }, 'state'],
  ['is refused where something else changed since', { updatedAt: '2026-11-30T00:00:00.000Z' }, 'state'],
])('a change of an account %s', async (_, meanwhile, refusal) => {
  const { table, put } = memoryTable();
  const profile = aProfile({ status: 'active' });
  put([profileRecord.item(profile)]);
  if (Object.keys(meanwhile).length > 0)
    await table.write([update(accountKeys.profile(profile.id), { set: meanwhile })]);
  const { writes } = profileRecord.replace(profile, { fullName: 'Trần Lan' });
  expect(await table.write([...writes])).toBe(refusal);
});
