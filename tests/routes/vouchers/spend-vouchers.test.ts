import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUserVouchers } from '#shared/vouchers/index.ts';
import {
  giveBackVouchers,
  spendVouchers,
  usableVouchers,
  voucherNotHeld,
  voucherSpent,
} from '#functions/domain/vouchers/spend-vouchers.ts';
import { voucherKeys } from '#functions/domain/vouchers/voucher-keys.ts';
import { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { aMemberVoucher, handOut } from '#tests/support/vouchers.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

async function aVoucher() {
  const member = await world.aMember();
  const voucher = aMemberVoucher(member.id);
  await handOut(world, [voucher]);
  const own = () => usableVouchers(contextOf(world.table), { userId: member.id, voucherIds: [voucher.id] });
  const orderNamed = (id: string) => ({ id, code: `CL-${id}`, total: 80_000, vouchers: [voucher] });
  const spend = async (orderId: string, mine?: Awaited<ReturnType<typeof own>>) =>
    world.table.write(spendVouchers(mine ?? (await own()), orderNamed(orderId), new Date()));
  const giveBack = (id: string, userId: string | null = member.id) =>
    world.table.write(giveBackVouchers({ ...orderNamed(id), userId }, new Date()));
  const tally = async () => {
    const found = await world.table.get(voucherKeys.head(voucher.voucherId), StoredVoucher);
    return found && [found.used, found.cost, found.revenue];
  };
  const seen = async () => (await world.send(listUserVouchers, { token: member.accessToken })).body.data[0];
  return { voucher, own, spend, giveBack, tally, seen };
}

describe('a voucher', () => {
  it('is spent by one of many orders placed at once', async () => {
    const { voucher, own, spend, tally, seen } = await aVoucher();
    const mine = await own();
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((orderId) => spend(orderId, mine)));
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(answers.filter((refusal) => refusal === voucherSpent)).toHaveLength(4);
    const winner = 'abcde'.charAt(answers.indexOf(undefined));
    expect(await seen()).toMatchObject({ id: voucher.id, status: 'used', orderId: winner });
    expect(await tally()).toEqual([1, 20_000, 80_000]);
  });

  it('once spent, is refused before anything is written', async () => {
    const { own, spend } = await aVoucher();
    expect(await spend('a')).toBeUndefined();
    await expect(own()).rejects.toMatchObject({
      code: 'VOUCHER_REFUSED',
      details: { params: { why: 'used' } },
    });
  });

  it('comes back once, and only from the order that spent it', async () => {
    const { spend, giveBack, tally, seen } = await aVoucher();
    await spend('a');
    expect(await giveBack('b')).toBe(voucherNotHeld);
    expect(await giveBack('a')).toBeUndefined();
    expect(await seen()).toMatchObject({ status: 'unused', usedAt: null, orderId: null, orderCode: null });
    expect(await tally()).toEqual([0, 0, 0]);
    expect(await giveBack('a')).toBe(voucherNotHeld);
    expect(await spend('c')).toBeUndefined();
    expect(await giveBack('a')).toBe(voucherNotHeld);
    expect(await seen()).toMatchObject({ status: 'used', orderId: 'c' });
  });

  it('is nothing a guest’s order could give back', async () => {
    const { spend, giveBack, seen } = await aVoucher();
    await spend('a');
    expect(await giveBack('a', null)).toBeUndefined();
    expect(await seen()).toMatchObject({ status: 'used' });
  });
});
