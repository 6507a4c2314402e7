import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { unpackChromium } from '../browser/unpack-chromium.ts';

export type Scores = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

const score = (value: number | null | undefined): number => Math.round((value ?? 0) * 100);

/** Lighthouse with its own idea of a phone on a slow network. */
export async function measureLighthouse(origin: string, paths: string[]): Promise<Scores[]> {
  const { executable, env } = unpackChromium();
  const browser = await launch({ executablePath: executable, headless: true, args: ['--no-sandbox'], env });
  try {
    const scores: Scores[] = [];
    for (const path of paths) {
      const page = await browser.newPage();
      const result = await lighthouse(origin + path, { logLevel: 'error', output: 'json' }, undefined, page);
      const categories = result?.lhr.categories;
      scores.push({
        path,
        performance: score(categories?.['performance']?.score),
        accessibility: score(categories?.['accessibility']?.score),
        bestPractices: score(categories?.['best-practices']?.score),
        seo: score(categories?.['seo']?.score),
      });
      await page.close();
    }
    return scores;
  } finally {
    await browser.close();
  }
}
