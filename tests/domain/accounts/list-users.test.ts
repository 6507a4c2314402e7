import { describe, expect, it } from 'vitest';
import { listUsers as contract, UserRow } from '#shared/accounts/index.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { userList } from '#functions/domain/accounts/listing/list-users.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import { viewRows } from '../support/view-rows.ts';
import { aProfile } from '#tests/support/profile.ts';

let day = 0;
const aMember = (given: Partial<Profile>): Profile =>
  aProfile(
    { fullName: 'Nguyễn Thị Lan', ...given },
    `2026-11-${String((day += 1)).padStart(2, '0')}T00:00:00.000Z`,
  );

const members: Partial<Profile>[] = [
  { fullName: 'Đặng Hữu Đức', email: 'duc_100%@example.com', phoneNumber: '0900000001' },
  {
    fullName: 'Trần Thị Bưởi',
    email: 'buoi@example.com',
    phoneNumber: '0900000002',
    referenceId: 'K7M2P9QX',
  },
  { fullName: 'Lê Văn Cam', email: 'cam@example.com', phoneNumber: '0900000003', status: 'inactive' },
  { fullName: 'Lê Mới', email: 'moi@example.com', phoneNumber: '0911111114', status: 'pending' },
];
const rows = await viewRows(usersView, members.map(aMember));

const list = (query: Record<string, string> = {}) => listOf(userList, contract.query.parse(query), {}, rows);
const names = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ fullName }) => fullName);

describe('the member list', () => {
  it('is newest first, in pages, with what staff may see', async () => {
    const { data, ...page } = await list({ limit: '3' });
    expect(data.map(({ fullName }) => fullName)).toEqual(['Lê Mới', 'Lê Văn Cam', 'Trần Thị Bưởi']);
    expect(page).toEqual({ total: 4, page: 1, limit: 3, totalPages: 2, hasNext: true, hasPrev: false });
    expect(UserRow.strict().array().parse(data)).toEqual(data);
  });

  it.each([
    ['dang huu duc', ['Đặng Hữu Đức']],
    ['BƯỞI', ['Trần Thị Bưởi']],
    ['090000', ['Lê Văn Cam', 'Trần Thị Bưởi', 'Đặng Hữu Đức']],
    ['k7m2', ['Trần Thị Bưởi']],
    ['cam@', ['Lê Văn Cam']],
    ['Cam@Example.com', ['Lê Văn Cam']],
    ['@k7m2', ['Trần Thị Bưởi']],
    ['+84 900 000 002', ['Trần Thị Bưởi']],
    // Half of all people have an address there, and many are called Mai.
    ['example', []],
    // Not wildcards.
    ['%', ['Đặng Hữu Đức']],
    ['duc_', ['Đặng Hữu Đức']],
    ['d_c', []],
    ['\\', []],
    ["' OR 1=1 --", []],
    ['  ', ['Lê Mới', 'Lê Văn Cam', 'Trần Thị Bưởi', 'Đặng Hữu Đức']],
  ])('searched for %j', async (searchTerm, found) => {
    expect(await names({ searchTerm })).toEqual(found);
  });

  it('is narrowed by status, alone and with a text', async () => {
    expect(await names({ status: 'inactive' })).toEqual(['Lê Văn Cam']);
    expect(await names({ status: 'active', searchTerm: 'van cam' })).toEqual([]);
  });

  it('is narrowed by when they joined, days as they are counted in Vietnam', async () => {
    // 00:00 in London is 07:00 the same day in Hà Nội.
    expect(await names({ createdFrom: '2026-11-02', createdTo: '2026-11-03' })).toEqual([
      'Lê Văn Cam',
      'Trần Thị Bưởi',
    ]);
    expect(await names({ createdFrom: '2026-11-04' })).toEqual(['Lê Mới']);
    expect(await names({ createdTo: '2026-11-01', status: 'active' })).toEqual(['Đặng Hữu Đức']);
    expect(await names({ createdFrom: '2026-11-01T17:00:01Z', createdTo: '2026-11-02' })).toEqual([
      'Trần Thị Bưởi',
    ]);
  });
});
