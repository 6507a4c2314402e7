import { describe, expect, it } from 'vitest';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { shaped } from '#functions/platform/table/shapes.ts';
import { create, update } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { Pot, pot, potKey, potKind, potTable } from './pots.ts';

const feed = { name: 'pots', shards: 1 };
const pots = versioned({ ...potKind, feed });

function aPot() {
  const { table, rows, look } = potTable(pots.item(pot));
  const like = () => table.write([update(potKey('p1'), { add: { likes: 1 } })]);
  return { table, rows, look, like };
}
const none = () => memoryTable();

describe('a record that is replaced', () => {
  it.each([
    ['whole', potKind],
    ['but for what is counted apart', { ...potKind, counters: ['likes'] as const }],
  ])('%s is replaced only while more holds of it, where that is asked', async (_, declared) => {
    const { table, like, look } = aPot();
    const record = versioned({ ...declared });
    const rename = (label: string, before = pot) =>
      table.write(record.replace(before, { label }, [], { likes: 3 }).writes);
    expect(await rename('new')).toBeUndefined();
    expect(look()).toMatchObject({ label: 'new', version: 2 });
    await like();
    expect(await rename('late', { ...pot, version: 2 })).toBe('pot-moved');
    expect(look()).toMatchObject({ label: 'new', likes: 4, version: 2 });
  });

  it('counted apart is not made anew where it was taken away', async () => {
    const { table, rows } = none();
    const counted = versioned({ ...potKind, counters: ['likes'] });
    expect(await table.write(counted.replace(pot, { label: 'x' }).writes)).toBe('pot-moved');
    expect(rows()).toEqual([]);
  });

  it('has to tell somehow whether somebody else changed it', () => {
    const blind = versioned({ entity: 'pot', schema: Pot, key: potKind.key, stale: 'pot-moved' });
    expect(() => blind.replace(pot, {})).toThrow('Nothing of a pot tells');
    const byLabel = versioned({
      entity: 'pot',
      schema: Pot,
      key: potKind.key,
      stale: 'pot-moved',
      guards: ['label'],
    });
    expect(byLabel.replace(pot, { likes: 4 }).after).toEqual({ ...pot, likes: 4 });
  });

  it('says in which shape it is written, where it has had others', () => {
    const older = versioned({ ...potKind, schema: shaped(Pot.extend({}), (item) => item) });
    expect(older.item(pot)).toMatchObject({ v: 2 });
    expect(pots.item(pot)).not.toHaveProperty('v');
  });
});

describe('a record beside others', () => {
  it('stays as it was read, or what rests on it is refused', async () => {
    const { table } = aPot();
    expect(await table.write([pots.stays(pot)])).toBeUndefined();
    expect(await table.write([pots.stays({ ...pot, version: 2 })])).toBe('pot-moved');
  });

  it('is made once: whoever comes second hears the refusal that was named, or it is a bug', async () => {
    const { table, look } = aPot();
    expect(await table.write(pots.make({ ...pot, label: 'other' }, { refusal: 'taken' }))).toBe('taken');
    await expect(table.write(pots.make({ ...pot, label: 'other' }))).rejects.toThrow('No refusal is named');
    expect(look()).toMatchObject({ label: 'Bát Tràng' });
  });

  it('is counted on where it is, told to its view, and made by nobody who counts', async () => {
    const { table, look } = aPot();
    const before = look();
    const count = pots.count({ id: 'p1' }, { add: { likes: 2 } }, { refusal: 'gone' });
    expect(await table.write([count])).toBeUndefined();
    expect(look()).toMatchObject({ likes: 5, version: 1, label: 'Bát Tràng' });
    expect(look()?.['changeId']).not.toBe(before?.['changeId']);
    const empty = none();
    expect(await empty.table.write([count])).toBe('gone');
    expect(empty.rows()).toEqual([]);
  });

  it('is noted on what no view shows, where it is', async () => {
    const { table, look } = aPot();
    const before = look();
    const note = pots.note({ id: 'p1' }, { set: { seen: 'yes' } }, { when: { likes: 3 }, refusal: 'gone' });
    expect(await table.write([note])).toBeUndefined();
    expect(look()).toEqual({ ...before, seen: 'yes' });
    const empty = none();
    const unguarded = pots.note({ id: 'p1' }, { set: { seen: 'yes' } }, { when: {}, refusal: 'gone' });
    expect(await empty.table.write([unguarded])).toBe('gone');
    expect(empty.rows()).toEqual([]);
  });
});

