// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ensureWorker } from '#web/features/library/reader/api/worker-control.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('gives up a worker that does not take over in time', async () => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller: null, register: async () => undefined }),
    configurable: true,
  });
  const outcome = ensureWorker().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toMatchObject({ reason: 'worker' });
});
