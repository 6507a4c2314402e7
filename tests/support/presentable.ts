import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAccessible,
  expectDrawn,
  expectNoSidewaysScroll,
  lookAgain,
  type Look,
  type Market,
  settled,
} from './browser.ts';
import { isNight } from './night.ts';
import type { Member } from './world.ts';

/** What a page is opened with, and how it is looked at after that: it must fit in each. */
const first: Look = { width: 1440, theme: 'light', language: 'vi' };
const others: Look[] = [
  { width: 768, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark', language: 'en' },
];
const last = others.at(-1);

/** Tables that are cut at their right: by an edge one sees the cut, and by a first column that stays whose row it is. */
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

/** Goes from screen to screen and looks at each in every look: a window for each person, not for each screen. */
export function presentation(market: Market) {
  const windows = new Map<Member | undefined, Page>();

  /** As in a new window: nothing is left of the screen before but what the browser has fetched. */
  async function openNext(path: string, as?: Member): Promise<Page> {
    const page = windows.get(as);
    if (!page) return market.open(path, { ...first, ...(as && { as }) });
    // Where a screen is found wanting, its window is not used again.
    windows.delete(as);
    // A file of the same site lies in between, because a blank page would cost a process of its own.
    await page.goto(`${market.world.url}/favicon.svg`);
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(market.world.url + path);
    await settled(page);
    return page;
  }

  return async function expectPresentable(path: string, as?: Member): Promise<void> {
    const page = await openNext(path, as);
    // Axe costs as much as all four looks, so by day each screen is asked at one end: the same one when it is tried again.
    const asked = path.length % 2 ? first : last;
    for (const look of [first, ...others]) {
      if (look !== first) await lookAgain(page, look);
      await (isNight || look === asked ? expectAccessible(page) : expectDrawn(page));
      await expectNoSidewaysScroll(page);
      await expectEdges(page);
    }
    windows.set(as, page);
  };
}
