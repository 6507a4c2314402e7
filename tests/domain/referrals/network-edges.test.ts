import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { countMember, movedSums, weekOf } from '#functions/domain/referrals/network/count-network.ts';
import { nameReferrer } from '#functions/domain/referrals/network/name-referrer.ts';
import { answerReferrer } from '#functions/domain/referrals/network/answer-referrer.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { contextOf } from '#tests/support/context.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { brought, treeScene } from './a-tree.ts';

const monday = '2026-11-16';

describe('sums of those above somebody', () => {
  const place = (lineage: string, week = monday, status = 'active') => ({ lineage, week, status });
  const nowhere = place('', '', '');

  it('are told to forty levels, the nearest as direct', () => {
    const codes = Array.from({ length: 41 }, (_, nth) => `C${nth}`);
    const sums = movedSums(nowhere, place(`${codes.join('/')}/`));
    expect(sums.size).toBe(40);
    expect(sums.has('C0')).toBe(false);
    expect(sums.get('C40')).toEqual({ total: 1, level_1: 1, direct_20261116: 1, status_active: 1 });
    expect(sums.get('C39')).toEqual({ total: 1, level_2: 1, indirect_20261116: 1, status_active: 1 });
    expect(sums.get('C1')).toMatchObject({ level_40: 1 });
  });

  it('change by what is another, and are left alone where nothing is', () => {
    const [before, after] = [place('A/B/'), place('A/B/', monday, 'inactive')];
    const change = { status_active: -1, status_inactive: 1 };
    expect([...movedSums(before, after)]).toEqual([
      ['B', change],
      ['A', change],
    ]);
    expect(movedSums(before, before).size).toBe(0);
    expect([...movedSums(before, nowhere)]).toEqual([
      ['B', { total: -1, level_1: -1, direct_20261116: -1, status_active: -1 }],
      ['A', { total: -1, level_2: -1, indirect_20261116: -1, status_active: -1 }],
    ]);
    expect([...movedSums(before, place('A/', monday))]).toEqual([
      ['A', { level_1: 1, level_2: -1, direct_20261116: 1, indirect_20261116: -1 }],
      ['B', { total: -1, level_1: -1, direct_20261116: -1, status_active: -1 }],
    ]);
  });

  it.each([
    ['2026-11-15T16:59:59.999Z', '2026-11-09'],
    ['2026-11-15T17:00:00.000Z', monday],
    ['2026-11-22T16:59:59.999Z', monday],
    ['2026-11-22T17:00:00.000Z', '2026-11-23'],
  ])('are of the week of Vietnam: %s is in that of %s', (moment, week) => {
    expect(weekOf(moment)).toBe(week);
  });
});

describe('somebody who is counted', () => {
  const totals = (rows: Record<string, unknown>[]) =>
    rows.filter(({ entity }) => entity === 'network-counts').map(({ total }) => total);

  it('is counted once by two who tell of it at one moment', async () => {
    const root = brought(undefined);
    const child = brought(root);
    const { context, table, rows } = treeScene([root, child]);
    const crossed = meanwhile(table, () => countMember(context, child.id));
    await countMember(contextOf(crossed.table), child.id);
    expect([crossed.happened(), totals(rows())]).toEqual([true, [1]]);
  });

  it.each([
    ['status', { status: 'inactive' as const }],
    ['week', { emailVerifiedAt: '2025-06-02T00:00:00.000Z' }],
  ])('is counted by the last of two whose %s changes at that moment', async (_, change) => {
    const root = brought(undefined);
    const child = brought(root);
    const { context, table, rows, put } = treeScene([root, child]);
    await countMember(context, child.id);
    put([profileRecord.item({ ...child, status: 'kyc_submitted' })]);
    const crossed = meanwhile(table, async () => {
      put([profileRecord.item({ ...child, ...change })]);
      await countMember(context, child.id);
    });
    await countMember(contextOf(crossed.table), child.id);
    const sums = rows().find(({ entity }) => entity === 'network-counts') ?? {};
    const left = Object.entries(sums).filter(([name, value]) => name.startsWith('status_') && value !== 0);
    expect([crossed.happened(), sums['total'], left]).toEqual([
      true,
      1,
      [[`status_${'status' in change ? change.status : 'active'}`, 1]],
    ]);
  });

  it('and counts as before is written down by nobody', async () => {
    const root = brought(undefined);
    const child = brought(root);
    const { context, table } = treeScene([root, child]);
    await countMember(context, child.id);
    const write: typeof table.write = () => Promise.reject(new Error('Nothing is to be written'));
    for (const { id } of [child, root])
      expect(await refusalOf(countMember(contextOf({ ...table, write }), id))).toBeUndefined();
  });

  it('but was never here is counted nowhere', async () => {
    const { context, rows } = treeScene([]);
    const before = rows();
    await countMember(context, 'nobody');
    expect(rows()).toEqual(before);
  });

  it('stays counted where they were once their account is gone', async () => {
    const root = brought(undefined);
    const child = brought(root);
    const { context, table, rows } = treeScene([root, child]);
    await countMember(context, child.id);
    await table.write(profileRecord.softDelete(child));
    await countMember(context, child.id);
    expect(totals(rows())).toEqual([1]);
  });
});

