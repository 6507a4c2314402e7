// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { NearViewport } from '#web/ui/layout/near-viewport.tsx';
import { whenUsed } from '#web/ui/layout/when-used.ts';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
let comesNear: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        told([{ isIntersecting: false }]);
        comesNear = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  vi.unstubAllGlobals();
});

const far = async (onceUsed: boolean) => {
  screen = await renderForm(
    <NearViewport fallback="chờ" onceUsed={onceUsed}>
      đây
    </NearViewport>,
  );
  return () => document.body.textContent;
};
const use = (sign: string) => act(async () => window.dispatchEvent(new Event(sign)));

it('what is far down is not made before it is near, however much the page is used', async () => {
  const text = await far(false);
  await use('scroll');
  expect(text()).toBe('chờ');
  await act(async () => comesNear());
  expect(text()).toBe('đây');
});

it.each(['scroll', 'pointerdown', 'keydown'])(
  'what has no known height is made at the first %s',
  async (sign) => {
    const text = await far(true);
    expect(text()).toBe('chờ');
    await use(sign);
    expect(text()).toBe('đây');
  },
);

it('nothing waits any longer on a page that was left', async () => {
  const add = vi.spyOn(window, 'addEventListener');
  await far(true);
  const signals = add.mock.calls.flatMap(([, , options]) =>
    typeof options === 'object' && options.signal ? [options.signal] : [],
  );
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  await screen?.close();
  screen = undefined;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

it('the first use of a page is told once, whatever follows it', () => {
  const work = vi.fn<() => void>();
  whenUsed(work);
  for (const sign of ['scroll', 'scroll', 'keydown']) window.dispatchEvent(new Event(sign));
  expect(work).toHaveBeenCalledTimes(1);
});
