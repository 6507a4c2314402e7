import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import { rewriteItem } from '#functions/platform/rewrites/rewrite-item.ts';
import { type Rewrite, rewriteOf } from '#functions/platform/rewrites/rewrite.ts';
import { runRewrites, skipRewrites } from '#functions/platform/rewrites/run-rewrites.ts';
import type { Scan } from '#functions/platform/table/scan.ts';
import { shaped } from '#functions/platform/table/shapes.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Item, put, remove, update } from '#functions/platform/table/table-operations.ts';
import { withTrace } from '#functions/platform/tracing.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const key = { pk: 'THING#a', sk: 'HEAD' };
const old: Item = { ...key, entity: 'thing', id: 'a', size: 1, shade: 'dark' };
/** Things have a colour now, and no shade. */
const toColour = (item: Item): Item => {
  if (item['colour'] !== undefined) return item;
  const { shade, ...rest } = item;
  return { ...rest, pk: item.pk, sk: item.sk, colour: shade };
};
const toOtherKey = (item: Item): Item => ({ ...item, sk: 'THING' });

/** A table with one thing; just before the first write somebody else does something to it. */
function aThing(item: Item = old, meanwhile?: (table: Table) => Promise<unknown>) {
  const { table, rows, put: lay } = memoryTable();
  lay([item]);
  let writes = 0;
  const write: Table['write'] = async (operations) => {
    writes += 1;
    if (writes === 1) await meanwhile?.(table);
    return table.write(operations);
  };
  const rewrite = (today: Rewrite['today'] = toColour) => rewriteItem({ ...table, write }, { today }, item);
  return { rewrite, rows, lay, writes: () => writes };
}

describe('an older item', () => {
  it('is written as it is today: what is new is set, what is old goes, and its key stays', async () => {
    const { rewrite, rows } = aThing();
    expect(await withTrace('request-1', () => rewrite())).toBe(true);
    expect(rows()).toEqual([
      { ...key, entity: 'thing', id: 'a', size: 1, colour: 'dark', trace: 'request-1' },
    ]);
  });

  it('that is up to date is left alone', async () => {
    const { rewrite, rows, writes } = aThing({ ...old, colour: 'dark' });
    expect([await rewrite(), writes(), rows()]).toEqual([false, 0, [{ ...old, colour: 'dark' }]]);
  });

  it('of a view is told to the view, and no other is', async () => {
    const shown = aThing({ ...old, changes: 'VIEW#things#0', changeId: 'before' });
    await shown.rewrite();
    expect(shown.rows()[0]?.['changeId']).toMatch(/^[0-9A-Z]{26}$/);
    const plain = aThing();
    await plain.rewrite();
    expect(plain.rows()[0]).not.toHaveProperty('changeId');
  });

  it('that somebody changes meanwhile is looked at again, and keeps what they said', async () => {
    const { rewrite, rows, writes } = aThing(old, (table) =>
      table.write([update(key, { set: { shade: 'light' } })]),
    );
    expect(await rewrite()).toBe(true);
    expect([writes(), rows()[0]?.['colour']]).toEqual([2, 'light']);
  });

  it('that somebody brings up to date meanwhile, or takes away, has nothing left to be written', async () => {
    const brought = aThing(old, (table) => table.write([update(key, { set: { colour: 'red' } })]));
    expect([await brought.rewrite(), brought.writes(), brought.rows()[0]?.['colour']]).toEqual([
      false,
      1,
      'red',
    ]);
    const gone = aThing(old, (table) => table.write([remove(key)]));
    expect([await gone.rewrite(), gone.writes(), gone.rows()]).toEqual([false, 1, []]);
  });
});

describe('an older item that lies elsewhere today', () => {
  it('is moved at once, and told to its view', async () => {
    const { rewrite, rows, writes } = aThing({ ...old, changes: 'VIEW#things#0', changeId: 'before' });
    expect(await rewrite(toOtherKey)).toBe(true);
    expect(rows()).toMatchObject([{ pk: key.pk, sk: 'THING', shade: 'dark' }]);
    expect(rows()[0]?.['changeId']).not.toBe('before');
    expect(writes()).toBe(1);
  });

  it('makes way for what stands there already, which is newer', async () => {
    const { rewrite, rows, lay } = aThing();
    lay([{ ...key, sk: 'THING', entity: 'thing', id: 'a', size: 2 }]);
    expect(await rewrite(toOtherKey)).toBe(true);
    expect(rows()).toEqual([{ ...key, sk: 'THING', entity: 'thing', id: 'a', size: 2 }]);
  });

  it('and is changed meanwhile is moved as it is by then', async () => {
    const { rewrite, rows, writes } = aThing(old, (table) =>
      table.write([update(key, { set: { size: 5 } })]),
    );
    expect(await rewrite(toOtherKey)).toBe(true);
    expect(rows()).toMatchObject([{ sk: 'THING', size: 5 }]);
    expect(writes()).toBe(2);
  });

  it('is moved only from where it was: one that is changed while its place is taken stays', async () => {
    const { rewrite, rows, lay } = aThing(old, (table) => table.write([update(key, { set: { size: 5 } })]));
    lay([{ ...key, sk: 'THING', entity: 'thing', id: 'a', size: 9 }]);
    // It is looked at again, and goes as it is by then.
    expect(await rewrite(toOtherKey)).toBe(true);
    expect(rows()).toMatchObject([{ sk: 'THING', size: 9 }]);
  });
});