describe('a record that is taken away', () => {
  const bare = versioned(potKind);
  const elsewhere = versioned({
    ...potKind,
    feed,
    tombstoneKey: ({ id }) => ({ ...potKey(id), sk: 'GONE' }),
  });

  it('is gone only as it was read, and while more holds of it', async () => {
    for (const record of [bare, pots, elsewhere]) {
      const { table, look } = aPot();
      expect(await table.write(record.softDelete({ ...pot, version: 2 }))).toBe('pot-moved');
      expect(await table.write(record.softDelete(pot, { likes: 4 }))).toBe('pot-moved');
      expect(look()).toMatchObject({ label: 'Bát Tràng' });
      expect(await table.write(record.softDelete(pot, { likes: 3 }))).toBeUndefined();
      expect(await record.find(table, { id: 'p1' }).catch(() => undefined)).toBeUndefined();
    }
  });

  it('leaves a tombstone for its view: in its own place, or where its kind says', async () => {
    const stones = async (record: { softDelete: typeof pots.softDelete }) => {
      const { table, rows } = aPot();
      await table.write(record.softDelete(pot));
      return rows().map(({ sk, entity, deleted }) => [sk, entity, deleted]);
    };
    expect(await stones(bare)).toEqual([]);
    expect(await stones(pots)).toEqual([['POT', 'pot-gone', true]]);
    expect(await stones(elsewhere)).toEqual([['GONE', 'pot-gone', true]]);
  });
});

describe('a change of a record', () => {
  it('that decides something and writes nothing answers what was decided', async () => {
    const { table, rows } = aPot();
    const before = rows();
    const read = () => Promise.resolve(pot);
    const changed = await pots.change(table, read, () => ({ after: { ...pot, label: 'same' }, writes: [] }));
    expect(changed).toEqual({ before: pot, after: { ...pot, label: 'same' } });
    expect(rows()).toEqual(before);
  });

  it('whose refusal is answered with nothing leaves the record as it is', async () => {
    const { table, look } = aPot();
    const changed = await pots.change(
      table,
      () => Promise.resolve(pot),
      (found: Pot) => {
        const { after, writes } = pots.replace(found, { label: 'new' });
        return { after, writes: [...writes, create(potKey('p1b')), create({ pk: 'POT#p1', sk: 'POT2' })] };
      },
    );
    expect(changed.after.label).toBe('new');
    const again = await pots.change(
      table,
      () => pots.find(table, { id: 'p1' }),
      (found: Pot) => {
        const { after, writes } = pots.replace(found, { label: 'newer' });
        return { after, writes: [...writes, create(potKey('p1b'), { refusal: 'name-taken' })] };
      },
      () => undefined,
    );
    expect([again?.before.label, again?.after.label, look()?.['label']]).toEqual(['new', 'new', 'new']);
  });
});

describe('what is told of a record', () => {
  const told = versioned({ ...potKind, activity: { of: 'settings', told: { label: asIs } } });
  const linesOf = async (work: (table: ReturnType<typeof memoryTable>['table']) => Promise<unknown>) => {
    const { table, rows } = aPot();
    await withOrigin({ who: { id: 'lan', role: 'admin' }, way: 'form' }, () => work(table));
    return rows()
      .filter(({ entity }) => entity === 'activity')
      .map(({ act, fields, who }) => [act, fields, who]);
  };
  const who = { id: 'lan', role: 'admin' };

  it('is told with who did it, where a field that is told of is another, or more is told with it', async () => {
    const change = (given: Partial<Pot>, also: { field: string; from: null; to: string }[] = []) =>
      linesOf((table) => table.write(told.replace(pot, given, also).writes));
    expect(await change({ likes: 4 })).toEqual([]);
    expect(await change({ label: 'new' })).toEqual([
      ['changed', [{ field: 'label', from: 'Bát Tràng', to: 'new' }], who],
    ]);
    const reason = { field: 'reason', from: null, to: 'broken' };
    expect(await change({ likes: 4 }, [reason])).toEqual([['changed', [reason], who]]);
  });

  it('is told when it comes and when it goes', async () => {
    const other = { ...pot, id: 'p2' };
    expect(await linesOf((table) => table.write(told.make(other)))).toEqual([['created', [], who]]);
    expect(await linesOf((table) => table.write(told.softDelete(pot)))).toEqual([['removed', [], who]]);
    expect(await linesOf((table) => table.write(pots.softDelete(pot)))).toEqual([]);
  });

  it('has no story where its kind has none', () => {
    const at = new Date('2026-03-01T00:00:00Z');
    expect(() => pots.tell(pot, [{} as never], at)).toThrow('Nothing is told of a pot');
  });
});
