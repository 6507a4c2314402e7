import { expect } from 'vitest';
import { contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { waitingQueues } from '#tests/support/queues.ts';
import type { World } from '#tests/support/world.ts';

const kinds = ['unpaid-order', 'payment-expiry', 'payment-query'] as const;

/** What is left to do by now: messages that wait, and what is due. */
async function leftIn(world: World): Promise<string[]> {
  await world.cloud.idle();
  const now = contextOf(world.table, () => new Date(world.cloud.clock.now()));
  const dues = (await Promise.all(kinds.map((kind) => listDues(now, kind)))).flat();
  return [...dues.map(({ kind, of }) => `${kind} ${of}`), ...(await waitingQueues(world))];
}

/** Lets all that is under way end: what failed comes again as the minutes pass, and what is due is done. */
export async function settle(world: World, { hours = 0 } = {}): Promise<void> {
  await world.cloud.clock.advance(hours * 3600);
  await expect
    .poll(
      async () => {
        await world.cloud.clock.advance(120);
        return leftIn(world);
      },
      { timeout: 180_000, interval: 100 },
    )
    .toEqual([]);
}
