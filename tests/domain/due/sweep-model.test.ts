import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import {
  cancelDue,
  type Due,
  type DueKind,
  dueItem,
  lanesOfKind,
  scheduleDue,
} from '#functions/domain/due/due-items.ts';
import { sweep } from '#functions/domain/due/sweep.ts';
import { log } from '#functions/platform/log.ts';
import { contextOf } from '#tests/support/context.ts';
import { always, listDues } from '#tests/support/dues.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const now = new Date('2026-05-20T09:00:00.000Z');
const kinds: readonly DueKind[] = ['unpaid-order', 'payment-expiry', 'payment-query'];
const moment = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

const runs = Number(process.env['MODEL_RUNS'] ?? 200);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_122);

const due = fc.record({
  kind: fc.constantFrom(...kinds),
  of: fc.nat(40).map((nth) => `order-${nth}`),
  at: fc.integer({ min: -90, max: 30 }).map(moment),
});
const keyOf = ({ at, kind, of }: Due) => `${kind} ${at} ${of}`;

/** What happens beside two sweeps: a due item is called off, put off to another moment, or its effect fails. */
const happening = fc.record({ place: fc.nat(200), how: fc.constantFrom('cancel', 'put off', 'fail') });

it('whatever is called off or put off while two sweeps run, what is due is done, and nothing else is forgotten', async () => {
  expect.hasAssertions();
  vi.spyOn(log, 'error').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(due, { minLength: 1, maxLength: 40, selector: keyOf }),
      fc.array(happening, { maxLength: 12 }),
      fc.scheduler(),
      async (dues, happenings, scheduler) => {
        let isBusy = false;
        const { table, put, rows } = memoryTable(() =>
          isBusy ? scheduler.schedule(Promise.resolve(), 'table') : Promise.resolve(),
        );
        put(dues.map(dueItem));
        const [done, failing] = [new Map<string, number>(), new Set<string>()];
        const cancelled = new Set<string>();
        const effect = async (_: unknown, one: Due) => {
          // Its work asks the table too, so that others come between.
          await table.get(dueItem(one), z.unknown());
          if (failing.delete(keyOf(one))) throw new Error('Its provider does not answer');
          done.set(keyOf(one), (done.get(keyOf(one)) ?? 0) + 1);
        };
        const context = contextOf(table, () => now);
        const run = () => sweep(context, { effects: always(effect), until: Date.now() + 60_000 });

        const later = moment(60);
        const happen = async ({ place, how }: { place: number; how: string }) => {
          const one = dues[place % dues.length];
          if (!one) return;
          if (how === 'fail') failing.add(keyOf(one));
          else {
            cancelled.add(keyOf(one));
            await table.write(
              how === 'cancel' ? [cancelDue(one)] : [cancelDue(one), scheduleDue({ ...one, at: later })],
            );
          }
        };
        isBusy = true;
        await scheduler.waitFor(Promise.all([run(), run(), ...happenings.map(happen)]));
        isBusy = false;
        await run();

        const past = dues.filter(({ at }) => at <= now.toISOString());
        // All that is past was done, or called off before its turn; and is not due any more.
        for (const one of past) expect(done.has(keyOf(one)) || cancelled.has(keyOf(one))).toBe(true);
        expect((await Promise.all(kinds.map((kind) => listDues(context, kind)))).flat()).toEqual([]);
        // Nothing was done before its moment, and what is yet to come is still there.
        const left = new Set(rows().map((row) => keyOf(row as unknown as Due)));
        for (const one of dues.filter(({ at }) => at > now.toISOString())) {
          expect(done.has(keyOf(one))).toBe(false);
          expect(left.has(keyOf(one))).toBe(!cancelled.has(keyOf(one)));
        }
        expect(new Set(rows().map(({ pk }) => pk)).size).toBeLessThanOrEqual(lanesOfKind * kinds.length);
      },
    ),
    { numRuns: runs, seed },
  );
});
