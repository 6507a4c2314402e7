import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUserVouchers } from '#shared/vouchers/index.ts';
import {
  giveBackVouchers,
  spendVouchers,
  usableVouchers,
  voucherNotHeld,
  voucherSpent,
} from '#functions/domain/vouchers/spend-vouchers.ts';
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
  const spend = async (orderId: string) =>
    world.table.write(spendVouchers(await own(), { orderId, orderCode: `CL-${orderId}` }, new Date()));
  const giveBack = (id: string, userId: string | null = member.id) =>
    world.table.write(giveBackVouchers({ id, userId, vouchers: [voucher] }, new Date()));
  const seen = async () => (await world.send(listUserVouchers, { token: member.accessToken })).body.data[0];
  return { voucher, own, spend, giveBack, seen };
}

describe('a voucher', () => {
  it('is spent by one of many orders placed at once', async () => {
    const { voucher, own, seen } = await aVoucher();
    const mine = await own();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((orderId) =>
        world.table.write(spendVouchers(mine, { orderId, orderCode: orderId }, new Date())),
      ),
    );
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(answers.filter((refusal) => refusal === voucherSpent)).toHaveLength(4);
    const winner = 'abcde'.charAt(answers.indexOf(undefined));
    expect(await seen()).toMatchObject({ id: voucher.id, status: 'used', orderId: winner });
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
    const { spend, giveBack, seen } = await aVoucher();
    await spend('a');
    expect(await giveBack('b')).toBe(voucherNotHeld);
    expect(await giveBack('a')).toBeUndefined();
    expect(await seen()).toMatchObject({ status: 'unused', usedAt: null, orderId: null, orderCode: null });
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
