import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import * as z from 'zod';
import { launchBrowser } from '../browser/launch.ts';

const slowdown = 4;

const devices = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof devices;

const Seen = z.object({
  shifted: z.number(),
  painted: z.number(),
  blocked: z.number(),
  movers: z.array(z.string()),
});
export type Reading = z.infer<typeof Seen> & { path: string; device: Device };

/**
 * Browser script that records from the start: layout shifts without user input in session windows as web vitals
 * count them (gaps of one second, at most five; the worst window), the largest paint, and how long tasks
 * delayed taps.
 */
const watch = `(() => {
  const seen = (globalThis.seen = { shifted: 0, painted: 0, blocked: 0, movers: [] });
  let window = { sum: 0, first: 0, last: 0 };
  const name = (node) => node && (node.id || node.className?.toString().slice(0, 60) || node.nodeName);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const goesOn = startTime - window.last < 1000 && startTime - window.first < 5000;
      window = goesOn ? { ...window, sum: window.sum + value, last: startTime } : { sum: value, first: startTime, last: startTime };
      seen.shifted = Math.max(seen.shifted, window.sum);
      if (value > 0.001) seen.movers.push(value.toFixed(4) + ' ' + sources.map(({ node, previousRect, currentRect }) =>
        name(node) + ' ' + Math.round(previousRect.y) + '>' + Math.round(currentRect.y)).join(' | '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
})()`;

const steps = 24;

/**
 * Scrolls down like a reader: a few rows, a pause, on. Wheel events do not exempt layout shifts from the score,
 * as a press would.
 */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 420);
    await page.waitForTimeout(220);
  }
}

async function readPage(browser: Browser, address: string, device: Device): Promise<z.infer<typeof Seen>> {
  const context = await browser.newContext({ ...devices[device], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.mouse.move(180, 400);
    await scrollDown(page);
    return Seen.parse(await page.evaluate('globalThis.seen'));
  } finally {
    await context.close();
  }
}

/** Measures layout shifts, paints and blocked input on a processor slowed down to a quarter of this one. */
export async function measureReading(origin: string, paths: readonly string[]): Promise<Reading[]> {
  const browser = await launchBrowser();
  try {
    const readings: Reading[] = [];
    for (const path of paths)
      for (const device of ['phone', 'desktop'] as const)
        readings.push({ path, device, ...(await readPage(browser, origin + path, device)) });
    return readings;
  } finally {
    await browser.close();
  }
}
