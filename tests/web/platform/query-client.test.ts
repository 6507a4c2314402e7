import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking(queryKey: string[]) {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
  const ask = async () => client.fetchQuery({ queryKey, queryFn });
  return { client, queryFn, ask };
}

it.each([
  ['anything', 'places', 5],
  ['what others change', 'orders', 0.5],
])('%s is asked again once it is stale, not before', async (_, root, minutes) => {
  const { queryFn, ask } = asking([root, 'list']);
  await ask();
  vi.setSystemTime(Date.now() + minutes * minute - 1);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('what nobody shows is kept ten minutes', async () => {
  const { client, ask } = asking(['places']);
  await ask();
  vi.advanceTimersByTime(10 * minute - 1);
  expect(client.getQueryData(['places'])).toBe('answer');
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(['places'])).toBeUndefined();
});

it('a live event wins over what is still fresh', async () => {
  const { client, queryFn, ask } = asking(['places', 'list']);
  await ask();
  await client.invalidateQueries({ queryKey: ['places'] });
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

/** A page whose data was asked for while its code was on its way, and which the server refuses. */
async function aRefusedPage() {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>(() =>
    Promise.reject(Object.assign(new Error(), { statusCode: 403 })),
  );
  const query = { queryKey: ['places'], queryFn };
  await client.prefetchQuery(query);
  const open = () => new QueryObserver(client, query).subscribe(() => undefined);
  return { open, queryFn };
}

it('a refusal that came before its page is shown by the page, not asked for once more', async () => {
  const { open, queryFn } = await aRefusedPage();
  const close = open();
  await vi.advanceTimersByTimeAsync(minute);
  expect(queryFn).toHaveBeenCalledTimes(1);
  close();
});

it('whoever comes back to what failed asks again', async () => {
  const { open, queryFn } = await aRefusedPage();
  open()();
  open();
  await vi.advanceTimersByTimeAsync(minute);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
