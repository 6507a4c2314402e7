import { describe, expect, it } from 'vitest';
import { credentialsItem, neverExpires, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { openAccount } from '#functions/domain/accounts/registration/open-account.ts';
import { verifyPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { check, create, type Operation } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { accountsScene, begun } from './accounts-scene.ts';

const person = {
  fullName: 'Phạm Văn Nam',
  email: 'nam@example.com',
  phoneNumber: '0911111111',
  language: 'en',
} as const;
const beside = { pk: 'BESIDE', sk: 'BESIDE' };
const nothing = () => Promise.resolve([]);

function aScene() {
  const scene = accountsScene();
  const open = (
    given: Partial<Parameters<typeof openAccount>[1]> = {},
    more: () => Promise<readonly Operation<'beside'>[]> = nothing,
    table: Table = scene.table,
  ) => openAccount(scene.contextAt(table), { ...person, ...given }, more);
  const claim = (key: { pk: string; sk: string }, held: object) =>
    scene.put([{ ...key, entity: 'claim', ...held }]);
  return { ...scene, open, claim };
}

describe('an account that staff open', () => {
  it('begins where a confirmed one stands, and is written with what is theirs from the beginning', async () => {
    const { open, clock, at, ofEntity } = aScene();
    const opened = await open({}, () => Promise.resolve([create({ ...beside, entity: 'beside' })]));
    if (!('profile' in opened)) throw new Error('It was refused');
    const { profile } = opened;
    const now = clock.now.toISOString();
    expect(profile).toMatchObject({
      ...person,
      role: 'user',
      status: 'pending_kyc',
      emailVerifiedAt: now,
      createdAt: now,
    });
    expect(at(accountKeys.profile(profile.id))).toMatchObject({ ...person, status: 'pending_kyc' });
    for (const key of [accountKeys.email(person.email), accountKeys.phone(person.phoneNumber)])
      expect(at(key)).toMatchObject({ userId: profile.id, heldUntil: neverExpires });
    expect(at(accountKeys.reference(profile.referenceId))?.['userId']).toBe(profile.id);
    expect(at(accountKeys.credentials(profile.id))).toEqual({
      ...accountKeys.credentials(profile.id),
      entity: 'credentials',
      sessionsFrom: now,
    });
    expect(ofEntity('member-activity')).toMatchObject([
      { activityType: 'USER_REGISTERED', uploaderId: profile.id, isCritical: false },
    ]);
    expect(at(beside)).toBeDefined();
  });

  it('has the role and the password that were chosen for it', async () => {
    const { open, at } = aScene();
    const opened = await open({ role: 'collaborator', password: 'Cổng-làng-cây-đa-7' });
    if (!('profile' in opened)) throw new Error('It was refused');
    expect(opened.profile.role).toBe('collaborator');
    const { passwordHash } = at(accountKeys.credentials(opened.profile.id)) ?? {};
    expect(await verifyPassword('Cổng-làng-cây-đa-7', String(passwordHash))).toBe(true);
  });

  it('has no password that everybody tries first', async () => {
    const { open, rows } = aScene();
    await expect(open({ password: '12345678' })).rejects.toMatchObject({
      code: expect.stringMatching(/^PASSWORD/),
    });
    expect(rows()).toEqual([]);
  });

  it.each([
    ['EMAIL_EXISTS', accountKeys.email(person.email)],
    ['PHONE_EXISTS', accountKeys.phone(person.phoneNumber)],
  ])(
    'is refused with %s while another holds that, and not from the second on at which it lapses',
    async (code, key) => {
      const { open, claim, seconds, rows } = aScene();
      claim(key, { userId: 'cam' });
      expect(await refusalOf(open())).toBe(code);
      claim(key, { userId: 'cam', heldUntil: seconds() + 1 });
      expect(await refusalOf(open())).toBe(code);
      expect(rows()).toHaveLength(1);
      claim(key, { userId: 'cam', heldUntil: seconds() });
      expect(await refusalOf(open())).toBeUndefined();
    },
  );

  it('takes the place of one that was never confirmed, once its time is up', async () => {
    const { open, put, claim, seconds, profileOf } = aScene();
    const stranger = aProfile({ status: 'pending', email: person.email, phoneNumber: '0900000001' }, begun);
    put([profileRecord.item(stranger), credentialsItem(stranger.id, { sessionsFrom: begun })]);
    claim(accountKeys.email(person.email), { userId: stranger.id, heldUntil: seconds() });
    claim(accountKeys.reference(stranger.referenceId), { userId: stranger.id });
    await open();
    expect(await profileOf(stranger)).toBeUndefined();
  });

  it('is made anew under another code where the one that was drawn is somebody’s', async () => {
    const { open, table, ofEntity } = aScene();
    let writes = 0;
    const crossed: Table = {
      ...table,
      write: (operations) => {
        writes += 1;
        // The refusals are those of the operations; the table does not know their names.
        return writes === 1 ? Promise.resolve('code' as never) : table.write(operations);
      },
    };
    expect(await open({}, nothing, crossed)).toHaveProperty('profile');
    expect([writes, ofEntity('user').length]).toEqual([2, 1]);
  });

  it('is not opened where what is written beside it is refused, which is answered', async () => {
    const { open, rows } = aScene();
    const refusing = () =>
      Promise.resolve([check(beside, { when: { pk: { present: true } }, refusal: 'beside' as const })]);
    expect(await open({}, refusing)).toEqual({ refusal: 'beside' });
    expect(rows()).toEqual([]);
  });
});
