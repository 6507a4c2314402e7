import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RewardRule, usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { followReward } from '#functions/domain/referrals/rewards/follow-reward.ts';
import { decideReward } from '#functions/domain/referrals/rewards/decide-reward.ts';
import {
  type Reward,
  rewardRecord,
  StoredLine,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { rewardRuleItem } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { matureReward } from '#functions/domain/referrals/rewards/mature-reward.ts';
import { takeVoucher } from '#functions/domain/referrals/rewards/take-voucher.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aReturnThrough, brought, treeScene } from './a-tree.ts';

const rule: RewardRule = {
  ...usualRewardRule,
  isOn: true,
  minOrder: 100_000,
  monthlyCap: 30_000,
  leastVoucher: 1000,
  version: 1,
};
const day = 86_400_000;
const product = aProduct({ name: 'Gạo nếp', price: 100_000 });

type Given = { pieces: number; back: Map<string, number>; called: boolean; paid: boolean; merged: boolean };

/** A referrer, somebody they brought, and everything that may happen to what the one buys. */
function market() {
  const started = Date.UTC(2026, 10, 2, 5);
  let hour = started;
  const ha = brought(undefined, { verificationDate: '2026-01-01T00:00:00.000Z', phoneNumber: '0900000111' });
  const duc = brought(ha, { phoneNumber: '0900000222' });
  const { table, put, rows } = treeScene([ha, duc]);
  const context = { table, now: () => new Date(hour) };
  put([rewardRuleItem(rule)]);
  const orders: string[] = [];
  const returns: string[] = [];
  const truth = new Map<string, Given>();
  /** What whoever recounts has noted: in which order rewards began, what was refused, what a lock took. */
  const began: string[] = [];
  const ended = new Set<string>();
  let spent = 0;

  const orderOf = async (id: string) => {
    const order = await orderRecord.find(table, { id });
    if (!order) throw new Error(`No order ${id}`);
    return order;
  };
  const becomes = async (id: string, given: Partial<StoredOrder>) => {
    const order = await orderOf(id);
    put([orderRecord.item({ ...order, ...given, version: order.version + 1 })]);
  };
  const at = (list: string[], place: number) => list[place % Math.max(1, list.length)];

  async function hear(id: string, returnId?: string) {
    const before = await rewardRecord.find(table, { id });
    await Promise.all([
      followReward(context, { orderId: id, ...(returnId && { returnId }) }),
      followReward(context, { orderId: id }),
    ]);
    if (!before && (await rewardRecord.find(table, { id }))) began.push(id);
  }

  const doings = {
    buy: async (pieces: number) => {
      const order = aStoredOrder(duc, [anOrderItem(product, pieces)], {
        userId: duc.id,
        status: 'confirmed',
        paymentStatus: 'processing',
        completedAt: null,
        createdAt: new Date(hour).toISOString(),
      });
      // Every third goes to the referrer's own number.
      const phone = pieces % 3 === 0 ? ha.phoneNumber : duc.phoneNumber;
      put([orderRecord.item({ ...order, customer: { ...order.customer, phone } })]);
      orders.push(order.id);
      truth.set(order.id, { pieces, back: new Map(), called: false, paid: false, merged: false });
      await hear(order.id);
    },
    pay: async (place: number) => {
      const id = at(orders, place);
      const given = id && truth.get(id);
      if (!id || !given || given.called || given.paid) return;
      given.paid = true;
      await becomes(id, { paymentStatus: 'paid' });
      await hear(id);
    },
    bring: async (place: number) => {
      const id = at(orders, place);
      const given = id === undefined ? undefined : truth.get(id);
      if (!id || !given?.paid || given.called || (await orderOf(id)).completedAt) return;
      await becomes(id, { status: 'completed', completedAt: new Date(hour).toISOString() });
      await hear(id);
    },
    callOff: async (place: number) => {
      const id = at(orders, place);
      const given = id && truth.get(id);
      if (!id || !given || given.called || (await orderOf(id)).status === 'completed') return;
      given.called = true;
      await becomes(id, { status: 'cancelled' });
      await hear(id);
    },
    /** The money of a cancelled order goes back. */
    payBack: async (place: number) => {
      const id = at(orders, place);
      if (!id || (await orderOf(id)).status !== 'cancelled') return;
      await becomes(id, { status: 'refunded', paymentStatus: 'canceled' });
      await hear(id);
    },
    giveBack: async (place: number, pieces: number) => {
      const id = at(orders, place);
      const given = id && truth.get(id);
      if (!id || !given || (await orderOf(id)).status !== 'completed') return;
      const gone = [...given.back.values()].reduce((sum, count) => sum + count, 0);
      const some = Math.min(pieces, given.pieces - gone);
      if (some < 1) return;
      const returnId = `ret${returns.length}`;
      const stored = aReturnThrough(returnId, await orderOf(id), { pieces: some, at: new Date(hour) });
      put([returnRecord.item(stored)]);
      returns.push(returnId);
      given.back.set(returnId, some);
      await hear(id, returnId);
    },
    /** Its lines go into another of the same buyer's. */
    merge: async (place: number, into: number) => {
      const [from, to] = [at(orders, place), at(orders, into)];
      const [one, other] = [from && truth.get(from), to && truth.get(to)];
      if (!from || !to || from === to || !one || !other || one.called || other.called) return;
      const [gone, kept] = [await orderOf(from), await orderOf(to)];
      if (gone.status !== 'confirmed' || kept.status !== 'confirmed') return;
      one.called = true;
      other.pieces += one.pieces;
      const items = [anOrderItem(product, other.pieces)];
      await becomes(to, { items, subtotal: other.pieces * product.card.total });
      await becomes(from, { status: 'cancelled' });
      await Promise.all([hear(to), hear(from)]);
    },
    lock: async () => {
      const profile = await findProfile(context, ha.id);
      if (!profile) return;
      const status = profile.status === 'inactive' ? 'active' : 'inactive';
      put([profileRecord.item({ ...profile, status })]);
    },
    wait: async (days: number) => {
      hour += days * day;
      for (const id of orders) {
        const before = await rewardRecord.find(table, { id });
        await Promise.all([matureReward(context, id), matureReward(context, id)]);
        const after = await rewardRecord.find(table, { id });
        if (before?.state === 'waiting' && after?.state === 'void') ended.add(id);
      }
    },
    refuse: async (place: number) => {
      const id = at(orders, place);
      const reward = id && (await rewardRecord.find(table, { id }));
      if (!id || !reward || reward.state !== 'held') return;
      await decideReward(context, {
        id,
        decision: 'refuse',
        note: 'x',
        version: reward.version,
        by: 'admin',
      });
      ended.add(id);
    },
    release: async (place: number) => {
      const id = at(orders, place);
      const reward = id && (await rewardRecord.find(table, { id }));
      if (!id || !reward || reward.state !== 'held') return;
      await decideReward(context, {
        id,
        decision: 'release',
        note: '',
        version: reward.version,
        by: 'admin',
      });
    },
    spend: async (amount: number) => {
      const asked = { userId: ha.id, amount, clientRequestId: `request-${spent}-${hour}` };
      const { usable = 0 } = (await sumsRecord.find(table, { referrerId: ha.id })) ?? {};
      const answers = await Promise.all(
        [takeVoucher(context, asked), takeVoucher(context, asked)].map(refusalOf),
      );
      // Pressed twice it is one voucher: both are answered for it, or both are told that there is too little.
      const due = usable < amount ? 'REWARD_TOO_LITTLE' : undefined;
      expect(answers).toEqual([due, due]);
      if (!due) spent += amount;
    },
  };

  /** The same from the orders alone, in the order in which they began to count. */
  async function recount(): Promise<number> {
    const months = new Map<string, number>();
    let sum = 0;
    for (const id of began) {
      const given = truth.get(id);
      const reward = await rewardRecord.find(table, { id });
      if (!given || !reward) throw new Error('It began without an order');
      const month = reward.earnedAt.slice(0, 7);
      const room = Math.max(0, 30_000 - (months.get(month) ?? 0));
      const whole = Math.floor((reward.by.base * rule.shareBasisPoints) / 10_000);
      months.set(month, (months.get(month) ?? 0) + Math.min(whole, room));
      const back = [...given.back.values()].reduce((all, count) => all + count, 0);
      const worth = Math.floor(((given.pieces - back) * product.card.total * rule.shareBasisPoints) / 10_000);
      sum += given.called || ended.has(id) ? 0 : Math.min(worth, room);
    }
    return sum - spent;
  }

  async function look() {
    const lines = rows()
      .filter(({ entity }) => entity === 'reward')
      .map((row) => StoredLine.parse(row));
    const sums = await sumsRecord.find(table, { referrerId: ha.id });
    const heads = rows().filter(({ entity }) => entity === 'order-reward') as unknown as Reward[];
    return { lines, sums, heads, recounted: await recount() };
  }
  return { doings, look };
}

const doing = fc.oneof(
  fc.record({ what: fc.constant('buy' as const), by: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    what: fc.constantFrom(
      'pay' as const,
      'bring' as const,
      'callOff' as const,
      'refuse' as const,
      'release' as const,
      'payBack' as const,
    ),
    by: fc.nat(4),
  }),
  fc.record({
    what: fc.constantFrom('giveBack' as const, 'merge' as const),
    by: fc.nat(4),
    and: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ what: fc.constant('lock' as const), by: fc.constant(0) }),
  fc.record({ what: fc.constant('wait' as const), by: fc.constantFrom(1, 3, 8, 20) }),
  fc.record({ what: fc.constant('spend' as const), by: fc.constantFrom(1000, 5000, 20_000) }),
);

type Step = typeof doing extends fc.Arbitrary<infer S> ? S : never;

/** One of each thing that can happen, so that none is left to chance. */
const tales: Step[][] = [
  [
    { what: 'buy', by: 2 },
    { what: 'pay', by: 0 },
    { what: 'callOff', by: 0 },
    { what: 'payBack', by: 0 },
  ],
  [
    { what: 'buy', by: 2 },
    { what: 'buy', by: 1 },
    { what: 'pay', by: 1 },
    { what: 'merge', by: 0, and: 1 },
  ],
  [
    { what: 'buy', by: 4 },
    { what: 'pay', by: 0 },
    { what: 'bring', by: 0 },
    { what: 'giveBack', by: 0, and: 1 },
    { what: 'lock', by: 0 },
    { what: 'wait', by: 8 },
  ],
  [
    { what: 'buy', by: 2 },
    { what: 'pay', by: 0 },
    { what: 'bring', by: 0 },
    { what: 'wait', by: 8 },
    { what: 'spend', by: 1000 },
    { what: 'giveBack', by: 0, and: 2 },
  ],
  [
    { what: 'buy', by: 3 },
    { what: 'buy', by: 3 },
    { what: 'pay', by: 0 },
    { what: 'pay', by: 1 },
    { what: 'refuse', by: 0 },
    { what: 'release', by: 1 },
  ],
];

it('the ledger is what a recount of the orders comes to, whatever happens in whatever order', async () => {
  const seen = new Set<string>();
  const numRuns = Number(process.env['MODEL_RUNS'] ?? 60);
  const seed = Number(process.env['MODEL_SEED'] ?? 14);
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 8, maxLength: 24, size: 'max' }), async (plan) => {
      const { doings, look } = market();
      for (const step of plan) {
        if (step.what === 'giveBack' || step.what === 'merge') await doings[step.what](step.by, step.and);
        else await doings[step.what](step.by);
        const { lines, sums, heads, recounted } = await look();
        const total = lines.reduce((all, { amount }) => all + amount, 0);
        for (const { kind } of lines) seen.add(kind);
        for (const { state } of heads) seen.add(state);
        expect(total, 'the sum of all lines').toBe(recounted);
        const { usable = 0, waiting = 0, held = 0, lines: count = 0 } = sums ?? {};
        expect(usable + waiting + held, 'the sums are those of the lines').toBe(total);
        expect(count).toBe(lines.length);
        expect(lines.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
          lines.map((_, nth) => nth + 1),
        );
        const of = (state: string) =>
          heads.filter((head) => head.state === state).reduce((all, { amount }) => all + amount, 0);
        expect([waiting, held]).toEqual([of('waiting'), of('held')]);
        expect(heads.every(({ by }) => by.level === 1)).toBe(true);
        for (const head of heads)
          expect(
            lines.filter(({ orderId }) => orderId === head.id).reduce((all, { amount }) => all + amount, 0),
          ).toBe(head.amount);
      }
    }),
    { numRuns, seed, examples: tales.map((tale) => [tale]) },
  );
  // What never happened was not proven.
  expect([...seen].toSorted()).toEqual([
    'cancelled',
    'changed',
    'earned',
    'held',
    'locked',
    'payable',
    'refused',
    'returned',
    'void',
    'voucher',
    'waiting',
  ]);
});
