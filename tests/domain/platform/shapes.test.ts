import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { log } from '#functions/platform/log.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { shaped, shapeOf, upcast } from '#functions/platform/table/shapes.ts';
import { keepLogLines } from '#tests/support/log-lines.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const Plain = z.object({ id: z.string(), name: z.string() });
const Thing = shaped(
  z.object({ id: z.string(), first: z.string(), last: z.string() }),
  ({ name, ...older }) => ({ ...older, words: String(name).split(' ') }),
  ({ words, ...older }) => {
    const [first = '', last = ''] = words as string[];
    return { ...older, first, last };
  },
);
const key = ({ id }: { id: string }) => ({ pk: 'THINGS', sk: id });
const things = versioned({ entity: 'thing', schema: Thing, key, stale: 'stale' });

describe('a shape', () => {
  it('is written down only where there has been another', () => {
    expect([shapeOf(Plain), shapeOf(Thing)]).toEqual([undefined, 3]);
    expect(things.item({ id: '1', first: 'Lan', last: 'Anh' })).toMatchObject({ v: 3 });
    const plain = versioned({ entity: 'plain', schema: Plain, key, stale: 'stale' });
    expect(plain.item({ id: '1', name: 'Lan' })).not.toHaveProperty('v');
  });

  it.each([
    ['the first, which says nothing of it', { id: '1', name: 'Lan Anh' }],
    ['the second', { id: '1', v: 2, words: ['Lan', 'Anh'] }],
    ['today’s', { id: '1', v: 3, first: 'Lan', last: 'Anh' }],
    ['tomorrow’s, which only adds', { id: '1', v: 4, first: 'Lan', last: 'Anh', middle: 'Thị' }],
  ])('is read as today’s: %s', async (_, stored) => {
    const { table, put } = memoryTable();
    put([{ ...key({ id: '1' }), entity: 'thing', ...stored }]);
    expect(await things.find(table, { id: '1' })).toEqual({ id: '1', first: 'Lan', last: 'Anh' });
    expect((await table.query({ pk: 'THINGS' }, Thing)).items).toHaveLength(1);
  });

  it('that there has been one of only is read as it lies', () => {
    const item = { id: '1', name: 'Lan' };
    expect(upcast(Plain, item)).toBe(item);
  });

  it('of tomorrow is not taken back: who writes it down again leaves its number', () => {
    expect(upcast(Thing, { v: 4, first: 'Lan' })).toEqual({ v: 4, first: 'Lan' });
  });

  it('of an order from before its paybacks were named: what has gone and what is due are one each', () => {
    const sums = { refundedAmount: 30, refundDue: 12, updatedAt: '2026-01-01T00:00:00.000Z' };
    const line = { cause: 'cancelled', returnId: null };
    expect(upcast(StoredOrder, sums)['paybacks']).toEqual([
      { ...line, amount: 30, paidAt: sums.updatedAt },
      { ...line, amount: 12, paidAt: null },
    ]);
    expect(upcast(StoredOrder, { ...sums, paybacks: [] })['paybacks']).toEqual([]);
  });
});

describe('a list with an item nobody can read', () => {
  const { metric } = keepLogLines();
  beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue());

  it('shows the others and says which it left out; what decides by all of it does not decide', async () => {
    const { table, put } = memoryTable();
    put([
      { pk: 'THINGS', sk: '1', entity: 'thing', id: '1', name: 'Lan Anh' },
      { pk: 'THINGS', sk: '2', entity: 'thing', id: 2, v: 3 },
    ]);
    expect((await table.list({ pk: 'THINGS' }, Thing)).items).toEqual([
      { id: '1', first: 'Lan', last: 'Anh' },
    ]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'a list skipped an item',
      expect.objectContaining({ pk: 'THINGS', sk: '2', entity: 'thing' }),
    );
    expect(await table.showMany([[{ pk: 'THINGS', sk: '2' }, Thing]])).toEqual([undefined]);
    expect(metric('ItemsUnreadable')).toEqual([1, 1]);
    await expect(table.query({ pk: 'THINGS' }, Thing)).rejects.toThrow('expected string');
    await expect(table.getMany([[{ pk: 'THINGS', sk: '2' }, Thing]])).rejects.toThrow('expected string');
  });
});
