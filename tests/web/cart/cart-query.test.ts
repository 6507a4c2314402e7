import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartQuery } from '#web/features/cart/api/cart-queries.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { aBrowser, aServer, failure } from '../platform/fake-browser.ts';

const session = { accessToken: 'access', refreshToken: 'refresh', username: 'CHOLANG01' };
const owner = { kind: 'member', id: session.username } as const;

beforeEach(async () => {
  const { stored } = await aBrowser();
  stored.set('cholang-session', JSON.stringify(session));
  // What sends is fetched when it is first needed, and that takes the time it takes.
  await import('#web/platform/api/transport.ts');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** The server fails; when it was asked is told in seconds. */
function aBrokenServer(): number[] {
  const began = Date.now();
  const times: number[] = [];
  aServer(() => {
    times.push((Date.now() - began) / 1000);
    return failure(500, 'INTERNAL');
  });
  return times;
}

/** Somebody looks at the cart: what they see, and how they look away. */
function look(client: ReturnType<typeof createQueryClient>) {
  const observer = new QueryObserver(client, cartQuery(owner));
  return { seen: () => observer.getCurrentResult(), away: observer.subscribe(() => undefined) };
}

it('who opens the page while the cart in small is still waiting does not wait from the beginning', async () => {
  const times = aBrokenServer();
  const client = createQueryClient();
  // The mouse comes near, the cart in small opens under it, and closes as the page is opened.
  void client.prefetchQuery(cartQuery(owner));
  const small = look(client);
  await vi.advanceTimersByTimeAsync(1500);
  small.away();
  const page = look(client);
  await vi.advanceTimersByTimeAsync(5499);
  expect(page.seen().status).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.seen().status).toBe('error');
  expect(times).toEqual([0, 1, 3, 7]);
  page.away();
});

it('nobody is asked any more once nobody waits', async () => {
  const times = aBrokenServer();
  const small = look(createQueryClient());
  await vi.advanceTimersByTimeAsync(1500);
  small.away();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toEqual([0, 1]);
});
