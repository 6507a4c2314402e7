import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  lookAgain,
  redrawn,
  resize,
  type Look,
  type Market,
  settled,
} from './browser.ts';
import { isNight } from './night.ts';
import type { Member } from './world.ts';

const desktop: Look = { width: 1440, theme: 'light', language: 'vi' };
const tablet: Look = { width: 768, theme: 'dark', language: 'vi' };
const phone: Look = { width: 360, theme: 'light', language: 'vi' };
const darkPhone: Look = { width: 360, theme: 'dark', language: 'en' };

/**
 * All four looks at night. By day a screen is checked on a phone, where least fits, in one of the two languages. The
 * length of the path selects the language, so that a retry gets the same.
 */
function looksAt(path: string): [Look, ...Look[]] {
  if (isNight) return [desktop, tablet, phone, darkPhone];
  return [path.length % 2 === 0 ? darkPhone : phone];
}

/** Finds tables that are cut off at the right and lack the visible edge or the sticky first column. */
const cutTables = `[...document.querySelectorAll('section > table')].flatMap((table) => {
  const frame = table.parentElement;
  if (frame.scrollWidth - frame.clientWidth <= 1) return [];
  const first = table.querySelector('tbody tr > :is(:first-child:not([data-choice]), [data-choice] + *)');
  const stays = !first || getComputedStyle(first).position === 'sticky';
  const seen = frame.parentElement.querySelector(':scope > [data-edge]') !== null;
  return stays && seen ? [] : [table.getAttribute('aria-label') + (seen ? ' lets its first column go' : ' has no edge')];
})`;

async function expectEdges(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<string[]>(cutTables)).toEqual([]);
}

/** The reference of the API is a file beside the app. */
const isPageOfApp = (path: string): boolean => !path.startsWith('/docs/');

/** Goes to a screen as a link does, which takes half the time of loading the page anew. */
async function followLink(page: Page, path: string, look: Look): Promise<Page> {
  await lookAgain(page, look);
  await page.evaluate(`(async () => {
    const router = self.__TSR_ROUTER__;
    await router.navigate({ href: ${JSON.stringify(path)} });
    await router.latestLoadPromise;
  })()`);
  await redrawn(page);
  await settled(page);
  return page;
}

/** Visits screens and checks each in every look. There is one window per person, not per screen. */
export function presentation(market: Market) {
  const windows = new Map<Member | undefined, Page>();

  /** Opens the next screen as in a new window: only the browser's cache is kept. */
  async function openNext(path: string, look: Look, as?: Member): Promise<Page> {
    const page = windows.get(as);
    if (!page) return market.open(path, { ...look, ...(as && { as }) });
    // Removed first, so that a window whose screen fails is not used again.
    windows.delete(as);
    if (!isNight && isPageOfApp(path) && isPageOfApp(new URL(page.url()).pathname))
      return followLink(page, path, look);
    // A file of the same origin is opened in between, because a blank page would start another process.
    await page.goto(`${market.world.url}/favicon.svg`);
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    await resize(page, look);
    await page.goto(market.world.url + path);
    await lookAgain(page, look);
    return page;
  }

  return async function expectPresentable(path: string, as?: Member): Promise<void> {
    const [first, ...others] = looksAt(path);
    const page = await openNext(path, first, as);
    for (const look of [first, ...others]) {
      if (look !== first) await lookAgain(page, look);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectEdges(page);
    }
    windows.set(as, page);
  };
}
