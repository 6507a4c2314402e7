import { describe, expect, it } from 'vitest';
import type { ProfileDraft } from '#shared/members/profile.contract.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { updateProfile } from '#functions/domain/members/update-profile.ts';
import type { Viewer } from '#functions/domain/members/member-summary.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = '2026-11-22T03:00:00.000Z';
const before = '2026-11-01T00:00:00.000Z';
const own: Viewer = { userId: 'lan', role: 'user' };
const admin: Viewer = { userId: 'châu', role: 'admin' };

function aMember(given: Partial<Profile> = {}) {
  const { table, put } = memoryTable();
  const lan = aProfile({ id: 'lan', fullName: 'Trần Thị Lan', ...given }, before);
  put([profileRecord.item(lan), profileRecord.item(aProfile({ id: 'châu', role: 'admin' }))]);
  const update = (draft: Partial<ProfileDraft>, viewer = own, where: Table = table) =>
    updateProfile(
      contextOf(where, () => new Date(at)),
      viewer,
      { id: 'lan', draft: draft as ProfileDraft },
    );
  return { table, put, lan, update, stored: () => profileRecord.find(table, { id: 'lan' }) };
}

describe('an edit of a profile', () => {
  it('changes what is said, and leaves alone what was left out', async () => {
    const { update, stored, lan } = aMember({
      bio: 'Cũ',
      website: 'https://lan.test',
      seenBy: { bio: 'near' },
    });
    const shown = await update({ bio: 'Mới', website: undefined, seenBy: { email: 'everybody' } });
    expect(shown).toMatchObject({ bio: 'Mới', website: 'https://lan.test' });
    expect(await stored()).toEqual({
      ...lan,
      bio: 'Mới',
      seenBy: { bio: 'near', email: 'everybody' },
      updatedAt: at,
    });
    await update({ bio: null });
    expect(await stored()).toMatchObject({ bio: null, seenBy: { bio: 'near', email: 'everybody' } });
  });

  it('is made by whose it is, or by an admin', async () => {
    const { update, stored, lan } = aMember();
    expect(await refusalOf(update({ bio: 'x' }, { userId: 'cam', role: 'user' }))).toBe('USER_NOT_FOUND');
    expect(await refusalOf(update({ bio: 'x' }, { userId: 'cam', role: 'collaborator' }))).toBe(
      'USER_NOT_FOUND',
    );
    expect(await stored()).toEqual(lan);
    await update({ bio: 'x' }, admin);
    expect((await stored())?.bio).toBe('x');
  });

  it.each<[string, Partial<Profile>, string, Viewer, string | undefined]>([
    ['another name, proven by no paper', {}, 'Lan Mới', own, undefined],
    ['another name than a paper proves', { verificationDate: before }, 'Lan Mới', own, 'NAME_VERIFIED'],
    ['the name that a paper proves', { verificationDate: before }, 'Trần Thị Lan', own, undefined],
    [
      'another name than a paper proves, by an admin',
      { verificationDate: before },
      'Lan Mới',
      admin,
      undefined,
    ],
  ])('says %s', async (_, given, fullName, viewer, refused) => {
    const { update, stored } = aMember(given);
    expect(await refusalOf(update({ fullName }, viewer))).toBe(refused);
    expect((await stored())?.fullName).toBe(refused ? 'Trần Thị Lan' : fullName);
  });

  const proven = { verificationDate: before, dob: '1990-01-01' };
  it.each<[string, Partial<Profile>, string | null | undefined, Viewer, string | undefined]>([
    ['another birthday, proven by no paper', { dob: '1990-01-01' }, '1991-02-03', own, undefined],
    ['another birthday than a paper proves', proven, '1991-02-03', own, 'BIRTHDAY_VERIFIED'],
    ['no birthday any more', proven, null, own, 'BIRTHDAY_VERIFIED'],
    ['the same birthday', proven, '1990-01-01', own, undefined],
    ['nothing of it', proven, undefined, own, undefined],
    ['a birthday that was not said before', { ...proven, dob: null }, '1991-02-03', own, undefined],
    ['another birthday, by an admin', proven, '1991-02-03', admin, undefined],
  ])('says %s', async (_, given, dob, viewer, refused) => {
    const { update } = aMember(given);
    expect(await refusalOf(update({ dob }, viewer))).toBe(refused);
  });

  it.each<[string, Partial<Profile>, Viewer, object]>([
    [
      'who waits and was asked',
      { status: 'pending_admin', askedFor: 'Ảnh' },
      own,
      { askedFor: null, waitingSince: at },
    ],
    [
      'who was asked and waits no more',
      { status: 'pending_kyc', askedFor: 'Ảnh' },
      own,
      { askedFor: 'Ảnh', waitingSince: null },
    ],
    [
      'who waits and was asked nothing',
      { status: 'pending_admin' },
      own,
      { askedFor: null, waitingSince: null },
    ],
    [
      'of an admin in their place',
      { status: 'pending_admin', askedFor: 'Ảnh' },
      admin,
      { askedFor: 'Ảnh', waitingSince: null },
    ],
  ])('answers staff where it is that of somebody %s', async (_, given, viewer, expected) => {
    const { update, stored } = aMember(given);
    await update({ bio: 'Đây' }, viewer);
    expect(await stored()).toMatchObject(expected);
  });

  it('is made over what was read, where that is said', async () => {
    const { update, stored } = aMember();
    expect(await refusalOf(update({ bio: 'x', updatedAt: 'long ago' }))).toBe('STALE_STATE');
    await update({ bio: 'x', updatedAt: before });
    expect((await stored())?.bio).toBe('x');
  });

  it('reaches nobody who left, or is not there', async () => {
    const left = aMember({ status: 'inactive', closedAs: 'left' });
    expect(await refusalOf(left.update({ bio: 'x' }, admin))).toBe('USER_NOT_FOUND');
    const gone = aMember();
    await gone.table.write(profileRecord.softDelete(gone.lan));
    expect(await refusalOf(gone.update({ bio: 'x' }))).toBe('USER_NOT_FOUND');
  });

  it('keeps what another tab said at that moment', async () => {
    const { update, table, stored } = aMember();
    const crossed = meanwhile(table, () => update({ website: 'https://lan.test' }));
    await update({ bio: 'x' }, own, crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(await stored()).toMatchObject({ bio: 'x', website: 'https://lan.test' });
  });
});
