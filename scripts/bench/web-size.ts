import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Browser, Page } from 'playwright-core';
import { buildWeb } from '#infra/local/build/build.ts';
import { rounded } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { anAdmin, origin } from './shop.ts';

const staffPages = [
  '/admin/e-commerce/products',
  '/admin/e-commerce/products/create',
  '/admin/e-commerce/categories',
  '/admin/e-commerce/customers',
  '/admin/e-commerce',
  '/admin/e-commerce/purchases/new',
  '/admin/e-commerce/inventory',
  '/admin/jobs',
];

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

/** Reads what a page requested so far: the files of a kind, until a time. */
async function readFiles(page: Page) {
  const { began, atRest, asked } = Requests.parse(await page.evaluate(readRequests));
  const files = (ending: string, until = Infinity): Set<string> =>
    new Set(
      asked
        .filter(({ path, at }) => path.endsWith(ending) && at <= until)
        .map(({ path }) => path.slice('/assets/'.length)),
    );
  return { began, atRest, files };
}

/** Returns a function that adds up files of the built web app, in gzipped kilobytes. */
async function weights(): Promise<(files: Iterable<string>) => number> {
  const assets = join(await buildWeb(), 'assets');
  const sizes = new Map(
    readdirSync(assets).map((name) => [name, gzipSync(readFileSync(join(assets, name))).length]),
  );
  return (files) => rounded([...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1024);
}

/** Gzip size of scripts and styles of a first visit: before the first screen, and after it. */
export async function measureFirstLoads(browser: Browser, paths: readonly string[]): Promise<Figure[]> {
  const weigh = await weights();
  const rows: Row[] = [];
  for (const path of paths) {
    const page = await browser.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { began, files } = await readFiles(page);
    rows.push(
      [`${path}: scripts`, weigh(files('.js', began)), 'KB', { budget: 160 }],
      [`${path}: with those that follow`, weigh(files('.js')), 'KB'],
      [`${path}: styles`, weigh(files('.css')), 'KB'],
    );
    await page.close();
  }
  return figuresOf('First load, gzip', rows);
}

const quietMilliseconds = 1500;

/** Waits until no script was requested for a while. */
async function whenStill(page: Page) {
  for (let known = -1; ;) {
    const { atRest, files } = await readFiles(page);
    const all = files('.js');
    if (atRest !== null && all.size === known) return { all, first: files('.js', atRest) };
    known = all.size;
    await page.waitForTimeout(quietMilliseconds);
  }
}

const without = (files: Set<string>, known: Set<string>) => [...files].filter((file) => !known.has(file));

/** Sizes of the back office's scripts: its first page, and what each further screen adds. */
export async function measureStaffSizes(browser: Browser): Promise<Figure[]> {
  const weigh = await weights();
  const { session } = await anAdmin();
  // Same format as the web app's storage.
  const kept = JSON.stringify(JSON.stringify(session));
  const remember = { content: `localStorage.setItem('cholang-session', ${kept})` };
  let firstRows: Row[] = [];
  const screens: Row[] = [];
  for (const path of staffPages) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(remember);
    await page.goto(`${origin}/admin`);
    const { all, first } = await whenStill(page);
    firstRows = [
      ['/admin, until it is at rest', weigh(first), 'KB', { budget: 200 }],
      ['then fetched ahead, for any screen', weigh(without(all, first)), 'KB'],
    ];
    await page.evaluate(`history.pushState({}, '', '${path}'), dispatchEvent(new PopStateEvent('popstate'))`);
    const after = (await whenStill(page)).all;
    screens.push([path, weigh(without(after, all)), 'KB', { budget: 60 }]);
    await context.close();
  }
  const group = 'Staff’s scripts: the first page, and what each screen adds from there, gzip';
  return figuresOf(group, [...firstRows, ...screens]);
}
