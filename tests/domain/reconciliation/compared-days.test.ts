import { describe, expect, it } from 'vitest';
import { Profile } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { compareDay } from '#functions/domain/reconciliation/compare-day.ts';
import { compareDays } from '#functions/domain/reconciliation/compare-days.ts';
import {
  countRemaining,
  type DifferenceFacts,
  explain,
  hold,
  keepComparison,
  keepFound,
  readComparison,
  readDifferences,
  setUnexplained,
  type StoredComparison,
} from '#functions/domain/reconciliation/comparison-record.ts';
import { listReconciledDays, readReconciledDay } from '#functions/domain/reconciliation/read-days.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { moneyShop } from '../support/money-shop.ts';
import { bankLine, providerLists } from './provider-lists.ts';

const now = new Date('2026-11-21T01:00:00.000Z');
const at = { provider: 'bank', day: '2026-11-20' } as const;

const comparison = (given: Partial<StoredComparison> = {}): StoredComparison => ({
  ...at,
  status: 'done',
  listed: { count: 0, amount: 0 },
  recovered: 0,
  differences: 0,
  unexplained: 0,
  error: null,
  startedAt: now.toISOString(),
  endedAt: now.toISOString(),
  run: 'first',
  place: null,
  heldUntil: 0,
  ...given,
});

const difference = (reference: string, given: Partial<DifferenceFacts> = {}): DifferenceFacts => ({
  kind: 'undecided',
  theirs: 5_000,
  ours: null,
  reference,
  words: '',
  noticeId: null,
  paymentId: null,
  refundId: null,
  ...given,
});

describe('a day that somebody compares', () => {
  it.each([
    ['a moment before its time is over', now.getTime() + 1, false],
    ['at the very moment its time is over', now.getTime(), true],
    ['once it was let go', 0, true],
  ])('is held against others: %s', async (_, heldUntil, mayBegin) => {
    const { table } = memoryTable();
    const context = contextOf(table, () => now);
    await keepComparison(context, comparison({ heldUntil, run: 'another' }));
    expect(await hold(context, comparison({ run: 'mine' }))).toBe(mayBegin);
    expect((await readComparison(context, at))?.run).toBe(mayBegin ? 'mine' : 'another');
  });

  it('is held for a quarter of an hour, and let go when it is compared', async () => {
    providerLists();
    const { table } = memoryTable();
    const held: (number | undefined)[] = [];
    const write: Table['write'] = async (operations) => {
      const refusal = await table.write(operations);
      held.push((await readComparison({ table }, at))?.heldUntil);
      return refusal;
    };
    await compareDay(
      contextOf({ ...table, write }, () => now),
      { ...at, until: Number.MAX_SAFE_INTEGER },
    );
    expect(held).toEqual([Date.parse('2026-11-21T01:15:00.000Z'), 0]);
  });

  it('is left alone by whoever asks meanwhile', async () => {
    providerLists();
    const { table } = memoryTable();
    const context = contextOf(table, () => now);
    const held = comparison({ status: 'running', heldUntil: now.getTime() + 60_000 });
    await keepComparison(context, held);
    expect(await compareDay(context, { ...at, until: Number.MAX_SAFE_INTEGER })).toBeUndefined();
    expect(await readComparison(context, at)).toEqual(held);
  });
});

