import { expect } from 'vitest';
import type { Cloud } from '#infra/local/cloud.ts';
import { waitingQueues } from './queues.ts';

const providers = ['bank', 'vnpay', 'stripe', 'ghtk'] as const;

/** Simulated providers with undelivered webhooks, new or waiting for a retry. */
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
 * Waits until all consequences of a change are processed. Without chaos nothing fails, so it is enough that no
 * work is running. With chaos, time is advanced until failed work was retried.
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
