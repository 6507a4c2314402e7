import { describe, expect, it, vi } from 'vitest';
import {
  listReferralUsers as contract,
  openReferral,
  ReferralRow,
} from '#shared/referrals/referrals.contract.ts';
import {
  listReferrals,
  openedFrom,
  openReferral as openNetwork,
  referralsFrom,
} from '#functions/domain/referrals/network/list-referrals.ts';
import { referralsView } from '#functions/domain/referrals/network/referrals-view.ts';
import { monthOf } from '#functions/domain/referrals/network/to-referral.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { viewRows } from '../support/view-rows.ts';
import { brought, lookOf, treeScene } from './a-tree.ts';

const ha = brought(undefined, { fullName: 'Nguyễn Thu Hà' });
const duc = brought(ha, {
  fullName: 'Trần Minh Đức',
  seenBy: { email: 'near', dob: 'everybody' },
  dob: '1990-11-26',
});
const mai = brought(ha, { fullName: 'Hồ Xuân Mai', status: 'pending_admin' });
const chau = brought(duc, { fullName: 'Lê Minh Châu', seenBy: { email: 'everybody' } });
const long = brought(chau, { fullName: 'Đặng Hoàng Long', status: 'pending_kyc' });
const unconfirmed = brought(ha, { fullName: 'Chưa Xác Nhận', emailVerifiedAt: null, status: 'pending' });
const stranger = brought(undefined, { fullName: 'Trần Người Lạ' });
const many = Array.from({ length: 7 }, (_, at) =>
  brought(mai, { fullName: `Bạn Thứ ${'ABCDEFG'.charAt(at)}` }),
);
const rows = await viewRows(referralsView, [ha, duc, mai, chau, long, unconfirmed, stranger, ...many]);

const ask = (query: Record<string, string>, look = lookOf(ha)) => {
  const { type = 'all', ...rest } = contract.query.parse(query);
  return referralsFrom({ rows, counts: undefined }, look, { ...rest, type });
};
const names = async (query: Record<string, string>, look = lookOf(ha)) =>
  (await ask(query, look)).data.map(({ fullName }) => fullName);

