import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { followReward } from '#functions/domain/referrals/rewards/follow-reward.ts';
import { uncountedOf } from '#functions/domain/referrals/rewards/calculate-reward.ts';
import {
  noSums,
  rewardRecord,
  StoredLine,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { rewardRuleItem } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { matureReward } from '#functions/domain/referrals/rewards/mature-reward.ts';
import { returnRecord, type StoredReturn } from '#functions/domain/returns/return-record.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { aReturnThrough, brought, treeScene } from './a-tree.ts';
import { anOrderOfFour, goodsCameAt, tenthRule } from './reward-scene.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
/** A tenth, ten days after the goods came. */
const rule = { ...tenthRule, minOrder: 100_000, waitDays: 10, version: 1 };

/** Somebody whom a referrer brought, and an order of theirs of 1,000,000 ₫. */
function aBuyer(given: Partial<StoredOrder> = {}, granted: Record<string, number> = {}) {
  const referrer = brought(undefined, {
    verificationDate: '2026-01-01T00:00:00.000Z',
    phoneNumber: '0988000111',
  });
  const buyer = brought(referrer, { phoneNumber: '0911000111' });
  const scene = treeScene([referrer, buyer]);
  const order = anOrderOfFour(buyer, given);
  scene.put([
    rewardRuleItem(rule),
    orderRecord.item(order),
    sumsRecord.item({ ...noSums(referrer.id), months: granted, version: 1 }),
  ]);
  const context = contextOf(scene.table, () => now);
  const hear = (returnId?: string) =>
    followReward(context, { orderId: order.id, ...(returnId !== undefined && { returnId }) });
  const comesBack = (id: string, pieces: number, change: Partial<StoredReturn> = {}) =>
    returnRecord.item({ ...aReturnThrough(id, order, { pieces, at: now }), ...change });
  const stored = () => rewardRecord.find(scene.table, { id: order.id });
  const sums = () => sumsRecord.find(scene.table, { referrerId: referrer.id });
  const lines = () =>
    scene
      .rows()
      .filter(({ entity }) => entity === 'reward')
      .map((row) => StoredLine.parse(row))
      .map(({ kind, amount, returned }) => [kind, amount, returned]);
  const dues = () =>
    scene
      .rows()
      .filter(({ entity }) => entity === 'due')
      .map((row) => row['at']);
  return { ...scene, context, referrer, buyer, order, hear, comesBack, stored, sums, lines, dues };
}

describe('an order that is heard of for the first time', () => {
  it('begins a reward that waits for its day, by the rule of that moment', async () => {
    const { hear, stored, sums, lines, dues, order, referrer, buyer } = aBuyer();
    await hear();
    const day = '2026-11-15T00:00:00.000Z';
    expect(await stored()).toEqual({
      id: order.id,
      orderCode: order.code,
      referrerId: referrer.id,
      userId: buyer.id,
      by: { level: 1, shareBasisPoints: 1000, base: 1_000_000, whole: 100_000 },
      room: 150_000,
      amount: 100_000,
      state: 'waiting',
      heldFor: [],
      waitDays: 10,
      earnedAt: now.toISOString(),
      payableAt: day,
      uncounted: {},
      decidedBy: null,
      note: null,
      version: 1,
    });
    expect([lines(), dues()]).toEqual([[['earned', 100_000, null]], [day]]);
    expect(await sums()).toMatchObject({ waiting: 100_000, held: 0, months: { '2026-11': 100_000 } });
    // Heard of again, nothing is another.
    await hear();
    expect([(await stored())?.version, lines().length, dues()]).toEqual([1, 1, [day]]);
  });

  it('has as much room as this month is left, whatever was granted in others', async () => {
    const { hear, stored, sums } = aBuyer({}, { '2026-10': 150_000, '2026-11': 120_000 });
    await hear();
    expect(await stored()).toMatchObject({ amount: 30_000, room: 30_000 });
    expect((await sums())?.months).toEqual({ '2026-10': 150_000, '2026-11': 150_000 });
  });

  it('is held where it goes to the referrer’s own number, and due on no day', async () => {
    const { hear, put, order, stored, sums, dues } = aBuyer();
    put([orderRecord.item({ ...order, customer: { ...order.customer, phone: '0988000111' } })]);
    await hear();
    expect(await stored()).toMatchObject({ state: 'held', heldFor: ['phone'] });
    expect([(await sums())?.held, dues()]).toEqual([100_000, []]);
  });

  it('counts what had come back by then on a line of its own, and takes the month whole', async () => {
    const { hear, put, comesBack, stored, sums, lines } = aBuyer();
    put([comesBack('r1', 1), comesBack('r2', 1, { status: 'requested' })]);
    await hear();
    const begun = await stored();
    expect([begun?.amount, begun?.uncounted]).toEqual([75_000, { r1: 250_000 }]);
    expect(lines()).toEqual([
      ['earned', 100_000, null],
      ['returned', -25_000, 250_000],
    ]);
    expect(await sums()).toMatchObject({ waiting: 75_000, lines: 2, months: { '2026-11': 100_000 } });
  });

  it('earns nobody anything where nobody brought the buyer, or who did is gone, or it is a guest’s', async () => {
    const guest = aBuyer({ userId: null });
    const gone = aBuyer();
    await gone.table.write(profileRecord.softDelete(gone.referrer));
    const alone = aBuyer();
    alone.put([profileRecord.item({ ...alone.buyer, referrerId: null })]);
    for (const { hear, stored } of [guest, gone, alone]) {
      await hear();
      expect(await stored()).toBeUndefined();
    }
    await followReward(guest.context, { orderId: 'none' });
  });
});

describe('a reward whose order goes on', () => {
  it('gets its day once the goods came, and is told of that once', async () => {
    const { hear, put, order, stored, dues, lines } = aBuyer({ status: 'delivering', completedAt: null });
    await hear();
    expect([(await stored())?.payableAt, dues()]).toEqual([null, []]);
    put([orderRecord.item({ ...order, status: 'completed', completedAt: goodsCameAt })]);
    await hear();
    await hear();
    expect(await stored()).toMatchObject({
      payableAt: '2026-11-15T00:00:00.000Z',
      amount: 100_000,
      version: 2,
    });
    expect([dues().length, lines().length]).toEqual([1, 1]);
  });

  it('counts a return that is heard of before an index shows it, and none of another order', async () => {
    const { hear, put, comesBack, stored, lines } = aBuyer();
    await hear();
    const { gsi1pk: _pk, gsi1sk: _sk, ...hidden } = comesBack('r1', 1);
    const { gsi1pk: _otherPk, gsi1sk: _otherSk, ...other } = comesBack('r2', 2, { orderId: 'another' });
    put([hidden, other] as Parameters<typeof put>[0]);
    await hear();
    expect((await stored())?.amount).toBe(100_000);
    await hear('r2');
    await hear('none');
    expect(await stored()).toMatchObject({ amount: 100_000, version: 1 });
    await hear('r1');
    // What is counted stays so, though the index still does not show it.
    await hear();
    expect(await stored()).toMatchObject({ amount: 75_000, uncounted: { r1: 250_000 }, version: 2 });
    expect(lines().at(-1)).toEqual(['returned', -25_000, 250_000]);
  });

  it('gets back what a return had taken that is looked at once more and fails', async () => {
    const { hear, put, comesBack, stored, lines } = aBuyer();
    put([comesBack('r1', 1)]);
    await hear();
    put([comesBack('r1', 1, { qaResult: 'failed' })]);
    await hear('r1');
    expect(await stored()).toMatchObject({ amount: 100_000, uncounted: { r1: 0 } });
    expect(lines().at(-1)).toEqual(['returned', 25_000, 250_000]);
  });

  it('and that is void is left as it is', async () => {
    const { hear, put, comesBack, stored } = aBuyer();
    await hear();
    const reward = await stored();
    if (!reward) throw new Error('It has begun');
    put([rewardRecord.item({ ...reward, state: 'void', amount: 0 }), comesBack('r1', 1)]);
    await hear('r1');
    expect(await stored()).toEqual({ ...reward, state: 'void', amount: 0 });
  });

  it.each(['order', 'referrer'] as const)('is taken back on its day where its %s is gone', async (what) => {
    const { hear, context, table, order, referrer, stored, sums, lines } = aBuyer();
    await hear();
    await table.write(
      what === 'order' ? [remove(orderKeys.head(order.id))] : profileRecord.softDelete(referrer),
    );
    await matureReward(context, order.id);
    await matureReward(context, order.id);
    expect(await stored()).toMatchObject({ state: 'void', amount: 0, note: null });
    expect(lines().at(-1)).toEqual(['locked', -100_000, null]);
    expect(await sums()).toMatchObject({ waiting: 0, usable: 0, lines: 2 });
  });
});

it('goods that are exchanged for others count as gone, since the others count for themselves', () => {
  const { order } = aBuyer();
  const through = aReturnThrough('r1', order, { pieces: 1, at: now });
  const exchanged = { ...through, status: 'exchanged', resolution: 'exchange' } as StoredReturn;
  const others = { ...exchanged, exchange: { id: 'e1' } } as unknown as StoredReturn;
  expect(uncountedOf(exchanged)).toBe(0);
  expect(uncountedOf(others)).toBe(250_000);
  expect(uncountedOf({ ...others, qaResult: 'failed' })).toBe(0);
  expect(uncountedOf({ ...through, status: 'exchanged' })).toBe(0);
  expect(uncountedOf({ ...through, effects: null })).toBe(0);
});
