import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { memberKeys } from '#functions/domain/members/member-keys.ts';
import { preferencesOf, readConfig, updateConfig } from '#functions/domain/members/preferences.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = '2026-11-22T03:00:00.000Z';

function aMember(given: Partial<Profile> = {}) {
  const { table, put, rows } = memoryTable();
  const lan = aProfile({ language: 'vi', ...given }, '2026-11-01T00:00:00.000Z');
  put([profileRecord.item(lan)]);
  const contextAt = (where: Table) => contextOf(where, () => new Date(at));
  const own = { userId: lan.id, role: 'user' } as const;
  const save = (
    value: Parameters<typeof updateConfig>[2]['value'],
    where: Table = table,
    viewer: Parameters<typeof updateConfig>[1] = own,
  ) => updateConfig(contextAt(where), viewer, { id: lan.id, value });
  const stored = () => rows().find(({ sk }) => sk === memberKeys.preferences(lan.id).sk);
  const profile = () => profileRecord.find(table, { id: lan.id });
  return { table, put, lan, save, stored, profile, context: contextAt(table) };
}

describe('what somebody prefers', () => {
  it('is nothing until they say so', async () => {
    const { context, lan, table } = aMember();
    expect(await readConfig(context, lan.id)).toEqual({
      id: lan.id,
      key: 'preferences',
      value: {},
      updatedAt: null,
    });
    expect(await preferencesOf(table, lan.id)).toEqual({});
  });

  it('is changed where it is named, switches one by one, and stays otherwise', async () => {
    const { save, context, lan, table, stored } = aMember();
    await save({ theme: 'dark', notifications: { orders: true, follow: false } });
    await save({ notifications: { follow: true } });
    await save({ theme: 'light' });
    const value = { theme: 'light', notifications: { orders: true, follow: true } };
    expect(await readConfig(context, lan.id)).toEqual({
      id: lan.id,
      key: 'preferences',
      value,
      updatedAt: at,
    });
    expect(await preferencesOf(table, lan.id)).toEqual(value);
    expect(stored()).toMatchObject({ entity: 'preferences', version: 3 });
  });

  it('has switches from the beginning where none stood there before', async () => {
    const { save } = aMember();
    await save({ theme: 'dark' });
    expect((await save({ notifications: { orders: false } })).value).toEqual({
      theme: 'dark',
      notifications: { orders: false },
    });
  });

  it('is the language of their mails from then on, and leaves the profile alone where it was that before', async () => {
    const { save, profile, lan } = aMember();
    await save({ language: 'vi' });
    expect(await profile()).toEqual(lan);
    await save({ theme: 'dark' });
    expect(await profile()).toEqual(lan);
    await save({ language: 'en' });
    expect(await profile()).toEqual({ ...lan, language: 'en', updatedAt: at });
  });

  it('is said by whose it is or an admin, of an account that is there', async () => {
    const { save, table, lan, stored } = aMember();
    expect(await refusalOf(save({ theme: 'dark' }, table, { userId: 'cam', role: 'user' }))).toBe(
      'USER_NOT_FOUND',
    );
    expect(stored()).toBeUndefined();
    await save({ theme: 'dark' }, table, { userId: 'cam', role: 'admin' });
    expect(stored()).toBeDefined();
    await table.write(profileRecord.softDelete(lan));
    expect(await refusalOf(save({ theme: 'light' }))).toBe('USER_NOT_FOUND');
    const left = aMember({ status: 'inactive', closedAs: 'left' });
    expect(await refusalOf(left.save({ theme: 'light' }))).toBe('USER_NOT_FOUND');
    expect(left.stored()).toBeUndefined();
  });

  it.each([false, true])(
    'keeps what another tab said at that moment; had they said anything before: %s',
    async (isKept) => {
      const { save, table, stored } = aMember();
      if (isKept) await save({ language: 'vi' });
      const crossed = meanwhile(table, () => save({ notifications: { orders: false } }));
      const { value } = await save({ theme: 'dark', notifications: { follow: true } }, crossed.table);
      expect(crossed.happened()).toBe(true);
      expect(value).toEqual({
        theme: 'dark',
        notifications: { orders: false, follow: true },
        ...(isKept && { language: 'vi' }),
      });
      expect(stored()?.['version']).toBe(isKept ? 3 : 2);
    },
  );

  it('and a profile that was changed at that moment are both kept', async () => {
    const { save, table, put, lan, profile } = aMember();
    const crossed = meanwhile(table, () =>
      put([profileRecord.item({ ...lan, bio: 'Chào', updatedAt: '2026-11-02' })]),
    );
    await save({ language: 'en' }, crossed.table);
    expect(await profile()).toMatchObject({ bio: 'Chào', language: 'en' });
  });
});
