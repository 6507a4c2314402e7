import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { memoByQuery } from '#functions/platform/views/memo.ts';
import { openSqliteView } from '#functions/platform/views/sqlite-view.ts';
import { feedTable } from '../support/feed-table.ts';

const Price = z.object({ id: z.string(), price: z.int() });
type Price = z.infer<typeof Price>;

const prices = defineView(Price, {
  name: 'prices',
  version: 1,
  shards: 1,
  row: Price,
  columns: { price: column.number(({ price }) => price) },
  indexes: [],
});
const everything = {
  where: [],
  sort: { by: 'price', descending: false },
  take: 100,
  counted: false,
} as const;

const runs = Number(process.env['MODEL_RUNS'] ?? 40);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_122);

/** A writer, who knows of each of their changes; somebody who knows of none; and how late the index shows what was written. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ write: fc.nat(3), late: fc.constantFrom(0, 0, 0, 0, 1) }) },
  { weight: 4, arbitrary: fc.record({ asker: fc.constantFrom('writer', 'other'), container: fc.nat(2) }) },
);

it(
  'who wrote sees it in every container, and a kept page is never another than its rows',
  { timeout: 120_000 },
  async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const feed = feedTable(prices);
        const open = () => openSqliteView(prices, { table: feed.table, freshMilliseconds: 60_000 });
        const containers = await Promise.all(
          [0, 1, 2].map(async () => ({
            view: await open(),
            page: memoByQuery(3),
            last: new Map<string, number>(),
          })),
        );
        const written = new Map<string, number>();
        let [token, price] = [undefined as string | undefined, 0];

        const textOf = async ({ ask: rows }: (typeof containers)[number]['view']) =>
          JSON.stringify((await rows.list(everything)).rows);

        async function ask(asker: string, place: number): Promise<void> {
          const container = containers[place];
          if (!container) return;
          const { view, page, last } = container;
          const known = asker === 'writer' && token ? `prices.0.${token}` : undefined;
          await withChanges(newChanges(known, Date.now()), () => view.refresh());
          const text = await page(view, 'all', () => textOf(view));
          expect(text).toBe(await textOf(view));
          const shown = new Map(
            z
              .array(Price)
              .parse(JSON.parse(text))
              .map((row) => [row.id, row.price]),
          );
          if (known) expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(written));
          // Nobody is shown an older price than the container has shown before.
          for (const [id, before] of last) expect(shown.get(id) ?? 0).toBeGreaterThanOrEqual(before);
          for (const [id, now] of shown) last.set(id, now);
        }

        for (const one of steps) {
          if ('asker' in one) {
            await ask(one.asker, one.container);
            continue;
          }
          const id = `p${one.write}`;
          price += 1;
          written.set(id, price);
          token = one.late > 0 ? feed.writeLate({ id, price }, one.late) : feed.write({ id, price });
          // The next write comes once the last is in its index: the table keeps one item in its order.
          if (one.late > 0) await ask('writer', 0);
        }
        for (const place of [0, 1, 2]) await ask('writer', place);
        for (const { view } of containers) view.close();
      }),
      { numRuns: runs, seed },
    );
  },
);
