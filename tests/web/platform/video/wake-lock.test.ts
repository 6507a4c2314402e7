import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from '#web/platform/video/wake-lock.ts';

let visibilityState = 'visible';
let listeners: (() => void)[] = [];
const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
const request = vi.fn<() => Promise<{ release: typeof release }>>(() => Promise.resolve({ release }));

beforeEach(() => {
  visibilityState = 'visible';
  listeners = [];
  release.mockClear();
  request.mockClear();
  vi.stubGlobal('navigator', { wakeLock: { request } });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    removeEventListener: (_: string, listener: () => void) => {
      listeners = listeners.filter((one) => one !== listener);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));
const comeBack = () => {
  for (const listener of listeners) listener();
};

it('the screen stays on until the work is done, also after the page was hidden', async () => {
  const letSleep = keepAwake();
  await settle();
  visibilityState = 'hidden';
  comeBack();
  expect(request).toHaveBeenCalledTimes(1);
  visibilityState = 'visible';
  comeBack();
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  letSleep();
  expect([release.mock.calls.length, listeners]).toEqual([1, []]);
});

it('a lock that comes too late is given back', async () => {
  keepAwake()();
  await settle();
  expect(release).toHaveBeenCalledTimes(1);
});

it('a browser that refuses or has no lock does no harm', async () => {
  request.mockImplementationOnce(() => Promise.reject(new Error('battery')));
  keepAwake()();
  vi.stubGlobal('navigator', {});
  keepAwake()();
  await settle();
  expect(release).not.toHaveBeenCalled();
});
