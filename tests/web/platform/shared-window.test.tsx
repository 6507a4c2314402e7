import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { aPagesCalls, forgetReact } from '../../support/load-app.ts';
import { emptyWindow } from '../support/empty-window.ts';

/** Everything by which one test file could reach the next in the same window. */
const stateOfWindow = () => ({
  kept: [localStorage.length, sessionStorage.length, document.cookie],
  address: [location.pathname, location.search, location.hash, window.history.state],
  document: [document.documentElement.outerHTML, document.title],
  clock: [vi.isFakeTimers(), new Date().getFullYear() > 2000],
  doubles: [typeof fetch, innerWidth === 1, vi.isMockFunction(console.error)],
});

function leaveTraces(): void {
  localStorage.setItem('cholang-session', '{}');
  sessionStorage.setItem('cholang-own-note', '{}');
  document.cookie = 'language=en';
  window.history.replaceState({ from: 'elsewhere' }, '', '/login?callbackUrl=%2Fcart#token=1');
  document.title = 'Giỏ hàng';
  document.documentElement.dataset['theme'] = 'dark';
  document.body.className = 'locked';
  document.body.append(document.createElement('dialog'));
  vi.useFakeTimers({ now: new Date('1999-01-01') });
  vi.stubGlobal('fetch', undefined);
  vi.stubGlobal('innerWidth', 1);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

it('a file of tests finds a window as new, whatever the file before it left there', () => {
  emptyWindow();
  const asNew = stateOfWindow();
  leaveTraces();
  const dirty = stateOfWindow();
  for (const part of ['kept', 'address', 'document', 'clock', 'doubles'] as const)
    for (const [place, value] of dirty[part].entries())
      expect([part, value]).not.toEqual([part, asNew[part][place]]);
  emptyWindow();
  expect(stateOfWindow()).toEqual(asNew);
});

it('a page that is closed is called by nothing any more: no clock, no event', () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const { calls, close } = aPagesCalls(window, document);
  calls.setTimeout(() => heard.push('timeout'), 10);
  calls.setInterval(() => heard.push('interval'), 10);
  window.addEventListener('online', () => heard.push('online'));
  document.addEventListener('click', () => heard.push('click'));
  const happen = () => {
    vi.advanceTimersByTime(15);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('click'));
  };
  happen();
  expect(heard.toSorted()).toEqual(['click', 'interval', 'online', 'timeout']);
  close();
  happen();
  expect(heard).toHaveLength(4);
  vi.useRealTimers();
});

it('React, which pages share, listens to the selection for each page anew', () => {
  const selectionsHeard = () => {
    const listen = vi.spyOn(document, 'addEventListener');
    createRoot(document.createElement('div'));
    return listen.mock.calls.filter(([name]) => name === 'selectionchange').length;
  };
  expect(selectionsHeard()).toBe(1);
  vi.restoreAllMocks();
  expect(selectionsHeard()).toBe(0);
  vi.restoreAllMocks();
  forgetReact(document);
  expect(selectionsHeard()).toBe(1);
});
