import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';

export type WebSize = { what: string; kilobytes: number };
type Sizes = ReadonlyMap<string, number>;

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

const Requests = z.object({
  began: z.number(),
  /** Time when prefetching began; null if the page has not reached it. */
  atRest: z.number().nullable(),
  asked: z.array(z.object({ path: z.string(), at: z.number() })),
});

/** Browser script that returns when each file was requested, and when the page's own code began to run. */
const readRequests = `({
  began: performance.getEntriesByType('navigation')[0].domContentLoadedEventStart,
  atRest: performance.getEntriesByName('at-rest')[0]?.startTime ?? null,
  asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({
    path: new URL(name).pathname,
    at: startTime,
  })),
})`;

const gzippedFiles = (web: string): Sizes =>
  new Map(
    readdirSync(join(web, 'assets')).map((name) => [
      name,
      gzipSync(readFileSync(join(web, 'assets', name))).length,
    ]),
  );

const weightOf = (files: Iterable<string>, sizes: Sizes): number =>
  kilobytes([...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0));

type Asked = z.infer<typeof Requests>['asked'];
const filesOf = (asked: Asked, ending: string, until = Infinity): Set<string> =>
  new Set(
    asked
      .filter(({ path, at }) => path.endsWith(ending) && at <= until)
      .map(({ path }) => path.slice('/assets/'.length)),
  );

const readAsked = async (page: Page) => Requests.parse(await page.evaluate(readRequests));

/**
 * Gzip size of the scripts and styles that a first visit requests: those before the first screen, and those
 * that follow.
 */
export async function measureFirstLoads(
  origin: string,
  web: string,
  paths: readonly string[],
): Promise<WebSize[]> {
  const gzipped = gzippedFiles(web);
  const browser = await launchBrowser();
  try {
    const sizes: WebSize[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const { began, asked } = await readAsked(page);
      const total = (ending: string, until?: number) => weightOf(filesOf(asked, ending, until), gzipped);
      sizes.push({ what: `${path}: scripts`, kilobytes: total('.js', began) });
      sizes.push({ what: `${path}: with those that follow`, kilobytes: total('.js') });
      sizes.push({ what: `${path}: styles`, kilobytes: total('.css') });
      await page.close();
    }
    return sizes;
  } finally {
    await browser.close();
  }
}

export type StaffSizes = {
  /** Size until the first page is idle. */
  first: number;
  /** Size of what is then prefetched for further screens. */
  ahead: number;
  screens: WebSize[];
};

const quietMilliseconds = 1500;

/** Waits until no script was requested for a while. */
async function whenStill(page: Page): Promise<Set<string>> {
  for (let known = -1; ;) {
    const { atRest, asked } = await readAsked(page);
    const files = filesOf(asked, '.js');
    if (atRest !== null && files.size === known) return files;
    known = files.size;
    await page.waitForTimeout(quietMilliseconds);
  }
}

/** Sizes of the back office's scripts: its first page, and what each further screen adds. */
export async function measureStaffSizes(
  origin: string,
  web: string,
  session: object,
  screens: readonly string[],
): Promise<StaffSizes> {
  const gzipped = gzippedFiles(web);
  const browser = await launchBrowser();
  // Same format as the web app's storage.
  const kept = JSON.stringify(JSON.stringify(session));
  const remember = { content: `localStorage.setItem('cholang-session', ${kept})` };
  try {
    const steps: StaffSizes = { first: 0, ahead: 0, screens: [] };
    for (const path of screens) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(remember);
      await page.goto(`${origin}/admin`);
      const before = await whenStill(page);
      const { asked, atRest } = await readAsked(page);
      steps.first = weightOf(filesOf(asked, '.js', atRest ?? Infinity), gzipped);
      steps.ahead = weightOf(before, gzipped) - steps.first;
      await page.evaluate(
        `history.pushState({}, '', '${path}'), dispatchEvent(new PopStateEvent('popstate'))`,
      );
      const after = await whenStill(page);
      steps.screens.push({
        what: path,
        kilobytes: weightOf(
          [...after].filter((file) => !before.has(file)),
          gzipped,
        ),
      });
      await context.close();
    }
    return steps;
  } finally {
    await browser.close();
  }
}
