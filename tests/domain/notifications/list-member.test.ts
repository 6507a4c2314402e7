import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { adminIds } from '#functions/domain/notifications/admins.ts';
import { birthdayItem, listMember, visibleBirthday } from '#functions/domain/notifications/list-member.ts';
import { aProfile } from '#tests/support/profile.ts';
import { boxScene } from './box-scene.ts';

const born = { dob: '1992-11-22', seenBy: { dob: 'everybody' } } as const;

describe('a birthday', () => {
  it.each<[string, Partial<Profile>, string | undefined]>([
    ['that everybody may know', born, '11-22'],
    ['that only those near may know', { ...born, seenBy: { dob: 'near' } }, '11-22'],
    ['that nobody may know', { ...born, seenBy: { dob: 'nobody' } }, undefined],
    ['of whoever said nothing of it', { ...born, seenBy: {} }, undefined],
    ['of somebody locked', { ...born, status: 'inactive' }, undefined],
    ['of somebody whose papers are looked at', { ...born, status: 'kyc_submitted' }, '11-22'],
    ['that is not known', { ...born, dob: null }, undefined],
  ])('%s', (_, given, expected) => {
    expect(visibleBirthday(aProfile(given))).toBe(expected);
  });
});

/** Lan as her profile says, with the lists as they were left before. */
function aListed(given: Partial<Profile> = {}) {
  const { person, context, put, rows, table } = boxScene();
  person('lan', given);
  const days = () =>
    rows()
      .filter(({ entity }) => entity === 'birthday')
      .map(({ pk, sk, userId }) => `${String(pk)} ${String(sk)} ${String(userId)}`)
      .toSorted();
  const list = (bornBefore?: string) =>
    listMember(context, {
      type: 'member.listed',
      id: 'e',
      userId: 'lan',
      bornBefore: bornBefore ?? null,
    });
  return { table, context, put, days, list };
}

describe('the lists reminders are told by', () => {
  it('have a member on their day, and no more on the one before', async () => {
    const { put, days, list } = aListed(born);
    put([birthdayItem('03-04', 'lan'), birthdayItem('03-04', 'cam')]);
    await list('03-04');
    expect(days()).toEqual(['BIRTHDAY#03-04 cam cam', 'BIRTHDAY#11-22 lan lan']);
    await list();
    await list('11-22');
    expect(days()).toEqual(['BIRTHDAY#03-04 cam cam', 'BIRTHDAY#11-22 lan lan']);
  });

  it('have nobody who says no more when it is', async () => {
    const { put, days, list } = aListed({ ...born, seenBy: {} });
    put([birthdayItem('11-22', 'lan'), birthdayItem('03-04', 'lan'), birthdayItem('11-22', 'cam')]);
    await list('03-04');
    expect(days()).toEqual(['BIRTHDAY#11-22 cam cam']);
  });

  it.each<[string, Partial<Profile>, boolean]>([
    ['an admin', { role: 'admin' }, true],
    ['an admin who is locked', { role: 'admin', status: 'inactive' }, false],
    ['a collaborator', { role: 'collaborator' }, false],
    ['a member', {}, false],
  ])('have %s among the admins where they are one', async (_, given, isListed) => {
    const { put, context, list } = aListed(given);
    put([{ pk: 'STAFF#admin', sk: 'cam', entity: 'admin', userId: 'cam' }]);
    await list();
    expect(await adminIds(context)).toEqual(isListed ? ['cam', 'lan'] : ['cam']);
    // Whichever change is heard of last, the lists end up the same.
    put([{ pk: 'STAFF#admin', sk: 'lan', entity: 'admin', userId: 'lan' }]);
    await list();
    expect(await adminIds(context)).toEqual(isListed ? ['cam', 'lan'] : ['cam']);
  });

  it('have nobody whose account is gone', async () => {
    const { put, table, context, days, list } = aListed({ ...born, role: 'admin' });
    await list();
    const lan = await profileRecord.find(table, { id: 'lan' });
    if (lan) await table.write(profileRecord.softDelete(lan));
    put([birthdayItem('11-22', 'lan')]);
    await list('11-22');
    expect([await adminIds(context), days()]).toEqual([[], []]);
  });
});
