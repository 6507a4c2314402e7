import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { strideOf, limitRate } from '#functions/platform/limits/rate-limit.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const runs = Number(process.env['MODEL_RUNS'] ?? 200);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_122);

const limits = fc.constantFrom(
  { calls: 5, seconds: 600 },
  { calls: 59, seconds: 60 },
  { calls: 60, seconds: 60 },
  { calls: 240, seconds: 60 },
);

/** A container counts by itself: what tells it from another is the table it has in hand. */
const aContainer = (table: Table): Table => ({ ...table });

async function isLet(table: Table, limit: { calls: number; seconds: number }): Promise<boolean> {
  try {
    await limitRate(table, 'op', 'lan', limit);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

it('a limit counts in all containers: a narrow one to the call, a wide one to a thirtieth for each', async () => {
  expect.hasAssertions();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:01.000Z') });
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 60 }),
      fc.scheduler(),
      async (limit, count, bursts, scheduler) => {
        const { table } = memoryTable(() => scheduler.schedule(Promise.resolve(), 'table'));
        const containers = Array.from({ length: count }, () => aContainer(table));
        let [asked, passed] = [0, 0];
        for (const burst of bursts) {
          // A container has one call at a time; all of them run side by side.
          const calls = [...Map.groupBy(burst, (place) => place % count)].map(async ([place, { length }]) => {
            const answers: boolean[] = [];
            while (answers.length < length) answers.push(await isLet(containers[place] ?? table, limit));
            return answers;
          });
          const answers = (await scheduler.waitFor(Promise.all(calls))).flat();
          asked += answers.length;
          passed += answers.filter(Boolean).length;
        }
        const stride = strideOf(limit.calls);
        // Nobody is refused who keeps to it, and what is let through beside it is what containers have yet to tell.
        expect(passed).toBeGreaterThanOrEqual(Math.min(asked, limit.calls));
        expect(passed).toBeLessThanOrEqual(stride === 1 ? limit.calls : limit.calls + count * stride);
      },
    ),
    { numRuns: runs, seed },
  );
  vi.useRealTimers();
});
