import { describe, expect, it } from 'vitest';
import { collectVoucher } from '#functions/domain/vouchers/collect-voucher.ts';
import {
  giveBackVouchers,
  recountVouchers,
  spendVouchers,
  usableVouchers,
  voucherNotHeld,
  voucherSpent,
} from '#functions/domain/vouchers/spend-vouchers.ts';
import { requirePromiseKept, requireWithin } from '#functions/domain/vouchers/issued-voucher-limits.ts';
import { pauseVoucher } from '#functions/domain/vouchers/pause-voucher.ts';
import { voucherKeys } from '#functions/domain/vouchers/voucher-keys.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { listEntries, listWallet } from '#functions/domain/vouchers/voucher-repository.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aVoucher } from '#tests/support/vouchers.ts';

const at = new Date();

/** One voucher of the shop, and members who take it and use it. */
function aWallet(given: Partial<StoredVoucher> = {}) {
  const { table, put } = memoryTable();
  const context = contextOf(table, () => at);
  const voucher = aVoucher({ code: 'TET', ...given });
  put([voucherRecord.item(voucher)]);
  const read = async () => {
    const found = await voucherRecord.find(table, { id: voucher.id });
    if (!found) throw new Error('The voucher is gone');
    return found;
  };
  const collect = (userId: string, crossed: Table = table) =>
    collectVoucher(
      contextOf(crossed, () => at),
      { userId, code: voucher.code },
    );
  const orderOf = (id: string, ids: readonly string[], discountAmount = 20_000) => ({
    id,
    code: `CL-${id}`,
    total: 180_000,
    userId: 'lan',
    vouchers: ids.map((one) => ({
      id: one,
      code: voucher.code,
      name: voucher.name,
      category: voucher.category,
      type: voucher.type,
      discountAmount,
      voucherId: voucher.id,
      campaignId: null,
    })),
  });
  const spend = async (ids: readonly string[], orderId: string, userId = 'lan', crossed: Table = table) => {
    const own = await usableVouchers(
      contextOf(crossed, () => at),
      { userId, voucherIds: ids },
    );
    return crossed.write(spendVouchers(own, orderOf(orderId, ids), at));
  };
  return {
    table,
    context,
    voucher,
    read,
    collect,
    orderOf,
    spend,
    giveBack: (order: ReturnType<typeof orderOf>) => table.write(giveBackVouchers(order, at)),
    change: async (change: Partial<StoredVoucher>) =>
      table.write(voucherRecord.replace(await read(), change).writes),
    used: (used: number) => table.write([update(voucherKeys.head(voucher.id), { set: { used } })]),
    entries: (userId: string) => listEntries(table, { userId, voucher }),
  };
}

describe('a voucher that is handed out', () => {
  it('goes to as many as there are, the last one too, and to no one more', async () => {
    const world = aWallet({ handoutLimit: 2, perPerson: 1 });
    await world.collect('lan');
    await world.collect('minh');
    await expect(world.collect('mai')).rejects.toMatchObject({ code: 'VOUCHERS_GONE' });
    // Who has one already is shown it, though there are none left.
    expect((await world.collect('lan')).id).toBe(`${world.voucher.id}~1`);
    expect((await world.read()).handedOut).toBe(2);
  });

  it('is not handed out beyond its limit where another takes the last one at that moment', async () => {
    const world = aWallet({ handoutLimit: 1, perPerson: 1 });
    const crossed = meanwhile(world.table, () => world.collect('minh'));
    await expect(world.collect('lan', crossed.table)).rejects.toMatchObject({ code: 'VOUCHERS_GONE' });
    expect([crossed.happened(), (await world.read()).handedOut, await world.entries('lan')]).toEqual([
      true,
      1,
      [],
    ]);
    const roomy = aWallet({ handoutLimit: 2, perPerson: 1 });
    const other = meanwhile(roomy.table, () => roomy.collect('minh'));
    await roomy.collect('lan', other.table);
    expect((await roomy.read()).handedOut).toBe(2);
  });

  it('is given once where its member presses twice, and anew once it is used', async () => {
    const world = aWallet({ perPerson: 2, handoutLimit: null });
    const crossed = meanwhile(world.table, () => world.collect('lan'));
    const first = await world.collect('lan', crossed.table);
    expect([crossed.happened(), (await world.read()).handedOut]).toEqual([true, 1]);
    await world.spend([first.id], 'o1');
    const second = await world.collect('lan');
    expect(second.id).toBe(`${world.voucher.id}~2`);
    await world.spend([second.id], 'o2');
    // They had all of theirs: it is the last they had.
    expect((await world.collect('lan')).id).toBe(second.id);
    expect((await world.read()).handedOut).toBe(2);
  });

  it.each([
    ['is stopped', { isPaused: true }],
    ['goes to named people', { reach: 'named' }],
  ] as const)('is not found by its code where it %s, also at that moment', async (_, change) => {
    const world = aWallet({ perPerson: 1 });
    const crossed = meanwhile(world.table, () => world.change(change));
    await expect(world.collect('lan', crossed.table)).rejects.toMatchObject({ code: 'VOUCHER_NOT_FOUND' });
    expect([crossed.happened(), (await world.read()).handedOut]).toEqual([true, 0]);
    await expect(world.collect('minh')).rejects.toMatchObject({ code: 'VOUCHER_NOT_FOUND' });
  });

  it('is gone where others have used as many as may be used, and is bought where it costs points', async () => {
    const world = aWallet({ useLimit: 3, perPerson: 1 });
    await world.used(2);
    await world.collect('lan');
    await world.used(3);
    await expect(world.collect('minh')).rejects.toMatchObject({ code: 'VOUCHERS_GONE' });
    const points = aWallet({ category: 'points_voucher' });
    await expect(points.collect('lan')).rejects.toMatchObject({ code: 'VOUCHER_NEEDS_POINTS' });
  });
});