describe('all older items', () => {
  const things = Array.from({ length: 20 }, (_, nth): Item => ({
    pk: `THING#${String(nth).padStart(2, '0')}`,
    sk: 'HEAD',
    entity: 'thing',
    id: `t${nth}`,
    shade: 'dark',
  }));
  const colours: Rewrite = { name: 'colours', entities: ['thing'], today: toColour };

  /** All things lie in the first part of the table, ten a page. */
  function aTable(onPage: (from: string | undefined, table: Table) => Promise<void> = async () => undefined) {
    const { table, rows, put: lay } = memoryTable();
    lay(things);
    const pages: (string | undefined)[] = [];
    const scan: Scan = async ({ segment, from }) => {
      if (segment !== 0) return { items: [], next: undefined };
      pages.push(from?.pk);
      await onPage(from?.pk, table);
      const start = from ? things.findIndex(({ pk }) => pk === from.pk) + 1 : 0;
      const items = things.slice(start, start + 10);
      const last = items.at(-1);
      return { items, next: last && start + 10 < things.length ? { pk: last.pk, sk: last.sk } : undefined };
    };
    const run = (rewrites: readonly Rewrite[] = [colours], until = Infinity) =>
      runRewrites({ ...contextOf(table), scan, until }, rewrites);
    const checkpoints = () =>
      rows()
        .filter(({ entity }) => entity === 'rewrite')
        .map(({ sk, page, isDone, looked, rewritten }) => [sk, page, isDone, looked, rewritten]);
    return { table, lay, rows, pages, run, checkpoints };
  }

  it('are brought up to date page by page, once, and it is written down how many there were', async () => {
    vi.spyOn(log, 'info').mockReturnValue();
    const { run, rows, pages, checkpoints, lay } = aTable();
    lay([{ ...things[3], pk: 'THING#03', sk: 'HEAD', colour: 'red' }]);
    expect([await run(), await run()]).toEqual([true, true]);
    expect(pages).toEqual([undefined, 'THING#09']);
    expect(rows().filter(({ colour }) => colour === 'dark')).toHaveLength(19);
    expect(checkpoints().toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ['SEGMENT#0', 2, true, 20, 19],
      ['SEGMENT#1', 1, true, 0, 0],
      ['SEGMENT#2', 1, true, 0, 0],
      ['SEGMENT#3', 1, true, 0, 0],
    ]);
    const told = vi.mocked(log.info).mock.calls.map(([, facts]) => Number(facts?.['looked']));
    expect(told.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 20]);
  });

  it.each([undefined, 'THING#09'])(
    'are left to whoever is further, where two work on one part: from %s on',
    async (place) => {
      vi.spyOn(log, 'info').mockReturnValue();
      let isFirst = true;
      const { run, checkpoints, pages } = aTable(async (from, table) => {
        if (from !== place || !isFirst) return;
        isFirst = false;
        const page = place === undefined ? 1 : 2;
        const at = { pk: 'REWRITE#colours', sk: 'SEGMENT#0', entity: 'rewrite', looked: 20, rewritten: 20 };
        await table.write([put({ ...at, page, isDone: true })]);
      });
      expect(await run()).toBe(false);
      expect(checkpoints().find(([sk]) => sk === 'SEGMENT#0')).toEqual([
        'SEGMENT#0',
        expect.any(Number),
        true,
        20,
        20,
      ]);
      const looked = pages.length;
      expect([await run(), pages.length]).toEqual([true, looked]);
    },
  );

  it('wait for another time where none is left, those of the next rewrite too', async () => {
    const { run, pages, checkpoints } = aTable();
    const later: Rewrite = { ...colours, name: 'later' };
    expect(await run([colours, later], 0)).toBe(false);
    expect([pages, checkpoints()]).toEqual([[], []]);
  });

  it('are not looked for in a table that was filled by today’s own hand', async () => {
    const { table, run, pages, checkpoints } = aTable();
    await skipRewrites(contextOf(table), [colours]);
    expect([await run(), pages, checkpoints().length]).toEqual([true, [], 4]);
  });
});

it('a rewrite of older shapes writes what readers work out each time, under the same key', () => {
  const Thing = shaped(z.object({ colour: z.string() }), ({ shade, ...rest }) => ({
    ...rest,
    pk: 'x',
    colour: shade,
  }));
  const rewrite = rewriteOf('thing', Thing);
  expect([rewrite.name, rewrite.entities]).toEqual(['thing-v2', ['thing']]);
  expect(rewrite.today({ ...key, shade: 'dark' })).toEqual({ ...key, colour: 'dark', v: 2 });
  expect(() => rewriteOf('pot', z.object({}))).toThrow('A pot has had one shape only');
});
