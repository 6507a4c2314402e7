import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserConnection, delay } from '#web/platform/uploads/browser-connection.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stateOf = async (promise: Promise<void>): Promise<string> => {
  let state = 'waiting';
  promise.then(
    () => (state = 'done'),
    () => (state = 'stopped'),
  );
  await vi.advanceTimersByTimeAsync(0);
  return state;
};

it('waits for the network, or half a minute: some systems say offline and are not', async () => {
  const { signal } = new AbortController();
  expect(browserConnection.isOnline()).toBe(false);
  const first = browserConnection.whenOnline(signal);
  expect(await stateOf(first)).toBe('waiting');
  page.dispatchEvent(new Event('online'));
  expect(await stateOf(first)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);

  const second = browserConnection.whenOnline(signal);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await stateOf(second)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await stateOf(second)).toBe('done');
});

it('stops waiting when the upload is paused', async () => {
  const stop = new AbortController();
  const both = [browserConnection.whenOnline(stop.signal), delay(1000, stop.signal)];
  stop.abort();
  expect(await Promise.all(both.map(stateOf))).toEqual(['stopped', 'stopped']);
  expect(await stateOf(delay(1000, stop.signal))).toBe('stopped');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits as long as it is told', async () => {
  const waiting = delay(1000, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(await stateOf(waiting)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await stateOf(waiting)).toBe('done');
});