describe('what differs on a day', () => {
  it('keeps what was said of it in the next run, and goes where that does not find it', async () => {
    const { table } = memoryTable();
    await keepFound({ table }, { ...at, run: 'first' }, [
      difference('FT1'),
      difference('FT2'),
      difference('FT3'),
    ]);
    expect(await countRemaining({ table }, { ...at, run: 'first' })).toEqual({
      differences: 3,
      unexplained: 3,
    });
    const [one] = (await readDifferences({ table }, at)).filter(({ reference }) => reference === 'FT1');
    const explained = { by: 'an', reason: 'Khách gửi nhầm', at: now.toISOString() };
    expect(await explain({ table }, { ...at, id: one?.id ?? '' }, explained)).toBe(true);
    await keepFound({ table }, { ...at, run: 'second' }, [
      difference('FT1', { theirs: 4_000 }),
      difference('FT2'),
    ]);
    expect(await countRemaining({ table }, { ...at, run: 'second' })).toEqual({
      differences: 2,
      unexplained: 1,
    });
    const left = await readDifferences({ table }, at);
    expect(left.map(({ reference }) => reference).toSorted()).toEqual(['FT1', 'FT2']);
    expect(left.find(({ reference }) => reference === 'FT1')).toMatchObject({ theirs: 4_000, explained });
  });

  it('is a thousand differences at most', async () => {
    const { table, rows } = memoryTable();
    const many = Array.from({ length: 1_001 }, (_, place) => difference(`FT${place}`));
    await keepFound({ table }, { ...at, run: 'first' }, many);
    expect(rows()).toHaveLength(1_000);
    expect(await readDifferences({ table }, at)).toHaveLength(1_000);
  });

  it('is one difference by its notice, and by its reference where there is none; of each kind one', async () => {
    const { table } = memoryTable();
    await keepFound({ table }, { ...at, run: 'first' }, [
      difference('FT1', { noticeId: 'bank:1' }),
      difference('FT2', { noticeId: 'bank:1' }),
      difference('FT1'),
      difference('FT1', { kind: 'amount' }),
    ]);
    expect(await readDifferences({ table }, at)).toHaveLength(3);
  });

  it('cannot be explained where there is none of that name', async () => {
    const { table, rows } = memoryTable();
    expect(await explain({ table }, { ...at, id: 'x' }, null)).toBe(false);
    expect(rows()).toEqual([]);
  });

  it('is counted on a day that was compared, and makes no day of its own', async () => {
    const { table, rows } = memoryTable();
    await expect(setUnexplained({ table }, at, 2)).rejects.toMatchObject({
      name: 'TransactionCanceledException',
    });
    expect(rows()).toEqual([]);
    await keepComparison({ table }, comparison({ unexplained: 1 }));
    await setUnexplained({ table }, at, 2);
    expect(
      await readComparison(
        contextOf(table, () => now),
        at,
      ),
    ).toEqual(comparison({ unexplained: 2 }));
  });

  it('is shown with the unexplained first, and with the names of who explained the rest', async () => {
    const { table, put } = memoryTable();
    const context = contextOf(table, () => now);
    put([{ ...Profile.parse(anItemOf(Profile)), ...accountKeys.profile('an'), id: 'an', fullName: 'An' }]);
    await keepComparison(context, comparison({ differences: 3, unexplained: 1 }));
    const found = [difference('FT1'), difference('FT2'), difference('FT3')];
    await keepFound(context, { ...at, run: 'first' }, found);
    for (const { id, reference } of await readDifferences(context, at))
      if (reference !== 'FT2')
        await explain(
          context,
          { ...at, id },
          { by: reference === 'FT1' ? 'an' : 'gone', reason: 'Đã hỏi', at: '' },
        );
    const { comparisons, isOver } = await readReconciledDay(context, at.day);
    expect(comparisons.map(({ provider }) => provider)).toEqual(['bank']);
    const shown = comparisons[0]?.found ?? [];
    expect(shown[0]?.reference).toBe('FT2');
    // Who has left has no name any more.
    expect(shown.map(({ explained }) => explained?.by ?? 'open').toSorted()).toEqual(['', 'An', 'open']);
    expect(shown.map((one) => 'run' in one)).toEqual([false, false, false]);
    expect(isOver).toBe(true);
    expect((await readReconciledDay(context, '2026-11-21')).isOver).toBe(false);
  });
});

describe('the list of compared days', () => {
  it('has each of the days asked for, newest first, with all that nobody explained on them', async () => {
    const { table } = memoryTable();
    const context = contextOf(table, () => now);
    await keepComparison(context, comparison({ unexplained: 2 }));
    await keepComparison(context, comparison({ provider: 'stripe', unexplained: 3 }));
    await keepComparison(context, comparison({ day: '2026-11-18', unexplained: 4 }));
    await keepComparison(context, comparison({ day: '2026-11-17', unexplained: 100 }));
    const { days, unexplained, next } = await listReconciledDays(context, { take: 3 });
    expect(days.map(({ day, comparisons }) => [day, comparisons.map(({ provider }) => provider)])).toEqual([
      ['2026-11-20', ['bank', 'stripe']],
      ['2026-11-19', []],
      ['2026-11-18', ['bank']],
    ]);
    expect([unexplained, next]).toEqual([9, '2026-11-17']);
    expect((await listReconciledDays(context, { take: 1, until: '2026-11-17' })).unexplained).toBe(100);
  });
});

describe('the nightly run', () => {
  it('compares the last seven days but for those that are done, and adds up what nobody explained', async () => {
    const lists = providerLists();
    const shop = await moneyShop();
    lists.bank = [bankLine({ id: '1', amount: 5_000, at: '2026-11-19 10:00:00' })];
    await keepComparison(shop.context, comparison({ unexplained: 4 }));
    await keepComparison(shop.context, comparison({ day: '2026-11-18', status: 'failed', unexplained: 7 }));
    await keepComparison(shop.context, comparison({ day: '2026-11-13', status: 'failed', unexplained: 100 }));
    shop.clock.now = now;
    // What is done is not asked for again: four of it, and one on the nineteenth.
    expect(await compareDays(shop.context, Number.MAX_SAFE_INTEGER)).toBe(5);
    const { days } = await listReconciledDays(shop.context, { take: 8 });
    expect(
      days.map(({ comparisons }) => comparisons.filter(({ status }) => status === 'done').length),
    ).toEqual([3, 3, 3, 3, 3, 3, 3, 0]);
    expect((await readComparison(shop.context, at))?.run).toBe('first');
  });

  it('compares nothing once its time is over, and still says what is unexplained', async () => {
    const lists = providerLists();
    const shop = await moneyShop();
    await keepComparison(shop.context, comparison({ day: '2026-11-18', status: 'failed', unexplained: 7 }));
    shop.clock.now = now;
    expect(await compareDays(shop.context, 0)).toBe(7);
    expect(lists.asked).toEqual([]);
  });
});