describe('a voucher that is spent', () => {
  it('is one order’s, whoever else spends it at that moment', async () => {
    const world = aWallet({ perPerson: 1, useLimit: 5 });
    const { id } = await world.collect('lan');
    const crossed = meanwhile(world.table, () => world.spend([id], 'o1'));
    expect(await world.spend([id], 'o2', 'lan', crossed.table)).toBe(voucherSpent);
    expect([crossed.happened(), (await world.read()).used]).toEqual([true, 1]);
    expect(await world.entries('lan')).toMatchObject([{ orderId: 'o1', orderCode: 'CL-o1', saved: 20_000 }]);
    await expect(world.spend([id], 'o3')).rejects.toMatchObject({ details: { params: { why: 'used' } } });
  });

  it.each([
    ['the last use but one', 3, undefined],
    ['the last use', 4, undefined],
    ['one use more than there are', 5, voucherSpent],
  ])('is used as often as it may be: %s', async (_, used, refusal) => {
    const world = aWallet({ perPerson: 1, useLimit: 5 });
    const { id } = await world.collect('lan');
    const crossed = meanwhile(world.table, () => world.used(used));
    expect(await world.spend([id], 'o1', 'lan', crossed.table)).toBe(refusal);
    expect((await world.read()).used).toBe(used + (refusal ? 0 : 1));
  });

  it('is worth what it was when it was looked at: changed or stopped at that moment it is looked at again', async () => {
    for (const change of [{ discountAmount: 1000 }, { isPaused: true }]) {
      const world = aWallet({ perPerson: 1 });
      const { id } = await world.collect('lan');
      const crossed = meanwhile(world.table, () => world.change(change));
      expect(await world.spend([id], 'o1', 'lan', crossed.table)).toBe(voucherSpent);
      expect([crossed.happened(), (await world.read()).used]).toEqual([true, 0]);
    }
  });

  it('is given back by the order that spent it, once, and can be spent again', async () => {
    const world = aWallet({ perPerson: 1, useLimit: 1 });
    const { id } = await world.collect('lan');
    await world.spend([id], 'o1');
    expect(await world.giveBack(world.orderOf('o2', [id]))).toBe(voucherNotHeld);
    expect(await world.giveBack(world.orderOf('o1', [id]))).toBeUndefined();
    expect(await world.giveBack(world.orderOf('o1', [id]))).toBe(voucherNotHeld);
    expect(await world.read()).toMatchObject({ used: 0, cost: 0, revenue: 0, wasUsed: true });
    expect(await world.entries('lan')).toMatchObject([{ id }]);
    expect((await world.entries('lan'))[0]).not.toHaveProperty('orderId');
    await world.spend([id], 'o2');
    // The late word of the first order leaves the second alone.
    expect(await world.giveBack(world.orderOf('o1', [id]))).toBe(voucherNotHeld);
    expect(await world.read()).toMatchObject({ used: 1, cost: 20_000, revenue: 180_000 });
    expect(giveBackVouchers({ ...world.orderOf('o2', [id]), userId: null }, at)).toEqual([]);
  });

  it('counts what its order comes to after an edit, and is free again where that lets it go', async () => {
    const world = aWallet({ perPerson: 1 });
    const { id } = await world.collect('lan');
    await world.spend([id], 'o1');
    const before = world.orderOf('o1', [id]);
    const edited = { ...world.orderOf('o1', [id], 15_000), total: 100_000 };
    await world.table.write(recountVouchers(before, edited, at));
    expect(await world.read()).toMatchObject({ used: 1, cost: 15_000, revenue: 100_000 });
    expect(await world.entries('lan')).toMatchObject([{ saved: 15_000, orderId: 'o1' }]);
    await world.table.write(recountVouchers(edited, { ...edited, vouchers: [] }, at));
    expect(await world.read()).toMatchObject({ used: 0, cost: 0, revenue: 0 });
    expect((await world.entries('lan'))[0]).not.toHaveProperty('usedAt');
    expect(recountVouchers(edited, edited, at)).toEqual([]);
  });

  it('is not touched by an edit of an order that gave it back, nor given back below no use', async () => {
    const world = aWallet({ perPerson: 1 });
    const { id } = await world.collect('lan');
    const first = world.orderOf('o1', [id]);
    await world.spend([id], 'o1');
    await world.giveBack(first);
    await world.spend([id], 'o2');
    for (const vouchers of [[], world.orderOf('o1', [id], 15_000).vouchers])
      expect(await world.table.write(recountVouchers(first, { ...first, vouchers }, at))).toBe(
        voucherNotHeld,
      );
    expect(await world.entries('lan')).toMatchObject([{ orderId: 'o2', saved: 20_000 }]);
    await world.used(0);
    expect(await world.giveBack(world.orderOf('o2', [id]))).toBe(voucherNotHeld);
    expect(await world.entries('lan')).toMatchObject([{ orderId: 'o2' }]);
  });

  it('that everybody has stands in a wallet once it is used, and then the next one', async () => {
    const world = aWallet({ reach: 'everybody', perPerson: 2 });
    const ids = async () =>
      (await listWallet(world.context, 'lan')).map(({ id, usedAt }) => [id, usedAt !== undefined]);
    const [first, second] = [`${world.voucher.id}~1`, `${world.voucher.id}~2`];
    expect(await ids()).toEqual([[first, false]]);
    await world.spend([first], 'o1');
    expect(await ids()).toEqual([
      [second, false],
      [first, true],
    ]);
    await world.spend([second], 'o2');
    expect((await ids()).map(([, isUsed]) => isUsed)).toEqual([true, true]);
    await expect(world.spend([`${world.voucher.id}~3`], 'o3')).rejects.toMatchObject({
      details: { params: { why: 'unknown' } },
    });
  });
});