describe('naming a referrer', () => {
  it('is refused in a circle of forty levels, and counts the one who was named once', async () => {
    const chain = [brought(undefined)];
    for (let level = 0; level < 45; level += 1) chain.push(brought(chain.at(-1)));
    const { context, rows } = treeScene(chain);
    const [top, last] = [chain[0], chain.at(-1)];
    if (!top || !last) throw new Error('There is no chain');
    const asked = { userId: top.id, referenceId: last.referenceId };
    expect(await refusalOf(nameReferrer(context, asked))).toBe('REFERRER_CIRCLE');
    expect(rows().filter(({ entity }) => entity === 'member-counts')).toEqual([]);
  });

  it('is refused of who has left or did not confirm their address, and looked at again where a profile moved', async () => {
    const [root, one] = [brought(undefined), brought(undefined)];
    const { context, table, put } = treeScene([root, one]);
    const by = (where = context) => nameReferrer(where, { userId: one.id, referenceId: root.referenceId });
    for (const given of [{ closedAs: 'left' as const }, { emailVerifiedAt: null }]) {
      put([profileRecord.item({ ...root, ...given })]);
      expect(await refusalOf(by())).toBe('REFERRER_NOT_FOUND');
    }
    put([profileRecord.item(root)]);
    const crossed = meanwhile(table, () =>
      put([profileRecord.item({ ...one, fullName: 'Tên Mới', updatedAt: '2026-11-21T00:00:00.000Z' })]),
    );
    expect((await by(contextOf(crossed.table))).id).toBe(root.id);
    expect(crossed.happened()).toBe(true);
    expect(await profileRecord.find(table, { id: one.id })).toMatchObject({
      fullName: 'Tên Mới',
      referrerId: root.id,
      lineage: `${root.referenceId}/`,
    });
  });

  it('is written one after the other, however many come', async () => {
    const [root, one, two] = [brought(undefined), brought(undefined), brought(undefined)];
    const { context, table, rows } = treeScene([root, one, two]);
    const by = (userId: string, where = context) =>
      nameReferrer(where, { userId, referenceId: root.referenceId });
    const crossed = meanwhile(table, () => by(one.id));
    await by(two.id, contextOf(crossed.table));
    expect(crossed.happened()).toBe(true);
    expect(rows().find(({ entity }) => entity === 'network-naming')).toMatchObject({ number: 2 });
    expect(rows().find(({ entity }) => entity === 'member-counts')).toMatchObject({ referrals: 2 });
  });
});

it('what a referrer says is not said over what they said at that moment', async () => {
  const root = brought(undefined);
  const child = brought(root);
  const { context, table } = treeScene([root, child]);
  const say = (action: string, where = context) =>
    answerReferrer(where, { id: child.id, referrerId: root.id, by: root.id, action });
  const crossed = meanwhile(table, () => say('confirm'));
  expect(await refusalOf(say('disown', contextOf(crossed.table)))).toBe('REFERRER_ANSWERED');
  expect(await profileRecord.find(table, { id: child.id })).toMatchObject({ referrerSaid: 'confirmed' });
});
