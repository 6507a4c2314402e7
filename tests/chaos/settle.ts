import { expect } from 'vitest';
import type { QueueCount } from '#infra/local/sqs/queues.ts';
import { contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import type { World } from '#tests/support/world.ts';

const queuesOf = async ({ url }: World): Promise<QueueCount[]> =>
  (await (await fetch(`${url}/dev/queues.json`)).json()) as QueueCount[];

const isDead = ({ name }: QueueCount): boolean => name.includes('dead');
const countOf = ({ waiting, inFlight, delayed }: QueueCount): number => waiting + inFlight + delayed;

const kinds = ['unpaid-order', 'payment-expiry', 'payment-query'] as const;

/** What is left to do by now: messages that wait, and what is due. */
async function leftIn(world: World): Promise<string[]> {
  await world.cloud.idle();
  const now = contextOf(world.table, () => new Date(world.cloud.clock.now()));
  const dues = (await Promise.all(kinds.map((kind) => listDues(now, kind)))).flat();
  const waiting = (await queuesOf(world)).filter((queue) => !isDead(queue) && countOf(queue) > 0);
  return [...dues.map(({ kind, of }) => `${kind} ${of}`), ...waiting.map(({ name }) => name)];
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

/** What could not be brought through in any of its tries. */
export const deadLetters = async (world: World): Promise<QueueCount[]> =>
  (await queuesOf(world)).filter((queue) => isDead(queue) && countOf(queue) > 0);
