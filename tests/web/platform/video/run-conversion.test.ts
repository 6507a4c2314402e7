import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runConversion } from '#web/platform/video/run-conversion.ts';
import type { ConversionReply } from '#web/platform/video/video-messages.ts';

type Handlers = {
  onmessage?: (event: { data: ConversionReply }) => void;
  onerror?: (event: { message: string }) => void;
};
const workers: (Handlers & { requests: unknown[]; ended: boolean; url: string })[] = [];

class FakeWorker {
  requests: unknown[] = [];
  ended = false;
  url: string;
  constructor(url: URL) {
    this.url = String(url);
    workers.push(this);
  }
  postMessage(request: unknown) {
    this.requests.push(request);
  }
  terminate() {
    this.ended = true;
  }
}

const file = new File(['x'], 'phim.mov');
const result = { content: new Blob(['y']), how: 'transcoded' as const };

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  const stop = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  const end = runConversion(file, 'convert', { signal: stop.signal, onProgress });
  end.catch(() => undefined);
  const [worker] = workers;
  if (!worker) throw new Error('No worker was started');
  return { stop, shares, end, worker, say: (data: ConversionReply) => worker.onmessage?.({ data }) };
}

it('a conversion runs in a worker of its own, which ends with it', async () => {
  const { end, say, shares, worker } = begin();
  expect(worker.requests).toEqual([{ file, mode: 'convert' }]);
  expect(worker.url).toMatch(/video-worker\.ts$/);
  say({ progress: 0.3 });
  say({ progress: 0.6 });
  expect(worker.ended).toBe(false);
  say({ result });
  expect(await end).toBe(result);
  expect([shares, worker.ended]).toEqual([[0.3, 0.6], true]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a conversion that fails says why', async () => {
  const { end, say, worker } = begin();
  say({ failure: 'no codec' });
  await expect(end).rejects.toThrow('no codec');
  expect(worker.ended).toBe(true);
});

it.each([
  ['blocked', 'blocked'],
  ['', 'did not start'],
])('a worker that does not start (%s) fails', async (message, reason) => {
  const { end, worker } = begin();
  worker.onerror?.({ message });
  await expect(end).rejects.toThrow(reason);
  expect(worker.ended).toBe(true);
});

it('a worker that says nothing for a minute has hung', async () => {
  const { end, say, worker } = begin();
  vi.advanceTimersByTime(59_000);
  say({ progress: 0.1 });
  vi.advanceTimersByTime(59_000);
  expect(worker.ended).toBe(false);
  vi.advanceTimersByTime(2000);
  await expect(end).rejects.toThrow('no progress');
  expect(worker.ended).toBe(true);
});

it('cancelling ends the worker at once, and starts none afterwards', async () => {
  const { end, stop, worker } = begin();
  stop.abort();
  await expect(end).rejects.toThrow('cancelled');
  expect(worker.ended).toBe(true);
  await expect(
    runConversion(file, 'copy', { signal: stop.signal, onProgress: () => undefined }),
  ).rejects.toThrow('aborted');
  expect(workers).toHaveLength(1);
});