describe('a change of a voucher', () => {
  it.each([
    ['handoutLimit', 3, 'VOUCHER_LIMIT_USED'],
    ['handoutLimit', 4, undefined],
    ['useLimit', 1, 'VOUCHER_LIMIT_USED'],
    ['useLimit', 2, undefined],
    ['useLimit', null, undefined],
  ] as const)('sets its %s to %s, not below what is taken', async (field, limit, code) => {
    const voucher = { ...aVoucher({ code: 'TET' }), handedOut: 4, used: 2 };
    const limits = { handoutLimit: null, useLimit: null, [field]: limit };
    const work = () => requireWithin(voucher, limits);
    if (code) expect(work).toThrow(code);
    else {
      const counted = field === 'useLimit' ? 'used' : 'handedOut';
      expect(work()).toEqual(limit === null ? {} : { [counted]: { is: '<=', to: limit } });
    }
  });

  it.each<[string, Partial<StoredVoucher>, isPromised: boolean]>([
    ['somebody has one', { handedOut: 1 }, true],
    ['an order used it', { wasUsed: true }, true],
    ['everybody has it', { reach: 'everybody' }, true],
    [
      'everybody will have it',
      { reach: 'everybody', validFrom: new Date(at.getTime() + 1000).toISOString() },
      false,
    ],
    ['nobody has one', {}, false],
  ])('takes nothing back where %s', (_, given, isPromised) => {
    const voucher = { ...aVoucher({ code: 'TET', discountAmount: 20_000 }), ...given };
    const less = () => requirePromiseKept(voucher, { ...voucher, discountAmount: 10_000 }, at);
    if (isPromised) expect(less).toThrow('VOUCHER_PROMISED');
    else expect(less()).toEqual({ handedOut: 0, wasUsed: false });
    expect(requirePromiseKept(voucher, { ...voucher, discountAmount: 30_000 }, at)).toEqual({});
  });

  it('stops it once, and over what it is by then', async () => {
    const world = aWallet();
    const crossed = meanwhile(world.table, () => world.change({ name: 'Tết sớm' }));
    await pauseVoucher(
      contextOf(crossed.table, () => at),
      { id: world.voucher.id, isPaused: true },
    );
    const stopped = await world.read();
    expect(stopped).toMatchObject({ isPaused: true, name: 'Tết sớm' });
    await pauseVoucher(world.context, { id: world.voucher.id, isPaused: true });
    expect((await world.read()).version).toBe(stopped.version);
  });
});
