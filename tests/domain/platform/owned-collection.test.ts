import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ownedCollection } from '#functions/platform/records/owned-collection.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const Pot = z.object({ id: z.string(), label: z.string(), createdAt: z.string() });
type Pot = z.infer<typeof Pot>;

const pots = ownedCollection<Pot>({
  entity: 'pot',
  stored: Pot,
  keys: {
    one: (userId, id) => ({ pk: `POTS#${userId}`, sk: `POT#${id}` }),
    book: (userId) => ({ pk: `POTS#${userId}`, sk: 'BOOK' }),
    everything: (userId) => ({ pk: `POTS#${userId}`, between: ['BOOK', 'POT~'] }),
  },
  most: 3,
  creating: 'pots/make-pot',
  missing: 'ADDRESS_NOT_FOUND',
  tooMany: 'TOO_MANY_ADDRESSES',
});

const owner = 'lan';

function aShelf() {
  const { table, rows } = memoryTable();
  const context = contextOf(table);
  const add = (id: string, { isDefault = false, requestKey = id, userId = owner, other = table } = {}) =>
    pots.add(contextOf(other), {
      userId,
      one: { id, label: id, createdAt: `2026-11-0${id}T00:00:00.000Z` },
      isDefault,
      request: { requestKey, asked: { id } },
    });
  const take = (id: string, other = table) => pots.take(contextOf(other), { userId: owner, id });
  /** Which there are, the default first with a star. */
  const shelf = async () =>
    (await pots.read(context, owner)).all.map(({ id, isDefault }) => (isDefault ? `${id}*` : id));
  const count = () => rows().find(({ entity }) => entity === 'pot-book')?.['count'];
  return { table, rows, context, add, take, shelf, count };
}
const missing = { code: 'ADDRESS_NOT_FOUND' };

describe('a book of somebody’s own things', () => {
  it('has the first as its default until another is wanted, and shows the newest after it', async () => {
    const { context, add, shelf } = aShelf();
    expect((await add('1')).isDefault).toBe(true);
    expect((await add('3')).isDefault).toBe(false);
    expect(await shelf()).toEqual(['1*', '3']);
    expect((await add('2', { isDefault: true })).isDefault).toBe(true);
    expect(await shelf()).toEqual(['2*', '3', '1']);
    await pots.makeDefault(context, { userId: owner, id: '1' });
    expect(await shelf()).toEqual(['1*', '3', '2']);
    expect((await pots.get(context, { userId: owner, id: '2' })).isDefault).toBe(false);
  });

  it('takes as many as it may hold, and one more once one went', async () => {
    const { add, take, shelf, count } = aShelf();
    for (const id of ['1', '2', '3']) await add(id);
    await expect(add('4')).rejects.toMatchObject({
      code: 'TOO_MANY_ADDRESSES',
      details: { params: { limit: 3 } },
    });
    // What is asked for again is no other.
    expect((await add('3')).id).toBe('3');
    await add('4', { userId: 'minh' });
    await take('2');
    await add('4');
    expect([await shelf(), count()]).toEqual([['1*', '4', '3'], 3]);
  });

  it('is not filled beyond that by two who add the last one at the same moment', async () => {
    const { add, shelf, count } = aShelf();
    await add('1');
    await add('2');
    const results = await Promise.allSettled([add('3'), add('4')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([(await shelf()).length, count()]).toEqual([3, 3]);
  });

  it('hands the default to the newest other when it goes, and to nobody when it was the last', async () => {
    const { add, take, shelf, count } = aShelf();
    for (const id of ['1', '2', '3']) await add(id);
    await take('1');
    expect(await shelf()).toEqual(['3*', '2']);
    // One that is not the default leaves it where it is.
    await take('2');
    expect(await shelf()).toEqual(['3*']);
    await take('3');
    expect([await shelf(), count()]).toEqual([[], 0]);
    await expect(take('3')).rejects.toMatchObject(missing);
    expect((await add('4')).isDefault).toBe(true);
  });

  it('looks again when one is added while the default goes, and counts both', async () => {
    const { add, take, shelf, count, table } = aShelf();
    await add('1');
    const crossed = meanwhile(table, () => add('2'));
    await take('1', crossed.table);
    expect(crossed.happened()).toBe(true);
    expect([await shelf(), count()]).toEqual([['2*'], 1]);
  });

  it('loses one only once where two take it away', async () => {
    const { add, take, shelf, count, table } = aShelf();
    for (const id of ['1', '2']) await add(id);
    const crossed = meanwhile(table, () => take('1'));
    await expect(take('1', crossed.table)).rejects.toMatchObject(missing);
    expect(crossed.happened()).toBe(true);
    expect([await shelf(), count()]).toEqual([['2*'], 1]);
  });

  it('has no default that is taken away at the moment it becomes that', async () => {
    const { add, take, shelf, context, rows } = aShelf();
    for (const id of ['1', '2']) await add(id);
    await take('2');
    const name = { userId: owner, id: '2' };
    await expect(pots.makeDefault(context, name)).rejects.toMatchObject(missing);
    await expect(pots.change(context, name, { label: 'x' })).rejects.toMatchObject(missing);
    await expect(pots.get(context, name)).rejects.toMatchObject(missing);
    expect(await shelf()).toEqual(['1*']);
    await pots.change(context, { userId: owner, id: '1' }, { label: 'Bát' });
    expect((await pots.get(context, { userId: owner, id: '1' })).label).toBe('Bát');
    // Nobody reaches another's.
    await expect(pots.get(context, { userId: 'minh', id: '1' })).rejects.toMatchObject(missing);
    expect(rows().filter(({ pk }) => pk === 'POTS#minh')).toEqual([]);
  });

  it('says that something changed where one was taken away before its adding was answered', async () => {
    const { add, take, table } = aShelf();
    await add('1');
    const quick: typeof table = {
      ...table,
      write: async (operations) => {
        const refusal = await table.write(operations);
        await take('2').catch(() => undefined);
        return refusal;
      },
    };
    await expect(add('2', { other: quick })).rejects.toMatchObject({ code: 'STALE_STATE' });
  });

  it('tells a fault as it is where one was added and cannot be read', async () => {
    const { add, table } = aShelf();
    const fault = new Error('The table is away');
    const getMany: typeof table.getMany = () => Promise.reject(fault);
    await expect(add('1', { other: { ...table, getMany } })).rejects.toBe(fault);
  });
});
