import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { decideReward } from '#functions/domain/referrals/rewards/decide-reward.ts';
import { holdReasonsOf } from '#functions/domain/referrals/rewards/hold-reasons.ts';
import {
  amountOf,
  grantOf,
  linesFor,
  payableFrom,
  uncountedOf,
} from '#functions/domain/referrals/rewards/calculate-reward.ts';
import {
  noSums,
  type Reward,
  rewardRecord,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { matureReward } from '#functions/domain/referrals/rewards/mature-reward.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aReturnThrough, brought, treeScene } from './a-tree.ts';
import { anOrderOfFour, fourPieces, tenthRule } from './reward-scene.ts';

const joined = '2026-01-10T00:00:00.000Z';
const referrer = brought(undefined, { verificationDate: joined });
const buyer = brought(referrer, { verificationDate: joined });
const order = (given: Partial<StoredOrder> = {}): StoredOrder => anOrderOfFour(buyer, given);
/** Of orders from 500,000 ₫ on. */
const rule = { ...tenthRule, minOrder: 500_000 };

describe('an order earns its referrer', () => {
  type Given = { order?: Partial<StoredOrder>; buyer?: Partial<Profile>; referrer?: Partial<Profile> };
  it.each<[string, Given, object, granted: number, amount: number | undefined]>([
    ['a tenth', {}, {}, 0, 100_000],
    ['nothing while the programme is off', {}, { isOn: false }, 0, undefined],
    ['nothing while it is not paid', { order: { paymentStatus: 'processing' } }, {}, 0, undefined],
    ['nothing once it is called off', { order: { status: 'cancelled' } }, {}, 0, undefined],
    [
      'nothing in place of other goods',
      { order: { replaces: { orderId: 'x', orderCode: 'X', returnId: 'y', returnCode: 'Y' } } },
      {},
      0,
      undefined,
    ],
    ['nothing of the locked', { referrer: { status: 'inactive' } }, {}, 0, undefined],
    ['nothing before they are known', { referrer: { verificationDate: null } }, {}, 0, undefined],
    [
      'a tenth from the moment they are known',
      { referrer: { verificationDate: '2026-11-01T00:00:00.000Z' } },
      {},
      0,
      100_000,
    ],
    [
      'nothing of orders before',
      { referrer: { verificationDate: '2026-11-01T00:00:00.001Z' } },
      {},
      0,
      undefined,
    ],
    ['nothing of one they did not bring', { buyer: { referrerId: 'other' } }, {}, 0, undefined],
    ['nothing of one they disowned', { buyer: { referrerSaid: 'disowned' } }, {}, 0, undefined],
    ['a tenth of one they confirmed', { buyer: { referrerSaid: 'confirmed' } }, {}, 0, 100_000],
    ['a tenth of exactly the least order', {}, { minOrder: 1_000_000 }, 0, 100_000],
    ['nothing of one đồng less', {}, { minOrder: 1_000_001 }, 0, undefined],
    ['nothing where the share comes to nothing', {}, { shareBasisPoints: 0 }, 0, undefined],
    ['a tenth while the month has exactly room for it', {}, {}, 50_000, 100_000],
    ['what is left of the month', {}, {}, 50_001, 99_999],
    ['a reward of nothing once the month is full', {}, {}, 150_000, 0],
    ['a reward of nothing once the month is more than full', {}, {}, 200_000, 0],
    ['a tenth where no month is limited', {}, { monthlyCap: null }, 9_000_000, 100_000],
  ])('%s', (_, given, rules, granted, amount) => {
    const parties = {
      order: order(given.order),
      buyer: { ...buyer, ...given.buyer },
      referrer: { ...referrer, ...given.referrer },
    };
    expect(grantOf(parties, { ...rule, ...rules } as typeof rule, granted)?.amount).toBe(amount);
  });

  it('and has any room where no month is limited', () => {
    const given = { order: order(), buyer, referrer };
    expect(grantOf(given, { ...rule, monthlyCap: null }, 0)?.room).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('from when its goods can come back no more', () => {
    expect(payableFrom(order(), 10)).toBe('2026-11-15T00:00:00.000Z');
    expect(payableFrom(order({ completedAt: null }), 10)).toBeNull();
  });
});

const reward = (given: Partial<Reward> = {}): Reward => ({
  id: 'o1',
  orderCode: 'O1',
  referrerId: referrer.id,
  userId: buyer.id,
  by: { level: 1, shareBasisPoints: 1000, base: 1_000_000, whole: 100_000 },
  room: 150_000,
  amount: 100_000,
  state: 'waiting',
  heldFor: [],
  waitDays: 10,
  earnedAt: '2026-11-01T00:00:00.000Z',
  payableAt: '2026-11-15T00:00:00.000Z',
  uncounted: {},
  decidedBy: null,
  note: null,
  version: 1,
  ...given,
});

describe('what an order is worth later', () => {
  it.each<[string, Partial<StoredOrder>, Record<string, number>, room: number, amount: number]>([
    ['nothing came back', {}, {}, 150_000, 100_000],
    ['two returns took of it', {}, { a: 250_000, b: 500_000 }, 150_000, 25_000],
    ['more came back than was paid', {}, { a: 800_000, b: 500_000 }, 150_000, 0],
    ['its room is smaller', {}, { a: 250_000 }, 60_000, 60_000],
    ['it was cancelled', { status: 'cancelled' }, {}, 150_000, 0],
    ['its parcel came back', { status: 'returned' }, {}, 150_000, 0],
    ['it was paid back before it was brought', { status: 'refunded', completedAt: null }, {}, 150_000, 0],
    ['it was brought, and paid back after', { status: 'refunded' }, { a: 250_000 }, 150_000, 75_000],
  ])('where %s', (_, given, uncounted, room, amount) => {
    expect(amountOf(reward({ room }), order(given), uncounted)).toBe(amount);
  });

  it('is told return by return, and each once', () => {
    const counted = reward({ uncounted: { a: 250_000 }, amount: 75_000 });
    expect(linesFor(counted, order(), { a: 250_000 })).toEqual([]);
    expect(linesFor(counted, order(), { a: 250_000, b: 250_000 })).toEqual([
      { kind: 'returned', amount: -25_000, returned: 250_000 },
    ]);
    // The first return turned out smaller, the second comes on top.
    expect(linesFor(counted, order(), { a: 0, b: 500_000 })).toEqual([
      { kind: 'returned', amount: 25_000, returned: 250_000 },
      { kind: 'returned', amount: -50_000, returned: 500_000 },
    ]);
    expect(linesFor(counted, order({ status: 'cancelled' }), { a: 250_000 })).toEqual([
      { kind: 'cancelled', amount: -75_000, returned: null },
    ]);
    const cheaper = order({
      items: [{ ...fourPieces, quantity: 2, subtotal: 500_000 }],
      subtotal: 500_000,
      total: 500_000,
    });
    expect(linesFor(counted, cheaper, { a: 250_000, b: 250_000 })).toEqual([
      { kind: 'changed', amount: -50_000, returned: null },
      { kind: 'returned', amount: -25_000, returned: 250_000 },
    ]);
  });

  it.each([
    ['inspected', 'passed', 'refund', 250_000],
    ['refunded', 'partial', 'refund', 250_000],
    ['closed', 'passed', 'refund', 250_000],
    ['received', 'passed', 'refund', 0],
    ['inspected', 'failed', 'refund', 0],
    ['inspected', null, 'refund', 0],
    ['inspected', 'passed', 'exchange', 0],
  ])('takes of a return that is %s, %s, for %s: %i', (status, qaResult, resolution, amount) => {
    const through = aReturnThrough('r', order(), { pieces: 1, at: new Date() });
    expect(uncountedOf({ ...through, status, qaResult, resolution } as typeof through)).toBe(amount);
  });
});

/** A ledger with one reward in it; now is a moment. */
function aLedger(given: Partial<Reward> = {}, now = '2026-11-20T00:00:00.000Z') {
  const bought = order();
  const before = reward({ ...given, id: bought.id });
  const scene = treeScene([referrer, buyer]);
  const sum = before.state === 'held' ? { held: before.amount } : { waiting: before.amount };
  scene.put([
    orderRecord.item(bought),
    rewardRecord.item(before),
    sumsRecord.item({ ...noSums(referrer.id), ...sum, lines: 1, version: 1 }),
  ]);
  const at = (table = scene.table) => contextOf(table, () => new Date(now));
  const stored = () => rewardRecord.find(scene.table, { id: bought.id });
  const sums = async () => {
    const { usable, waiting, held, lines } =
      (await sumsRecord.find(scene.table, { referrerId: referrer.id })) ?? noSums('');
    return { usable, waiting, held, lines };
  };
  const decide = (change: object = {}, table = scene.table) =>
    decideReward(at(table), {
      id: bought.id,
      decision: 'release',
      note: '',
      version: 1,
      by: 'admin',
      ...change,
    });
  return { ...scene, bought, at, stored, sums, decide };
}
const refused = (code: string) => ({ code });

describe('deciding of a reward that is held', () => {
  const held = { state: 'held' } as const;

  it.each([
    ['its day has passed: it is due at once', '2026-11-15T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    ['its day is to come: it waits', '2026-11-25T00:00:00.000Z', '2026-11-25T00:00:00.000Z'],
    ['it has no day yet', null, null],
  ])('lets it go on; %s', async (_, payableAt, expected) => {
    const { decide, stored, sums } = aLedger({ ...held, payableAt });
    expect(await decide()).toMatchObject({ state: 'waiting', version: 2 });
    expect(await stored()).toMatchObject({
      payableAt: expected,
      amount: 100_000,
      decidedBy: 'admin',
      note: null,
    });
    expect(await sums()).toEqual({ usable: 0, waiting: 100_000, held: 0, lines: 1 });
    // Pressed twice, it was decided once.
    expect(await decide()).toMatchObject({ state: 'waiting', version: 2 });
    await expect(decide({ by: 'other' })).rejects.toMatchObject(refused('REWARD_DECIDED'));
    await expect(decide({ decision: 'refuse' })).rejects.toMatchObject(refused('REWARD_DECIDED'));
    await expect(decide({ version: 2 })).rejects.toMatchObject(refused('REWARD_DECIDED'));
  });

  it('refuses it with all it was worth, and says why', async () => {
    const { decide, stored, sums } = aLedger(held);
    expect(await decide({ decision: 'refuse', note: 'Một người' })).toMatchObject({ state: 'void' });
    expect(await stored()).toMatchObject({ amount: 0, note: 'Một người', decidedBy: 'admin' });
    expect(await sums()).toEqual({ usable: 0, waiting: 0, held: 0, lines: 2 });
  });

  it('refuses one of which nothing is left without a line', async () => {
    const { decide, stored, sums } = aLedger({ ...held, amount: 0 });
    expect(await decide({ decision: 'refuse' })).toMatchObject({ state: 'void' });
    expect([(await stored())?.amount, await sums()]).toEqual([
      0,
      { usable: 0, waiting: 0, held: 0, lines: 1 },
    ]);
  });

  it('is refused on what was read before, of none, and at the moment another decides', async () => {
    const { decide, table, stored } = aLedger(held);
    await expect(decide({ version: 0 })).rejects.toMatchObject(refused('STALE_STATE'));
    await expect(decide({ id: 'none' })).rejects.toMatchObject(refused('REWARD_NOT_FOUND'));
    const crossed = meanwhile(table, () => decide({ decision: 'refuse', by: 'other' }));
    await expect(decide({}, crossed.table)).rejects.toMatchObject(refused('REWARD_DECIDED'));
    expect(crossed.happened()).toBe(true);
    expect(await stored()).toMatchObject({ state: 'void', decidedBy: 'other' });
  });
});

describe('a reward whose day comes', () => {
  it.each<[string, Partial<Reward>, string, object]>([
    ['may be used', {}, '2026-11-15T00:00:00.000Z', { state: 'payable', amount: 100_000 }],
    ['waits for the moment', {}, '2026-11-14T23:59:59.999Z', { state: 'waiting' }],
    ['waits where it has no day', { payableAt: null }, '2026-11-20T00:00:00.000Z', { state: 'waiting' }],
    ['stays held', { state: 'held' }, '2026-11-20T00:00:00.000Z', { state: 'held' }],
    ['stays as it was decided', { state: 'void', amount: 0 }, '2026-11-20T00:00:00.000Z', { state: 'void' }],
  ])('%s', async (_, given, now, expected) => {
    const { at, bought, stored } = aLedger(given, now);
    await matureReward(at(), bought.id);
    expect(await stored()).toMatchObject(expected);
    await matureReward(at(), bought.id);
    expect(await stored()).toMatchObject(expected);
  });

  it('moves from one sum to the other, once', async () => {
    const { at, bought, sums, table } = aLedger();
    const crossed = meanwhile(table, () => matureReward(at(), bought.id));
    await matureReward(at(crossed.table), bought.id);
    expect(crossed.happened()).toBe(true);
    expect(await sums()).toEqual({ usable: 100_000, waiting: 0, held: 0, lines: 1 });
  });

  it('goes where its referrer was locked meanwhile', async () => {
    const { at, bought, put, stored, sums } = aLedger();
    put([profileRecord.item({ ...referrer, status: 'inactive' })]);
    await matureReward(at(), bought.id);
    expect(await stored()).toMatchObject({ state: 'void', amount: 0 });
    expect(await sums()).toEqual({ usable: 0, waiting: 0, held: 0, lines: 2 });
  });

  it.each([
    ['requested', 'waiting'],
    ['received', 'waiting'],
    ['inspected', 'payable'],
    ['closed', 'payable'],
  ])('and goods of whose order are %s is %s', async (status, state) => {
    const { at, bought, put, stored } = aLedger();
    const through = aReturnThrough('r1', bought, { pieces: 1, at: new Date() });
    put([returnRecord.item({ ...through, status } as typeof through)]);
    await matureReward(at(), bought.id);
    const after = await stored();
    expect(after?.state).toBe(state);
    if (state === 'waiting') expect(after?.payableAt).toBe('2026-11-21T00:00:00.000Z');
  });

  it('waits as long as one of two returns is under way', async () => {
    const { at, bought, put, stored } = aLedger();
    const through = aReturnThrough('r1', bought, { pieces: 1, at: new Date() });
    put([
      returnRecord.item({ ...through, status: 'closed' }),
      returnRecord.item({ ...through, id: 'r2', status: 'requested' } as typeof through),
    ]);
    await matureReward(at(), bought.id);
    expect((await stored())?.state).toBe('waiting');
  });
});

describe('what buyer and referrer have in common', () => {
  const theirs = { fullName: 'Lan', phone: '0911000111', email: 'lan@example.com' };
  const one = { ...referrer, phoneNumber: '0988000111', email: 'ref@example.com' };
  const other = { ...buyer, phoneNumber: '0911000111', email: 'lan@example.com' };
  it.each<[string, Partial<StoredOrder>, Partial<Profile>, string[]]>([
    ['nothing', {}, {}, []],
    ['the number on the order', { customer: { ...theirs, phone: '0988000111' } }, {}, ['phone']],
    ['the number of the account', {}, { phoneNumber: '0988000111' }, ['phone']],
    ['the address the papers go to', { customer: { ...theirs, email: 'ref@example.com' } }, {}, ['payer']],
    [
      'the address the invoice goes to',
      { vatInvoice: { email: 'ref@example.com' } as unknown as StoredOrder['vatInvoice'] },
      {},
      ['payer'],
    ],
  ])('holds a reward: %s', async (_, given, profile, reasons) => {
    const { context } = treeScene([one, other]);
    const parties = {
      order: order({ customer: theirs, ...given }),
      buyer: { ...other, ...profile },
      referrer: one,
    };
    expect(await holdReasonsOf(context, parties)).toEqual(reasons);
  });
});
