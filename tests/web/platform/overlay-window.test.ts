import { createBrowserHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlayOpened } from '#web/platform/navigation/open-overlays.ts';
import { type HistoryWindow, overlayWindow } from '#web/platform/navigation/overlay-window.ts';

type Entry = { state: unknown; href: string };

/** The history of a tab, whose steps end before the next line. */
function aTab(first: string) {
  const pops = new Set<() => void>();
  let entries: Entry[] = [{ state: null, href: first }];
  let at = 0;
  const now = () => entries[at] ?? { state: null, href: '' };
  const step = (delta: number) => {
    const next = at + delta;
    if (delta === 0 || next < 0 || next >= entries.length) return;
    at = next;
    for (const pop of pops) pop();
  };
  const history = {
    get state() {
      return now().state;
    },
    get length() {
      return entries.length;
    },
    pushState: (state: unknown, _: string, href?: string) => {
      entries = [...entries.slice(0, at + 1), { state, href: href ?? now().href }];
      at += 1;
    },
    replaceState: (state: unknown, _: string, href?: string) => {
      entries[at] = { state, href: href ?? now().href };
    },
    go: step,
    back: () => step(-1),
    forward: () => step(1),
  };
  const location = {
    get href() {
      return `http://shop.test${now().href}`;
    },
    get pathname() {
      return new URL(now().href, 'http://shop.test').pathname;
    },
    get search() {
      return new URL(now().href, 'http://shop.test').search;
    },
    hash: '',
  };
  const win = {
    history,
    location,
    document: { baseURI: 'http://shop.test/' },
    addEventListener: (name: string, listener: () => void) => name === 'popstate' && pops.add(listener),
    removeEventListener: (_: string, listener: () => void) => pops.delete(listener),
  };
  return { win: win as unknown as HistoryWindow, back: () => step(-1), forward: () => step(1) };
}

/** A page at /goods that was reached from /home. */
async function aVisit() {
  const tab = aTab('/home');
  const router = createBrowserHistory({ window: overlayWindow(tab.win) });
  const heard = vi.fn<() => void>();
  router.subscribe(heard);
  onEnd = () => router.destroy();
  const go = async (to: string, how: 'push' | 'replace' = 'push') => {
    router[how](to);
    router.flush();
    await settle();
  };
  const press = async (way: 'back' | 'forward') => {
    tab[way]();
    await settle();
  };
  await go('/goods');
  heard.mockClear();
  return {
    router,
    heard,
    go,
    back: () => press('back'),
    forward: () => press('forward'),
    at: () => router.location.href,
    win: tab.win,
  };
}

let onEnd: (() => void) | undefined;
const opened: (() => void)[] = [];

async function settle() {
  await vi.runAllTimersAsync();
}

/** Something over the page: asked to close, it does, or stays. */
function open({ stays = false } = {}) {
  let isOpen = true;
  const forget = overlayOpened(() => {
    if (!stays) close();
  });
  const close = () => {
    if (isOpen) forget();
    isOpen = false;
  };
  opened.push(close);
  return { close, isOpen: () => isOpen };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Only a page with a document asks before it is left.
  vi.stubGlobal('document', {});
});
afterEach(() => {
  onEnd?.();
  for (const close of opened.splice(0)) close();
  vi.useRealTimers();
});

describe('Back with something open over the page', () => {
  it('closes it, and the page stays; the next Back leaves the page', async () => {
    const { back, at, heard } = await aVisit();
    const menu = open();
    await back();
    expect([menu.isOpen(), at(), heard.mock.calls]).toEqual([false, '/goods', []]);
    await back();
    expect(at()).toBe('/home');
  });

  it('closes one thing after the other, the last that was opened first', async () => {
    const { back, at } = await aVisit();
    const [sheet, viewer] = [open(), open()];
    await back();
    expect([sheet.isOpen(), viewer.isOpen()]).toEqual([true, false]);
    await back();
    expect([sheet.isOpen(), at()]).toEqual([false, '/goods']);
    await back();
    expect(at()).toBe('/home');
  });

  it('asks again where it stayed open, as a form with changes does', async () => {
    const { back, at } = await aVisit();
    const form = open({ stays: true });
    await back();
    await back();
    expect([form.isOpen(), at()]).toEqual([true, '/goods']);
    form.close();
    await back();
    expect(at()).toBe('/home');
  });

  it('leaves the page at once after it was closed otherwise', async () => {
    const { back, at } = await aVisit();
    open().close();
    await back();
    expect(at()).toBe('/home');
  });

  it('comes back to the page, not to a second copy of it, from where a link in it led', async () => {
    const { back, at, go } = await aVisit();
    const menu = open();
    await go('/cart');
    menu.close();
    expect(at()).toBe('/cart');
    await back();
    expect(at()).toBe('/goods');
    await back();
    expect(at()).toBe('/home');
  });

  it('keeps what was chosen in it: the page has the address the filters gave it', async () => {
    const { back, at, go, win } = await aVisit();
    open();
    await go('/goods?colour=red', 'replace');
    await back();
    expect([at(), win.location.search]).toEqual(['/goods?colour=red', '?colour=red']);
  });

  it('stays on the page when Forward is pressed after it', async () => {
    const { back, forward, at, heard } = await aVisit();
    open();
    await back();
    await forward();
    expect([at(), heard.mock.calls]).toEqual(['/goods', []]);
    await back();
    expect(at()).toBe('/home');
  });

  it('is one step for a button that goes back', async () => {
    const { router, at } = await aVisit();
    open().close();
    router.back();
    await settle();
    expect(at()).toBe('/home');
  });

  it('still closes it after a step back was refused', async () => {
    const { router, back, at, win } = await aVisit();
    const forget = router.block({ blockerFn: async () => true, enableBeforeUnload: false });
    const dialog = open();
    win.history.go(-2);
    await settle();
    expect([at(), win.location.pathname, dialog.isOpen()]).toEqual(['/goods', '/goods', true]);
    forget();
    await back();
    expect([at(), dialog.isOpen()]).toEqual(['/goods', false]);
  });

  it('is known after a reload: Back leaves the page', async () => {
    const { router, back, win } = await aVisit();
    const menu = open();
    router.destroy();
    // Nothing is open in the page that is loaded anew.
    menu.close();
    const again = createBrowserHistory({ window: overlayWindow(win) });
    onEnd = () => again.destroy();
    expect(again.location.href).toBe('/goods');
    await back();
    expect(again.location.href).toBe('/home');
  });
});
