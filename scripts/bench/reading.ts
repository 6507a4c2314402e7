import type { Browser, BrowserContextOptions } from 'playwright-core';
import * as z from 'zod';
import { rounded, roundsOf } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { origin } from './shop.ts';

const slowdown = 4;

const devices: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const Seen = z.object({ shifted: z.number(), painted: z.number(), blocked: z.number() });

/**
 * Browser script that records from the start: layout shifts without user input in session windows as web vitals
 * count them (gaps of one second, at most five; the worst window), the largest paint, and how long tasks
 * delayed taps.
 */
const watch = `(() => {
  const seen = (globalThis.seen = { shifted: 0, painted: 0, blocked: 0 });
  let window = { sum: 0, first: 0, last: 0 };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value } of list.getEntries()) {
      if (hadRecentInput) continue;
      const goesOn = startTime - window.last < 1000 && startTime - window.first < 5000;
      window = goesOn ? { ...window, sum: window.sum + value, last: startTime } : { sum: value, first: startTime, last: startTime };
      seen.shifted = Math.max(seen.shifted, window.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
})()`;

/** Scrolls like a reader; unlike a press, wheel events do not exempt layout shifts from the score. */
async function readPage(browser: Browser, path: string, device?: BrowserContextOptions) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.mouse.move(180, 400);
    for (let step = 0; step < roundsOf(24); step += 1) {
      await page.mouse.wheel(0, 420);
      await page.waitForTimeout(220);
    }
    return Seen.parse(await page.evaluate('globalThis.seen'));
  } finally {
    await context.close();
  }
}

/** Measures layout shifts, paints and blocked input on a processor slowed down to a quarter of this one. */
export async function measureReading(browser: Browser, paths: readonly string[]): Promise<Figure[]> {
  const rows: Row[] = [];
  for (const path of paths)
    for (const [name, device] of Object.entries(devices)) {
      const { shifted, painted, blocked } = await readPage(browser, path, device);
      rows.push(
        [`${path}, ${name}, moved`, rounded(shifted, 4), 'CLS', { budget: 0.02 }],
        [`${path}, ${name}, largest paint`, Math.round(painted), 'ms'],
        [`${path}, ${name}, taps kept waiting`, Math.round(blocked), 'ms'],
      );
    }
  return figuresOf('Reading down a page, four times slower', rows);
}
