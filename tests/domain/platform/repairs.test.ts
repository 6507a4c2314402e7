import { expect, it } from 'vitest';
import { type Repair } from '#functions/platform/rewrites/rewrite.ts';
import { runRewrites } from '#functions/platform/rewrites/run-rewrites.ts';
import type { Scan } from '#functions/platform/table/scan.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const items = ['a', 'b', 'c'].map((id) => ({ pk: `THING#${id}`, sk: 'HEAD', entity: 'thing', id }));

/** All things lie in the first part of the table, one a page. */
const scan: Scan = ({ segment, from }) => {
  const place = from ? items.findIndex(({ pk }) => pk === from.pk) + 1 : 0;
  const item = segment === 0 ? items[place] : undefined;
  const isLast = place >= items.length - 1;
  return Promise.resolve({
    items: item ? [item] : [],
    next: item && !isLast ? { pk: item.pk, sk: item.sk } : undefined,
  });
};

it('a repair is handed each item with the table, and goes on where it was stopped', async () => {
  const { table } = memoryTable();
  const seen: string[] = [];
  let fails = true;
  const repair: Repair = {
    name: 'things',
    entities: ['thing'],
    repair: ({ table: given }, item) => {
      expect(given).toBe(table);
      if (fails && item['id'] === 'c') return Promise.reject(new Error('cut off'));
      seen.push(String(item['id']));
      return Promise.resolve(true);
    },
  };
  const run = () => runRewrites({ ...contextOf(table), scan, until: Infinity }, [repair]);
  await expect(run()).rejects.toThrow('cut off');
  fails = false;
  expect(await run()).toBe(true);
  expect(await run()).toBe(true);
  expect(seen).toEqual(['a', 'b', 'c']);
});
