import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '#web/platform/feedback/toast.ts';
import { followReleases } from '#web/platform/offline/new-release.ts';

const own = '/assets/index-own.js';

/** A worker of a release, which answers of which it is, and keeps what else it is told. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly told: string[] = [];
  readonly #entry: string;

  constructor(entry: string) {
    super();
    this.#entry = entry;
  }

  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    if (type === 'which') port?.postMessage(this.#entry);
    else this.told.push(type);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;

  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }

  installs(worker: FakeWorker) {
    worker.state = 'installed';
    [this.installing, this.waiting] = [null, worker];
    worker.dispatchEvent(new Event('statechange'));
  }
}

let registration: FakeRegistration;
beforeEach(() => {
  registration = new FakeRegistration();
  const page = Object.assign(new EventTarget(), { querySelector: () => ({ src: `http://shop.test${own}` }) });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'http://shop.test/' });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
});
afterEach(() => void vi.unstubAllGlobals());

const follow = () => followReleases(registration as unknown as ServiceWorkerRegistration);

it.each([
  ['found later', (worker: FakeWorker) => (follow(), registration.finds(worker))],
  ['on its way before the page listens', (worker: FakeWorker) => (registration.finds(worker), follow())],
  [
    'told of twice',
    (worker: FakeWorker) => {
      registration.installing = worker;
      follow();
      registration.finds(worker);
    },
  ],
])('a worker of the page’s own release takes over once it is installed: %s', async (_, comes) => {
  const worker = new FakeWorker(own);
  comes(worker);
  registration.installs(worker);
  await expect.poll(() => worker.told.length).toBeGreaterThan(0);
  for (const _turn of [1, 2, 3]) await new Promise(setImmediate);
  expect(worker.told).toEqual(['take-over']);
});

it('one that waits already takes over at once, but not where no worker stands before the page yet', async () => {
  registration.waiting = new FakeWorker(own);
  follow();
  await expect.poll(() => registration.waiting?.told).toEqual(['take-over']);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  const first = new FakeWorker(own);
  registration.waiting = first;
  follow();
  await new Promise(setImmediate);
  expect(first.told).toEqual([]);
});

it('one of another release waits until the reader says so, and is told of once', async () => {
  const info = vi.spyOn(toast, 'info').mockReturnValue(undefined as never);
  const worker = new FakeWorker('/assets/index-next.js');
  follow();
  registration.finds(worker);
  registration.installs(worker);
  await expect.poll(() => info.mock.calls.length).toBe(1);
  expect(worker.told).toEqual([]);
});
