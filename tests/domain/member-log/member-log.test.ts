import { expect, it } from 'vitest';
import { happened, lastLogins, signedInAt } from '#functions/domain/accounts/member-log/member-log.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const at = new Date('2026-11-22T03:00:00.000Z');

it.each([
  ['user', false],
  ['collaborator', true],
  ['admin', true],
] as const)(
  'what a %s did is kept for ninety days as they were then, critical: %s',
  async (role, isCritical) => {
    const { table, rows } = memoryTable();
    const lan = aProfile({ id: 'lan', role, gender: 'female', country: 'VN', email: 'lan@example.com' });
    await table.write(happened('USER_LOGGED_IN', lan, at));
    const { referenceId, phoneNumber } = lan;
    expect(rows()).toMatchObject([
      {
        entity: 'member-activity',
        activityType: 'USER_LOGGED_IN',
        targetId: 'lan',
        targetType: 'USER',
        uploaderId: 'lan',
        snapshot: {
          id: 'lan',
          email: 'lan@example.com',
          gender: 'female',
          country: 'VN',
          phoneNumber,
          referenceId,
        },
        isCritical,
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
        expiresAt: Date.parse('2027-02-20T03:00:00.000Z') / 1000,
      },
    ]);
  },
);

it('when each was last here is told in the order they were asked for', async () => {
  const { table } = memoryTable();
  await table.write([signedInAt('lan', new Date(0))]);
  await table.write([signedInAt('lan', at), signedInAt('cam', new Date(0))]);
  const found = await lastLogins(table, ['cam', 'nobody', 'lan']);
  expect(found.map((login) => login?.at)).toEqual(['1970-01-01T00:00:00.000Z', undefined, at.toISOString()]);
});
