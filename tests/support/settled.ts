import { expect } from 'vitest';
import type { Cloud } from '#infra/local/cloud.ts';
import { waitingQueues } from './queues.ts';

const providers = ['bank', 'vnpay', 'stripe', 'ghtk'] as const;

/** Those who still have something to tell the shop: for the first time, or again because it was not taken. */
async function tellingProviders({ url }: Cloud): Promise<string[]> {
  const each = await Promise.all(
    providers.map(async (name) => {
      const notices = (await (await fetch(`${url}/dev/${name}/notices.json`)).json()) as { state: string }[];
      return notices.some(({ state }) => state === 'waiting') ? [name] : [];
    }),
  );
  return each.flat();
}

/**
 * All that follows from what was done has followed. Without chaos nothing fails by itself, so it is enough that nothing is under way; with it,
 * what failed comes again as the minutes pass.
 */
export async function settled(cloud: Cloud): Promise<void> {
  await cloud.idle();
  if (!cloud.chaos()) return;
  const leftToDo = async (): Promise<string[]> => {
    const left = [...(await tellingProviders(cloud)), ...(await waitingQueues(cloud))];
    if (left.length === 0) return left;
    await cloud.clock.advance(30);
    await cloud.idle();
    return left;
  };
  await expect.poll(leftToDo, { timeout: 180_000, interval: 50 }).toEqual([]);
}
