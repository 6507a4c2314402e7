import { describe, expect, it } from 'vitest';
import { bookReward, movedSums } from '#functions/domain/referrals/rewards/book-reward.ts';
import {
  noSums,
  type Reward,
  rewardRecord,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-20T00:00:00.000Z';
const due = '2026-11-27T00:00:00.000Z';

const reward = (given: Partial<Reward> = {}): Reward => ({
  id: 'o1',
  orderCode: 'CL1',
  referrerId: 'lan',
  userId: 'cam',
  by: { level: 1, shareBasisPoints: 1000, base: 500_000, whole: 50_000 },
  room: 50_000,
  amount: 50_000,
  state: 'waiting',
  heldFor: [],
  waitDays: 7,
  earnedAt: at,
  payableAt: null,
  uncounted: {},
  decidedBy: null,
  note: null,
  version: 3,
  ...given,
});

/** A reward as it stood, and what is written when it is another. */
async function booked(before: Partial<Reward> | undefined, given: Partial<Reward>, more: object = {}) {
  const { table, put, rows } = memoryTable();
  const known = {
    ...noSums('lan'),
    usable: 1000,
    waiting: 50_000,
    held: 70_000,
    lines: 4,
    months: { '2026-11': 60_000 },
    version: 2,
  };
  const stood = before && reward(before);
  put([sumsRecord.item(known), ...(stood ? [rewardRecord.item(stood)] : [])]);
  const { version: _version, ...after } = reward(given);
  const refusal = await table.write(
    bookReward({ sums: known, before: stood, after, lines: [], at, ...more }),
  );
  const of = (entity: string) => rows().filter((row) => row['entity'] === entity);
  return { refusal, of, sums: await sumsRecord.find(table, { referrerId: 'lan' }) };
}

describe('a reward that is booked', () => {
  it.each<[string, Partial<Reward> | undefined, Partial<Reward>, string[]]>([
    ['waits for its day', undefined, { payableAt: due }, [due]],
    ['has no day yet', undefined, {}, []],
    ['has one now', {}, { payableAt: due }, [due]],
    ['has the one it had', { payableAt: due }, { payableAt: due, amount: 1 }, []],
    ['has another', { payableAt: at }, { payableAt: due }, [due]],
    ['is let go on', { state: 'held', payableAt: due }, { payableAt: due }, [due]],
    ['is held', undefined, { state: 'held', payableAt: due }, []],
    ['may be used', { payableAt: due }, { state: 'payable', payableAt: due }, []],
  ])('is due where it %s', async (_, before, given, dues) => {
    const { refusal, of } = await booked(before, given);
    expect(refusal).toBeUndefined();
    expect(of('due').map((row) => row['at'])).toEqual(dues);
    for (const row of of('due')) expect(row).toMatchObject({ kind: 'reward', of: 'o1' });
  });

  it('that is new counts in its month, beside what was granted there before', async () => {
    const granted = (month: string) => ({
      lines: [{ kind: 'earned', amount: 50_000, returned: null }],
      granted: { month, amount: 50_000 },
    });
    const { sums, of } = await booked(undefined, {}, granted('2026-11'));
    expect(sums).toMatchObject({
      waiting: 100_000,
      held: 70_000,
      usable: 1000,
      lines: 5,
      months: { '2026-11': 110_000 },
    });
    expect(of('reward')).toMatchObject([
      {
        number: 5,
        kind: 'earned',
        referrerId: 'lan',
        userId: 'cam',
        orderId: 'o1',
        orderCode: 'CL1',
        amount: 50_000,
        at,
        returned: null,
        voucherCode: null,
        voucherUntil: null,
      },
    ]);
    expect((await booked(undefined, {}, granted('2026-12'))).sums?.months).toEqual({
      '2026-11': 60_000,
      '2026-12': 50_000,
    });
    expect((await booked({}, {})).sums?.months).toEqual({ '2026-11': 60_000 });
  });

  it('begins the sums of who had none, and numbers each line', async () => {
    const { table, rows } = memoryTable();
    const { version: _version, ...after } = reward({ amount: 30_000 });
    const lines = [
      { kind: 'earned', amount: 50_000, returned: null },
      { kind: 'returned', amount: -20_000, returned: 200_000 },
    ] as const;
    expect(
      await table.write(bookReward({ sums: undefined, before: undefined, after, lines, at } as never)),
    ).toBeUndefined();
    expect(await sumsRecord.find(table, { referrerId: 'lan' })).toMatchObject({ waiting: 30_000, lines: 2 });
    expect(rows().filter(({ entity }) => entity === 'reward')).toMatchObject([
      { number: 1, amount: 50_000, returned: null },
      { number: 2, amount: -20_000, returned: 200_000 },
    ]);
  });
});

it.each<[Reward['state'] | undefined, Reward['state'], object]>([
  [undefined, 'waiting', { waiting: 50_000 }],
  [undefined, 'held', { held: 50_000 }],
  ['waiting', 'payable', { waiting: -30_000, usable: 50_000 }],
  ['held', 'waiting', { held: -30_000, waiting: 50_000 }],
  ['payable', 'payable', { usable: 20_000 }],
  ['held', 'void', { held: -30_000, usable: 50_000 }],
])('from %s to %s a reward goes from one sum to the other', (from, to, moved) => {
  const before = from && reward({ state: from, amount: 30_000 });
  const sums = movedSums(noSums('lan'), before, reward({ state: to }));
  expect(sums).toMatchObject({ usable: 0, waiting: 0, held: 0, ...moved });
});