describe('a network', () => {
  it('is a tree: the first level, each with the first of theirs, in pages as the specification cuts them', async () => {
    const { data, ...page } = await ask({});
    expect(page).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1, hasNext: false, hasPrev: false });
    expect(
      data.map(({ fullName, referralsCount, level, hierarchicalIndex, referrals }) => [
        fullName,
        referralsCount,
        level,
        hierarchicalIndex,
        referrals.map((child) => [child.fullName, child.level, child.hierarchicalIndex]),
      ]),
    ).toEqual([
      [
        'Hồ Xuân Mai',
        7,
        1,
        '1',
        [...many]
          .reverse()
          .slice(0, 5)
          .map(({ fullName }, at) => [fullName, 2, `1.${at + 1}`]),
      ],
      ['Trần Minh Đức', 1, 1, '2', [['Lê Minh Châu', 2, '2.1']]],
    ]);
    expect(ReferralRow.array().parse(data)).toEqual(data);
  });

  it.each([
    ['direct', {}, ['Hồ Xuân Mai', 'Trần Minh Đức']],
    ['direct', { sortBy: 'fullName', sortOrder: 'asc' }, ['Hồ Xuân Mai', 'Trần Minh Đức']],
    ['indirect', { searchTerm: 'minh' }, ['Lê Minh Châu']],
    ['indirect', { status: 'pending_kyc' }, ['Đặng Hoàng Long']],
    ['all', { searchTerm: 'minh' }, ['Lê Minh Châu', 'Trần Minh Đức']],
    ['all', { searchTerm: 'dang' }, ['Đặng Hoàng Long']],
    ['all', { status: 'pending_admin' }, ['Hồ Xuân Mai']],
    ['all', { searchTerm: 'nguoi la' }, []],
    ['all', { searchTerm: 'chua xac' }, []],
    ['all', { searchTerm: duc.referenceId }, ['Trần Minh Đức']],
    ['all', { searchTerm: `@${duc.referenceId}` }, ['Trần Minh Đức']],
    // Members find nobody by how they are reached.
    ['all', { searchTerm: duc.email }, []],
    ['all', { searchTerm: duc.phoneNumber }, []],
  ] as const)('%s %j', async (type, query, found) => {
    expect(await names({ type, ...query })).toEqual(found);
  });

  it('is counted and cut: nine below the first level, ten at most a page', async () => {
    const { data, total, totalPages, hasNext } = await ask({ type: 'indirect', limit: '4', page: '2' });
    expect([data.length, total, totalPages, hasNext]).toEqual([4, 9, 3, true]);
    expect(data.map(({ hierarchicalIndex }) => hierarchicalIndex)).toEqual(['5', '6', '7', '8']);
  });

  it('is a tree to its owner who says nothing of which half they want', async () => {
    vi.spyOn(referralsView, 'rows').mockReturnValue(rows);
    const { context } = treeScene([ha, duc, mai]);
    const query = contract.query.parse({});
    const { data, total } = await listReferrals(context, {
      id: ha.id,
      actor: { userId: ha.id, role: 'user' },
      query,
    });
    expect([total, data.map(({ fullName, referrals }) => [fullName, referrals.length])]).toEqual([
      2,
      [
        ['Hồ Xuân Mai', 5],
        ['Trần Minh Đức', 1],
      ],
    ]);
  });

  it('is the half they ask for, which is no tree', async () => {
    vi.spyOn(referralsView, 'rows').mockReturnValue(rows);
    const { context } = treeScene([ha, duc, mai]);
    const list = async (type: 'direct' | 'indirect') => {
      const query = contract.query.parse({ type });
      const found = await listReferrals(context, {
        id: ha.id,
        actor: { userId: ha.id, role: 'user' },
        query,
      });
      return [found.total, found.data.flatMap(({ referrals }) => referrals).length];
    };
    expect([await list('direct'), await list('indirect')]).toEqual([
      [2, 0],
      [9, 0],
    ]);
  });

  it('is sorted with those who were let in first', async () => {
    const verificationDate = '2026-03-20T10:00:00.000Z';
    const own = await viewRows(referralsView, [
      brought(mai, { fullName: 'Chưa A', status: 'active' }),
      brought(mai, { fullName: 'Rồi B', status: 'pending_kyc', verificationDate }),
      brought(mai, { fullName: 'Rồi C', status: 'active', verificationDate }),
    ]);
    const query = {
      ...contract.query.parse({ sortBy: 'verificationStatus', sortOrder: 'asc' }),
      type: 'direct' as const,
    };
    const { data } = await referralsFrom({ rows: own, counts: undefined }, lookOf(mai), query);
    expect(data.map(({ fullName }) => fullName)).toEqual(['Rồi C', 'Rồi B', 'Chưa A']);
  });

  it('of a large one is told what was counted of it as people came', async () => {
    const counts = { total: 9000, level_1: 2, status_active: 8000 };
    const told = async (query: Record<string, string>) => {
      const { type = 'all', ...rest } = contract.query.parse(query);
      return (await referralsFrom({ rows, counts }, lookOf(ha), { ...rest, type })).total;
    };
    expect(await told({ type: 'indirect' })).toBe(8998);
    expect(await told({ status: 'active' })).toBe(8000);
    // One of the two brought directly.
    expect(await told({ type: 'indirect', status: 'active' })).toBe(7999);
    expect(await told({ type: 'direct' })).toBe(2);
    expect(await told({ searchTerm: 'minh' })).toBe(2);
  });

  it('is sorted by each of its columns, both ways', async () => {
    for (const sortBy of ['fullName', 'referenceId', 'verificationStatus', 'createdAt'] as const) {
      const up = await names({ type: 'indirect', sortBy, sortOrder: 'asc' });
      const down = await names({ type: 'indirect', sortBy, sortOrder: 'desc' });
      expect(down).toEqual(up.toReversed());
    }
  });

  it('tells a referrer how to reach those they brought, where these show it, and of all others nothing', async () => {
    const { data } = await ask({ type: 'direct' });
    const [, of] = data;
    expect(of).toMatchObject({
      email: duc.email,
      phoneNumber: null,
      dob: '11-26',
    });
    // The month they joined in, and not the day.
    expect(of?.createdAt).toBe(monthOf(duc.createdAt));
    expect(monthOf('2026-01-31T17:00:00.000Z')).toBe('2026-01-31T17:00:00.000Z');
    expect(monthOf('2026-01-31T16:59:59.000Z')).toBe('2025-12-31T17:00:00.000Z');
    const [below] = (await ask({ type: 'indirect', searchTerm: 'chau' })).data;
    expect(below).toMatchObject({ email: null, phoneNumber: null, level: 2, referrerId: duc.id });
  });

  it('tells staff all of it, and finds people for them by a whole address or number', async () => {
    const admin = brought(undefined, { role: 'admin' });
    const look = lookOf(ha, admin, true);
    const [found] = (await ask({ type: 'all', searchTerm: chau.email }, look)).data;
    expect(found).toMatchObject({
      email: chau.email,
      phoneNumber: chau.phoneNumber,
      createdAt: chau.createdAt,
    });
    expect(await names({ type: 'direct', searchTerm: '0912 345 678' }, look)).toEqual([
      'Hồ Xuân Mai',
      'Trần Minh Đức',
    ]);
  });
});

describe('somebody of a network, opened', () => {
  it('is opened by who is above them alone; nobody else is told that they are there', async () => {
    vi.spyOn(referralsView, 'rows').mockReturnValue(rows);
    const { context } = treeScene([ha, duc, mai, chau]);
    const open = (id: string, userId: string) =>
      openNetwork(context, { id, actor: { userId, role: 'user' }, query: openReferral.query.parse({}) });
    expect((await open(duc.id, ha.id)).data.map(({ fullName }) => fullName)).toEqual(['Lê Minh Châu']);
    expect((await open(mai.id, mai.id)).total).toBe(7);
    expect(await refusalOf(open(duc.id, mai.id))).toBe('USER_NOT_FOUND');
    expect(await refusalOf(open(ha.id, duc.id))).toBe('USER_NOT_FOUND');
  });

  it('comes five at a time with how many there are, both levels in one answer', async () => {
    const first = await openedFrom(rows, lookOf(mai, ha), openReferral.query.parse({}));
    expect([first.data.length, first.page, first.hasNext, first.total]).toEqual([5, 1, true, 7]);
    const second = await openedFrom(rows, lookOf(mai, ha), openReferral.query.parse({ page: '2' }));
    expect([second.data.length, second.hasNext]).toEqual([2, false]);
    const deep = await openedFrom(rows, lookOf(duc, ha), openReferral.query.parse({}));
    expect(
      deep.data.map(({ fullName, referrals }) => [fullName, referrals.map((one) => one.fullName)]),
    ).toEqual([['Lê Minh Châu', ['Đặng Hoàng Long']]]);
  });
});
