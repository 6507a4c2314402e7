import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { launchBrowser } from '../browser/launch.ts';

export type WebSize = { what: string; kilobytes: number };

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

const Requests = z.object({
  began: z.number(),
  asked: z.array(z.object({ path: z.string(), at: z.number() })),
});

/** When each file was asked for, and when the page's own code began to run; said in the browser's words. */
const readRequests = `({
  began: performance.getEntriesByType('navigation')[0].domContentLoadedEventStart,
  asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({
    path: new URL(name).pathname,
    at: startTime,
  })),
})`;

/**
 * Gzip size of each script and style a first visit to a page really asks for: those its first screen waits for, and
 * with what follows once that stands.
 */
export async function measureFirstLoads(
  origin: string,
  web: string,
  paths: readonly string[],
  session?: object,
): Promise<WebSize[]> {
  const gzipped = new Map(
    readdirSync(join(web, 'assets')).map((name) => [
      name,
      gzipSync(readFileSync(join(web, 'assets', name))).length,
    ]),
  );
  const browser = await launchBrowser();
  try {
    const sizes: WebSize[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      // As the web app keeps it.
      const kept = JSON.stringify(JSON.stringify(session));
      if (session) await page.addInitScript({ content: `localStorage.setItem('cholang-session', ${kept})` });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const { began, asked } = Requests.parse(await page.evaluate(readRequests));
      const total = (ending: string, until = Infinity) => {
        const files = asked.filter(({ path: file, at }) => file.endsWith(ending) && at <= until);
        const names = new Set(files.map(({ path: file }) => file.slice('/assets/'.length)));
        return kilobytes([...names].reduce((sum, name) => sum + (gzipped.get(name) ?? 0), 0));
      };
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
