import { describe, expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import {
  hasOpenRewards,
  ledgerLines,
  listHeldRewards,
  listRewards,
  requireNoOpenRewards,
} from '#functions/domain/referrals/rewards/read-rewards.ts';
import {
  lineItem,
  noSums,
  type Reward,
  rewardRecord,
  type StoredLine,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const at = '2026-11-20T00:00:00.000Z';
const by = { level: 1, shareBasisPoints: 1000, base: 500_000, whole: 50_000 } as const;

function aLedger() {
  const { table, put } = memoryTable();
  const person = (id: string, fullName: string) =>
    put([profileRecord.item(aProfile({ id, fullName, referenceId: `CODE${id}` }))]);
  person('lan', 'Lan');
  person('cam', 'Cam');
  const reward = (id: string, given: Partial<Reward> = {}) =>
    put([
      rewardRecord.item({
        id,
        orderCode: `CL-${id}`,
        referrerId: 'lan',
        userId: 'cam',
        by,
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
        version: 2,
        ...given,
      }),
    ]);
  const line = (number: number, given: Partial<StoredLine> = {}) =>
    put([
      lineItem(
        {
          number,
          kind: 'earned',
          referrerId: 'lan',
          userId: null,
          orderId: null,
          orderCode: null,
          amount: number,
          at,
          by: null,
          returned: null,
          voucherCode: null,
          voucherUntil: null,
          ...given,
        },
        'waiting',
      ),
    ]);
  const list = (given: object = {}) =>
    listRewards(contextOf(table), { userId: 'lan', take: 10, cursor: undefined, ...given });
  return { table, put, reward, line, list };
}

describe('a line of a ledger', () => {
  const nothing = { state: 'payable', payableAt: null, heldFor: [], note: null };
  it.each<[string, Partial<Reward> | undefined, object]>([
    ['of an order without a reward', undefined, nothing],
    ['that waits', { payableAt: '2026-11-27' }, { ...nothing, state: 'waiting', payableAt: '2026-11-27' }],
    [
      'that is held',
      { state: 'held', heldFor: ['phone'] },
      { ...nothing, state: 'held', heldFor: ['phone'] },
    ],
    [
      'of which nothing is left while it is held',
      { state: 'held', heldFor: ['phone'], amount: 0 },
      { ...nothing, state: 'void' },
    ],
    ['of which nothing is left', { state: 'payable', amount: 0 }, { ...nothing, state: 'void' }],
    [
      'that was refused',
      { state: 'void', note: 'Cùng một người', heldFor: ['phone'] },
      { ...nothing, state: 'void', note: 'Cùng một người' },
    ],
    ['that may be used', { state: 'payable', note: 'x', heldFor: ['phone'] }, nothing],
  ])('%s says where that stands now', async (_, given, expected) => {
    const { reward, line, list } = aLedger();
    if (given) reward('o1', given);
    line(1, { orderId: 'o1', orderCode: 'CL-o1', userId: 'cam' });
    const { data } = await list();
    expect(data).toMatchObject([
      { number: 1, orderCode: 'CL-o1', buyer: { id: 'cam', fullName: 'Cam' }, ...expected },
    ]);
  });

  it('says which voucher it was taken as, and names nobody who is gone', async () => {
    const { line, list } = aLedger();
    line(1, { kind: 'voucher', amount: -20_000, voucherCode: 'THUONG1', voucherUntil: at });
    line(2, { kind: 'earned', userId: 'gone', orderId: 'o9', by, returned: 5000 });
    const { data } = await list();
    expect(data[1]).toEqual({
      number: 1,
      kind: 'voucher',
      amount: -20_000,
      at,
      orderId: null,
      orderCode: null,
      by: null,
      returned: null,
      voucherCode: 'THUONG1',
      voucherUntil: at,
      buyer: null,
      ...nothing,
    });
    expect(data[0]).toMatchObject({ buyer: null, by, returned: 5000 });
  });
});

describe('a ledger', () => {
  it('is read from its newest line, page by page, with its sums', async () => {
    const { line, list, put } = aLedger();
    const { months: _months, version: _version, referrerId: _referrer, ...balance } = noSums('lan');
    expect(await list()).toMatchObject({ balance, data: [], nextCursor: null });
    for (let number = 1; number <= 5; number += 1) line(number);
    line(9, { referrerId: 'cam' });
    put([sumsRecord.item({ ...noSums('lan'), usable: 7, waiting: 5, held: 3, lines: 5 })]);
    const pages: number[][] = [];
    let cursor: string | undefined;
    do {
      const { data, nextCursor, balance: sums } = await list({ take: 2, cursor });
      expect(sums).toEqual({ usable: 7, waiting: 5, held: 3, lines: 5 });
      pages.push(data.map(({ number }) => number));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(pages).toEqual([[5, 4], [3, 2], [1]]);
    expect((await list({ take: 5 })).nextCursor).toBeNull();
    expect((await list()).rule).not.toHaveProperty('version');
  });

  it('is read whole from its first line', async () => {
    const { line, table } = aLedger();
    for (let number = 1; number <= 101; number += 1) line(number);
    const numbers: number[] = [];
    for await (const { number } of ledgerLines({ table }, 'lan')) numbers.push(number);
    expect(numbers).toEqual(Array.from({ length: 101 }, (_, nth) => nth + 1));
  });

  it.each([
    [{}, false],
    [{ usable: 9 }, false],
    [{ waiting: 1 }, true],
    [{ held: 1 }, true],
  ])('with %o has something under way: %s', async (given, isUnderWay) => {
    const { put, table } = aLedger();
    put([sumsRecord.item({ ...noSums('lan'), ...given })]);
    expect(await hasOpenRewards({ table }, 'lan')).toBe(isUnderWay);
    expect(await hasOpenRewards({ table }, 'cam')).toBe(false);
    // The same, as a condition of what is written with it.
    expect(await table.write([await requireNoOpenRewards({ table }, 'lan')])).toBe(
      isUnderWay ? 'rewarded' : undefined,
    );
    expect(await table.write([await requireNoOpenRewards({ table }, 'cam')])).toBeUndefined();
  });

  it.each([undefined, {}])(
    'with %o that comes to have something under way meanwhile is noticed',
    async (before) => {
      const { put, table } = aLedger();
      if (before) put([sumsRecord.item({ ...noSums('lan'), ...before })]);
      const isNothingUnderWay = await requireNoOpenRewards({ table }, 'lan');
      put([sumsRecord.item({ ...noSums('lan'), waiting: 1 })]);
      expect(await table.write([isNothingUnderWay])).toBe('rewarded');
    },
  );
});

it('staff are shown what is held, the oldest first', async () => {
  const { reward, table } = aLedger();
  reward('o1', { state: 'held', heldFor: ['phone', 'device'], earnedAt: '2026-11-02T00:00:00.000Z' });
  reward('o2', { state: 'held', heldFor: ['payer'], earnedAt: '2026-11-01T00:00:00.000Z', userId: 'gone' });
  reward('o3', { state: 'held', heldFor: ['payer'], amount: 0 });
  reward('o4');
  const held = await listHeldRewards(contextOf(table), { take: 5, cursor: undefined });
  expect(held).toEqual({
    data: [
      {
        orderId: 'o2',
        orderCode: 'CL-o2',
        amount: 50_000,
        by,
        heldFor: ['payer'],
        earnedAt: '2026-11-01T00:00:00.000Z',
        referrer: { id: 'lan', fullName: 'Lan', referenceId: 'CODElan' },
        buyer: null,
        version: 2,
      },
      expect.objectContaining({
        orderId: 'o1',
        buyer: { id: 'cam', fullName: 'Cam', referenceId: 'CODEcam' },
      }),
    ],
    nextCursor: null,
  });
  const first = await listHeldRewards(contextOf(table), { take: 1, cursor: undefined });
  expect([first.data.length, first.nextCursor === null]).toEqual([1, false]);
});
