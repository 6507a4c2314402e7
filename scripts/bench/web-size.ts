import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../browser/launch.ts';

export type WebSize = { what: string; kilobytes: number };

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** Gzip size of each script and style a first visit to a page really asks for. */
export async function measureFirstLoads(origin: string, web: string, paths: string[]): Promise<WebSize[]> {
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
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const total = (ending: string) =>
        [...asked]
          .filter((name) => name.startsWith('/assets/') && name.endsWith(ending))
          .reduce((sum, name) => sum + (gzipped.get(name.slice('/assets/'.length)) ?? 0), 0);
      sizes.push({ what: `${path}: scripts`, kilobytes: kilobytes(total('.js')) });
      sizes.push({ what: `${path}: styles`, kilobytes: kilobytes(total('.css')) });
      await page.close();
    }
    return sizes;
  } finally {
    await browser.close();
  }
}
