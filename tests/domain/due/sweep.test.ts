import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { type Due, dueItem, type DueKind, lanesOfKind } from '#functions/domain/due/due-items.ts';
import { type Effects, sweep } from '#functions/domain/due/sweep.ts';
import { log } from '#functions/platform/log.ts';
import { always, listDues, nothing } from '#tests/support/dues.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const now = new Date('2026-05-20T09:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const dueOf = (kind: DueKind, of: string, minutes = 1): Due => ({ at: minutesAgo(minutes), kind, of });

/** A table where these are due, and what was done about which. */
function aSweep(all: Due[], slow: Partial<Effects> = {}) {
  const { table, put } = memoryTable();
  put(all.map(dueItem));
  const done: string[] = [];
  const note = async (_: unknown, { of }: Due) => void done.push(of);
  const effects: Effects = { ...always(note), ...slow };
  const run = (until = Date.now() + 60_000) =>
    sweep(
      contextOf(table, () => now),
      { effects, until },
    );
  return { table, put, done, run };
}

it('a provider that does not answer holds up nothing of another kind, however long its own have waited', async () => {
  const provider = Promise.withResolvers<void>();
  const orders = Array.from({ length: 25 }, (_, place) => dueOf('unpaid-order', `order-${place}`));
  const { done, run } = aSweep(
    [dueOf('payment-query', 'stuck', 60), ...orders, dueOf('payment-expiry', 'qr')],
    {
      'payment-query': () => provider.promise,
    },
  );
  const sweeping = run();
  await expect.poll(() => done.length).toBe(26);
  provider.resolve();
  expect(await sweeping).toBe(27);
});

it('one that is slow holds up few of its own kind', async () => {
  const vnpay = Promise.withResolvers<void>();
  const asked: string[] = [];
  const queries = ['vnpay', 'stripe-1', 'stripe-2'].map((of, place) => dueOf('payment-query', of, 9 - place));
  const { run } = aSweep(queries, {
    'payment-query': async (_, { of }) => {
      if (of === 'vnpay') await vnpay.promise;
      asked.push(of);
    },
  });
  const sweeping = run();
  await expect.poll(() => asked).toEqual(['stripe-1', 'stripe-2']);
  vnpay.resolve();
  await sweeping;
});

it('a lane that cannot be read holds up no other, and is told of when they are through', async () => {
  const orders = Array.from({ length: 60 }, (_, place) => dueOf('unpaid-order', `order-${place}`));
  const { table, done } = aSweep(orders);
  const effects: Effects = {
    ...nothing,
    'unpaid-order': async (_, { of }) => void done.push(of),
  };
  const broken: typeof table = {
    ...table,
    list: (asked, schema) =>
      asked.pk.endsWith('#0')
        ? Promise.reject(new AppError('UNAVAILABLE', { retryAfter: 2 }))
        : table.list(asked, schema),
  };
  const sweeping = sweep(
    contextOf(broken, () => now),
    { effects, until: Date.now() + 60_000 },
  );
  await expect(sweeping).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const left = await listDues(
    contextOf(table, () => now),
    'unpaid-order',
  );
  expect(left.length).toBeGreaterThan(0);
  expect(done.length + left.length).toBe(60);
});

it('does what is due and forgets it, leaves what is not, and begins nothing when its time is over', async () => {
  const early = dueOf('unpaid-order', 'tomorrow', -24 * 60);
  const { table, done, run } = aSweep([
    dueOf('unpaid-order', 'now', 0),
    dueOf('payment-expiry', 'qr', 3),
    early,
  ]);
  expect(await run(Date.now() - 1)).toBe(0);
  expect(await run()).toBe(2);
  expect(done.toSorted()).toEqual(['now', 'qr']);
  const dueAt = (at: string) =>
    listDues(
      contextOf(table, () => new Date(at)),
      'unpaid-order',
    );
  expect(await dueAt(now.toISOString())).toEqual([]);
  expect(await dueAt(early.at)).toEqual([early]);
});

it('does what lies behind items that cannot be read', async () => {
  vi.spyOn(log, 'error').mockReturnValue();
  const order = dueOf('unpaid-order', 'order-1');
  const { put, done, run } = aSweep([order]);
  const { pk } = dueItem(order);
  put([1, 2, 3].map((place) => ({ pk, sk: `${minutesAgo(60)}#${place}`, entity: 'due' })));
  expect(await run()).toBe(1);
  expect(done).toEqual(['order-1']);
});

it('begins no more of a kind once its time is over on the way', async () => {
  let clock = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  const orders = Array.from({ length: 200 }, (_, place) => dueOf('unpaid-order', `order-${place}`));
  const { run } = aSweep(orders, { 'unpaid-order': async () => void (clock = 2) });
  expect(await run(1)).toBe(3 * lanesOfKind);
});

it('what is due lies in all lanes about as much', () => {
  const lanes = Map.groupBy(
    Array.from({ length: 800 }, () => dueItem(dueOf('unpaid-order', newId()))),
    ({ pk }) => pk,
  );
  expect(lanes.size).toBe(lanesOfKind);
  for (const items of lanes.values()) expect(items.length).toBeLessThan(200);
});
