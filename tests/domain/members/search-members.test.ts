import { describe, expect, it, vi } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { searchMembers } from '#functions/domain/members/search-members.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { viewRows } from '../support/view-rows.ts';

let day = 0;
const someone = (id: string, given: Partial<Profile>): Profile => {
  day += 1;
  const at = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString();
  return aProfile(
    { id, referenceId: `REF${id.toUpperCase()}`, phoneNumber: `09${String(day).padStart(8, '0')}`, ...given },
    at,
  );
};

/** Members of a village; the newest is found first. */
async function aVillage(people: readonly Profile[]) {
  const { table, put, rows } = memoryTable();
  for (const profile of people)
    put([
      profileRecord.item(profile),
      { ...accountKeys.email(profile.email), entity: 'claim', userId: profile.id },
      { ...accountKeys.phone(profile.phoneNumber), entity: 'claim', userId: profile.id },
      { ...accountKeys.reference(profile.referenceId), entity: 'claim', userId: profile.id },
    ]);
  vi.spyOn(usersView, 'rows').mockReturnValue(await viewRows(usersView, people));
  const block = (ownerId: string, otherId: string) =>
    put([relationItem({ ownerId, otherId, kind: 'block', at: '2026' })]);
  const search = (q: string, viewer: Partial<{ userId: string; role: Profile['role'] }> = {}) =>
    searchMembers(contextOf(table), { userId: 'viewer', role: 'user', ...viewer }, q);
  const found = async (...asked: Parameters<typeof search>) => (await search(...asked)).map(({ id }) => id);
  return { table, rows, block, search, found };
}

const shown = { email: 'everybody', phoneNumber: 'everybody' } as const;

describe('a member who looks for others', () => {
  const people = [
    someone('duc', { fullName: 'Đặng Hữu Đức', email: 'duc@example.com', seenBy: shown }),
    someone('buoi', { fullName: 'Trần Thị Bưởi', email: 'buoi@example.com', phoneNumber: '0912000002' }),
    someone('cam', {
      fullName: 'Lê Văn Cam',
      email: 'cam@example.com',
      seenBy: { email: 'near', phoneNumber: 'nobody' },
    }),
    someone('locked', {
      fullName: 'Lê Văn Khoá',
      status: 'inactive',
      email: 'khoa@example.com',
      seenBy: shown,
    }),
    someone('new', { fullName: 'Lê Văn Mới', status: 'pending', email: 'moi@example.com', seenBy: shown }),
    someone('waits', { fullName: 'Lê Văn Chờ', status: 'pending_admin' }),
    someone('viewer', { fullName: 'Lê Văn Xem', email: 'xem@example.com', seenBy: shown }),
  ];

  it.each([
    ['le van', ['waits', 'cam']],
    ['van LÊ', ['waits', 'cam']],
    ['  đức  ', ['duc']],
    ['refbu', ['buoi']],
    ['@REFBU', ['buoi']],
    ['efbu', []],
    ['ref buoi', []],
    ['le nobody', []],
    // What the list finds by a number or an address is told to nobody who did not type it whole.
    ['cam@', []],
    ['09120', []],
    ['duc@example.com', ['duc']],
    ['DUC@Example.com', ['duc']],
    ['buoi@example.com', []],
    ['cam@example.com', []],
    ['0912000002', []],
    ['khoa@example.com', []],
    ['moi@example.com', []],
    ['xem@example.com', []],
    ['nobody@example.com', []],
    ['', []],
    ['  ', []],
    ['@', []],
  ])('by %j finds %o', async (q, expected) => {
    const { found } = await aVillage(people);
    expect(await found(q)).toEqual(expected);
  });

  it('finds by a whole number where its owner shows it to everybody', async () => {
    const { found } = await aVillage([
      someone('duc', { fullName: 'Đức', phoneNumber: '0912000009', seenBy: { phoneNumber: 'everybody' } }),
      someone('cam', { fullName: 'Cam', phoneNumber: '0912000008', seenBy: { email: 'everybody' } }),
    ]);
    expect(await found('+84 912 000 009')).toEqual(['duc']);
    expect(await found('0912000008')).toEqual([]);
  });

  it('is told how nobody is reached', async () => {
    const { search } = await aVillage(people);
    const [duc] = await search('duc@example.com');
    expect(duc).toMatchObject({ id: 'duc', fullName: 'Đặng Hữu Đức', email: null, phoneNumber: null });
  });

  it('finds nobody they block, nor anybody who blocks them', async () => {
    const { found, block } = await aVillage(people);
    block('viewer', 'waits');
    block('cam', 'viewer');
    block('duc', 'cam');
    expect(await found('le van')).toEqual([]);
    expect(await found('duc')).toEqual(['duc']);
  });

  it('is shown each once, and twenty at the most', async () => {
    const many = Array.from({ length: 21 }, (_, nth) => someone(`m${nth}`, { fullName: `Mai ${nth}` }));
    const { found } = await aVillage([
      ...many,
      someone('self', { fullName: 'mai@example.com', email: 'mai@example.com', seenBy: shown }),
    ]);
    expect(await found('mai')).toHaveLength(20);
    expect(await found('mai@example.com')).toEqual(['self']);
  });

  it('looks by addresses and numbers twenty times an hour, whatever they find, and by names as often as they like', async () => {
    const { search } = await aVillage(people);
    const viewer = { userId: 'curious' };
    for (let nth = 0; nth < 20; nth += 1) await search(`nobody${nth}@example.com`, viewer);
    expect(await refusalOf(search('0912000002', viewer))).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(search('duc', viewer))).toBeUndefined();
    expect(await refusalOf(search('0912000002', { userId: 'another' }))).toBeUndefined();
  });
});

describe('an admin who looks for members', () => {
  const people = [
    someone('admin', { role: 'admin', fullName: 'Châu' }),
    someone('cam', { fullName: 'Lê Văn Cam', email: 'cam@example.com', phoneNumber: '0912000003' }),
    someone('locked', { fullName: 'Cam Khoá', status: 'inactive' }),
  ];

  it('finds by everything, sees how people are reached, and leaves a line of what they looked for', async () => {
    const { search, rows } = await aVillage(people);
    const found = await search('cam', { userId: 'admin', role: 'admin' });
    expect(found.map(({ id }) => id)).toEqual(['locked', 'cam']);
    expect(found[1]).toMatchObject({ email: 'cam@example.com', phoneNumber: '0912000003' });
    expect(rows().filter(({ entity }) => entity === 'activity')).toMatchObject([
      {
        pk: 'ACTIVITY#user#admin',
        act: 'looked',
        fields: [{ field: 'search', from: null, to: expect.any(String) }],
      },
    ]);
    expect((await search('0912000003', { userId: 'admin', role: 'admin' })).map(({ id }) => id)).toEqual([
      'cam',
    ]);
  });

  it('is shown fifty at the most, and nothing is kept of a text that says nothing', async () => {
    const many = Array.from({ length: 51 }, (_, nth) => someone(`m${nth}`, { fullName: `Mai ${nth}` }));
    const { search, rows } = await aVillage(many);
    expect(await search('mai', { userId: 'admin', role: 'admin' })).toHaveLength(50);
    const before = rows().length;
    expect(await search(' @ ', { userId: 'admin', role: 'admin' })).toEqual([]);
    expect(rows()).toHaveLength(before);
  });
});
