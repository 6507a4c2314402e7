import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { again } from '#functions/platform/records/retry.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { create, update } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { type Pot, pot, potKey, potKind, potTable } from './pots.ts';

const Glaze = z.object({ id: z.string(), at: z.string(), colour: z.string() });

const pots = versioned({
  ...potKind,
  feed: { name: 'pots', shards: 2 },
  story: {
    entity: 'pot-glaze',
    schema: Glaze,
    key: (id, glaze) => ({ pk: potKey(id).pk, sk: `GLAZE#${glaze}` }),
    idOf: ({ version }, place) => `${version}.${place}`,
  },
});

const at = new Date('2026-03-01T00:00:00Z');

function aPot(record = pot) {
  const { table, rows, look } = potTable(pots.item(record));
  return { table, rows, look, find: () => pots.find(table, { id: 'p1' }) };
}

describe('a record', () => {
  it('is changed over what was read, with all that follows from it', async () => {
    const { table, look } = aPot();
    const before = look();
    const { after, writes } = pots.replace(pot, { shelf: null });
    await table.write([...writes, ...pots.tell(after, [{ colour: 'celadon' }], at)]);
    expect(after).toEqual({ ...pot, shelf: null, version: 2 });
    expect(look()).toMatchObject({ shelf: null, version: 2, changes: before?.['changes'] });
    expect(look()).not.toHaveProperty('gsi1pk');
    // Whoever made the view hears of it.
    expect(look()?.['changeId']).not.toBe(before?.['changeId']);
    expect(await table.get({ pk: 'POT#p1', sk: 'GLAZE#2.0' }, Glaze)).toEqual({
      id: '2.0',
      at: at.toISOString(),
      colour: 'celadon',
    });
  });

  it.each([
    [undefined, 'NOT_FOUND'],
    ['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND'],
  ] as const)(
    'that must exist is read, or else its absence (%s) is answered with %s',
    async (missing, code) => {
      const { table } = aPot();
      const { get } = versioned({ ...potKind, ...(missing && { missing }) });
      expect(await get(table, { id: 'p1' })).toEqual(pot);
      await expect(get(table, { id: 'p2' })).rejects.toMatchObject({ code });
    },
  );

  it('is not changed over what somebody else has changed', async () => {
    const { table } = aPot({ ...pot, version: 2 });
    const refusal = await table.write(pots.replace(pot, { label: 'late' }).writes);
    expectTypeOf(refusal).toEqualTypeOf<'pot-moved' | undefined>();
    expect(refusal).toBe('pot-moved');
  });

  it('that is not there yet is made once', async () => {
    const { table } = memoryTable();
    const none = { ...pot, version: 0 };
    expect(await table.write(pots.replace(none, {}).writes)).toBeUndefined();
    expect(await table.write(pots.replace(none, {}).writes)).toBe('pot-moved');
  });

  it('leaves alone what is counted apart, and guards what has to be as it was read', async () => {
    const { table, find } = aPot();
    const counted = versioned({ ...potKind, counters: ['likes'], guards: ['label'] });
    await table.write([update(potKey('p1'), { add: { likes: 1 } })]);
    await table.write(counted.replace(pot, { shelf: 'bottom' }).writes);
    expect(await find()).toMatchObject({ likes: 4, shelf: 'bottom', version: 2 });
    await table.write([update(potKey('p1'), { set: { label: 'other' } })]);
    expect(await table.write(counted.replace({ ...pot, version: 2 }, {}).writes)).toBe('pot-moved');
  });
});

describe('changing a record', () => {
  const rename = (label: string) => (before: Pot) => {
    const { after, writes } = pots.replace(before, { label });
    return { after, writes };
  };

  it('looks again when somebody came between, and tells before and after', async () => {
    const { table, find } = aPot();
    const crossed = meanwhile(table, () => table.write(pots.replace(pot, { shelf: 'bottom' }).writes));
    const changed = await pots.change(
      crossed.table,
      () => pots.find(crossed.table, { id: 'p1' }),
      rename('new'),
    );
    expect(crossed.happened()).toBe(true);
    expect(changed).toEqual({
      before: { ...pot, shelf: 'bottom', version: 2 },
      after: { ...pot, shelf: 'bottom', label: 'new', version: 3 },
    });
    expect(await find()).toEqual(changed?.after);
  });

  it('writes nothing where nothing is decided, or nothing is there', async () => {
    const { table, rows } = aPot();
    const untouched = rows();
    const read = () => Promise.resolve(pot);
    const decide = (before: Pot) => (before.shelf ? undefined : rename('x')(before));
    expect(await pots.change(table, read, decide)).toEqual({ before: pot, after: pot });
    expect(await pots.change(table, () => pots.find(table, { id: 'p2' }), rename('x'))).toBeUndefined();
    expect(rows()).toEqual(untouched);
  });

  it('asks whoever may be refused for more what follows from it', async () => {
    const { table } = aPot();
    await table.write([create({ pk: 'NAME#new', sk: 'CLAIM' })]);
    const decide = (before: Pot) => {
      const { after, writes } = rename('new')(before);
      return {
        after,
        writes: [...writes, create({ pk: 'NAME#new', sk: 'CLAIM' }, { refusal: 'name-taken' })],
      };
    };
    const read = () => Promise.resolve(pot);
    const refused: string[] = [];
    const changing = pots.change(table, read, decide, (refusal) => {
      expectTypeOf(refusal).toEqualTypeOf<'name-taken'>();
      refused.push(refusal);
      return again;
    });
    await expect(changing).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect(refused).toHaveLength(8);
    // @ts-expect-error Nobody says what follows from a name that is taken.
    const unanswered = pots.change(table, read, decide);
    await expect(unanswered).rejects.toMatchObject({ code: 'STALE_STATE' });
  });
});
