import { describe, expect, it } from 'vitest';
import { listReferralUsers as contract } from '#shared/referrals/referrals.contract.ts';
import { referralsFrom } from '#functions/domain/referrals/network/list-referrals.ts';
import { networkKeys } from '#functions/domain/referrals/network/network-keys.ts';
import { figuresOf, readBranches } from '#functions/domain/referrals/network/read-network.ts';
import { referralsView } from '#functions/domain/referrals/network/referrals-view.ts';
import { viewRows } from '../support/view-rows.ts';
import { brought, lookOf, treeScene } from './a-tree.ts';

const now = new Date('2026-11-25T12:00:00.000Z');

describe('a list of a network', () => {
  const ha = brought(undefined);
  const duc = brought(ha, { fullName: 'Trần Minh Đức' });

  it.each([
    ['with one fewer than are counted in advance', {}, 4999, [undefined, undefined]],
    ['with as many as are counted in advance', {}, 5000, [5000, undefined]],
    ['of those brought directly', { type: 'direct' }, 5000, [undefined, undefined]],
    ['that is searched', { searchTerm: 'duc' }, 5000, [undefined, 1000]],
  ])('%s', async (_, query, total, expected) => {
    const rows = await viewRows(referralsView, [ha, duc]);
    const asked: unknown[] = [];
    const watched: typeof rows = {
      ...rows,
      list: (plan) => {
        asked.push([plan.known, plan.countedTo]);
        return rows.list(plan);
      },
    };
    // Not a tree: the whole network in one list.
    const { type = 'all', ...rest } = contract.query.parse({ status: 'active', ...query });
    const counts = { total, level_1: 1, status_active: total };
    await referralsFrom({ rows: watched, counts }, lookOf(ha), { ...rest, type });
    expect(asked).toEqual([expected]);
  });
});

describe('what is looked for in a network', () => {
  const ha = brought(undefined);
  const duc = brought(ha, { fullName: 'Trần Minh Đức' });
  const mai = brought(duc, { fullName: 'Hồ Xuân Mai' });

  it.each([
    ['   ', [['Trần Minh Đức', 1]]],
    [` @${mai.referenceId} `, [['Hồ Xuân Mai', 0]]],
    [' xuan ', [['Hồ Xuân Mai', 0]]],
  ])('is the same with blanks around it: "%s"', async (searchTerm, found) => {
    const rows = await viewRows(referralsView, [ha, duc, mai]);
    const query = { ...contract.query.parse({}), type: 'all' as const, searchTerm };
    const { data } = await referralsFrom({ rows, counts: undefined }, lookOf(ha), query);
    expect(data.map(({ fullName, referrals }) => [fullName, referrals.length])).toEqual(found);
  });
});

it.each([
  ['9', 0, 2],
  ['2', 1, 2],
  ['1', 1, 2],
])('page %s of two people has %i of them, and says that there are %i', async (page, shown, total) => {
  const ha = brought(undefined);
  const rows = await viewRows(referralsView, [ha, brought(ha), brought(ha)]);
  const { type = 'direct', ...rest } = contract.query.parse({ page, limit: '1', type: 'direct' });
  const found = await referralsFrom({ rows, counts: undefined }, lookOf(ha), { ...rest, type });
  expect([found.data.length, found.total]).toEqual([shown, total]);
});

describe('figures of a network', () => {
  it('are of the last twelve weeks in Vietnam, and of the levels there are', () => {
    const counts = {
      total: 9,
      level_1: 4,
      level_3: 5,
      direct_20261123: 1,
      indirect_20261123: 2,
      direct_20260907: 3,
      direct_20260831: 8,
    };
    const figures = figuresOf(counts, now);
    expect(figures).toMatchObject({ total: 9, direct: 4, indirect: 5, thisWeek: 3, levels: [4, 0, 5] });
    expect(figures.weeks).toHaveLength(12);
    expect([figures.weeks[0], figures.weeks[11]]).toEqual([
      { from: '2026-09-07', direct: 3, indirect: 0 },
      { from: '2026-11-23', direct: 1, indirect: 2 },
    ]);
  });

  it('are all nothing where nobody was brought', () => {
    expect(figuresOf(undefined, now)).toMatchObject({
      total: 0,
      direct: 0,
      indirect: 0,
      thisWeek: 0,
      levels: [],
    });
  });
});

describe('a picture of a network with many branches', () => {
  const root = brought(undefined);
  const children = Array.from({ length: 101 }, () => brought(root));
  const scene = treeScene([root, ...children]);
  const counts = (code: string, total: number, direct: number) =>
    scene.put([{ ...networkKeys.counts(code), entity: 'network-counts', total, level_1: direct }]);

  it('has the twelve largest of the ninety-nine newest, and says how many are in the others', async () => {
    counts(root.referenceId, 1101, 101);
    // The two oldest would be the largest.
    children.forEach(({ referenceId }, nth) => counts(referenceId, nth < 2 ? 900 : nth, 1));
    const actor = { userId: root.id, role: 'user' as const };
    const { branches, others } = await readBranches(scene.context, { id: root.id, actor });
    expect(branches.map(({ total }) => total)).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 89]);
    // In these twelve are 1,134 with those brought directly: more than were counted so far.
    expect(others).toEqual({ direct: 89, total: 0 });
    counts(root.referenceId, 1200, 101);
    const later = await readBranches(scene.context, { id: root.id, actor });
    expect(later.others).toEqual({ direct: 89, total: 1200 - (1134 + 12) });
    counts(root.referenceId, 3, 2);
    const behind = await readBranches(scene.context, { id: root.id, actor });
    expect(behind.others).toEqual({ direct: 0, total: 0 });
  });
});

it('the way up from somebody ends at whoever looks from above, and at the very first one for staff', async () => {
  const top = brought(undefined);
  const middle = brought(top);
  const low = brought(middle);
  const lowest = brought(low);
  const admin = brought(undefined, { role: 'admin' });
  const { context } = treeScene([top, middle, low, lowest, admin]);
  const above = async (looker: typeof top, role: 'user' | 'admin' = 'user', id = lowest.id) => {
    const picture = await readBranches(context, { id, actor: { userId: looker.id, role } });
    return picture.above.map((one) => one.id);
  };
  expect(await above(middle)).toEqual([middle.id, low.id]);
  expect(await above(top)).toEqual([top.id, middle.id, low.id]);
  expect(await above(admin, 'admin')).toEqual([top.id, middle.id, low.id]);
  expect(await above(lowest)).toEqual([]);
  expect(await above(admin, 'admin', top.id)).toEqual([]);
});
