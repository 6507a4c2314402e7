// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBoxHighlight, useHighlight } from '#web/features/discussion/hooks/use-highlight.ts';

let isOn: boolean;
let start: () => void;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
const leave = () => act(async () => root.unmount());
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

const draw = (useIt: () => [isOn: boolean, start: () => void]) =>
  act(async () => {
    root = createRoot(document.createElement('div'));
    root.render(
      createElement(function Place() {
        [isOn, start] = useIt();
        return null;
      }),
    );
  });
const highlight = () => act(async () => start());
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

it('a place is highlighted only when somebody asks for it, and for the given time', async () => {
  await draw(() => useHighlight(3000));
  expect([isOn, vi.getTimerCount()]).toEqual([false, 0]);
  await highlight();
  await pass(2999);
  expect(isOn).toBe(true);
  await pass(1);
  expect(isOn).toBe(false);
});

it('a place that is asked for again is highlighted for the whole time again', async () => {
  await draw(() => useHighlight(3000));
  await highlight();
  await pass(2000);
  await highlight();
  await pass(1000);
  await highlight();
  await pass(2999);
  expect(isOn).toBe(true);
  await pass(1);
  expect(isOn).toBe(false);
});

it('a place that is left while it is highlighted waits for nothing more', async () => {
  await draw(() => useHighlight(3000));
  await highlight();
  expect(vi.getTimerCount()).toBe(1);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});

it('the box for a comment is highlighted for two seconds', async () => {
  await draw(useBoxHighlight);
  await highlight();
  await pass(1999);
  expect(isOn).toBe(true);
  await pass(1);
  expect(isOn).toBe(false);
});
