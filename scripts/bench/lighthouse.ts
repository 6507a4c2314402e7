import lighthouse, { type RunnerResult } from 'lighthouse';
import { launch, type Browser } from 'puppeteer-core';
import { unpackChromium } from '../browser/unpack-chromium.ts';

export type Scores = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What the score is made of, in milliseconds as a phone would need them. */
  timings: { firstPaint: number; largestPaint: number; blocked: number };
  /** How much slower than this machine the phone was taken to be. */
  slowdown: number;
};

const runs = 3;

/**
 * Lighthouse's fourfold slowdown is meant for a fast desktop, whose benchmark index is about 1750: the phone it has in
 * mind reaches a quarter of that. A slower or busy machine is slowed down only by what is left to that phone.
 */
const phoneIndex = 1750 / 4;
const slowdownFor = (index: number): number =>
  Math.round(Math.min(4, Math.max(1, index / phoneIndex)) * 10) / 10;

const score = (value: number | null | undefined): number => Math.round((value ?? 0) * 100);
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(browser: Browser, address: string, slowdown: number): Promise<RunnerResult['lhr']> {
  const page = await browser.newPage();
  try {
    const result = await lighthouse(
      address,
      { logLevel: 'error', output: 'json' },
      {
        extends: 'lighthouse:default',
        settings: {
          throttling: {
            rttMs: 150,
            throughputKbps: 1638.4,
            requestLatencyMs: 562.5,
            downloadThroughputKbps: 1474.56,
            uploadThroughputKbps: 675,
            cpuSlowdownMultiplier: slowdown,
          },
        },
      },
      page,
    );
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
    return result.lhr;
  } finally {
    await page.close();
  }
}

async function measure(browser: Browser, origin: string, path: string): Promise<Scores> {
  const { environment } = await run(browser, origin + path, 1);
  const slowdown = slowdownFor(environment.benchmarkIndex);
  const results: RunnerResult['lhr'][] = [];
  for (let time = 0; time < runs; time += 1) results.push(await run(browser, origin + path, slowdown));
  const scored = (category: string) =>
    median(results.map(({ categories }) => score(categories[category]?.score)));
  const timed = (audit: string) =>
    median(results.map(({ audits }) => Math.round(audits[audit]?.numericValue ?? 0)));
  return {
    path,
    performance: scored('performance'),
    accessibility: scored('accessibility'),
    bestPractices: scored('best-practices'),
    seo: scored('seo'),
    timings: {
      firstPaint: timed('first-contentful-paint'),
      largestPaint: timed('largest-contentful-paint'),
      blocked: timed('total-blocking-time'),
    },
    slowdown,
  };
}

/** Lighthouse with its own idea of a phone on a slow network; medians, since a single run says little. */
export async function measureLighthouse(origin: string, paths: string[]): Promise<Scores[]> {
  const { executable, env } = unpackChromium();
  const browser = await launch({ executablePath: executable, headless: true, args: ['--no-sandbox'], env });
  try {
    const scores: Scores[] = [];
    for (const path of paths) scores.push(await measure(browser, origin, path));
    return scores;
  } finally {
    await browser.close();
  }
}
