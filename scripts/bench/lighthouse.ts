import lighthouse, { type RunnerResult } from 'lighthouse';
import { launch, type Browser } from 'puppeteer-core';
import { unpackChromium } from '../browser/unpack-chromium.ts';
import type { Figure } from './report.ts';

export type Scores = {
  path: string;
  /** Performance score of a phone, with the slowdown derived from this machine's benchmark. */
  performance: number;
  /** Scores with Lighthouse's default fourfold slowdown, independent of this machine's speed. */
  byDefault: { performance: number; blocked: number };
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Timings behind the score, in milliseconds on the simulated phone. */
  timings: { firstPaint: number; largestPaint: number; blocked: number };
  /** CPU slowdown factor between this machine and the simulated phone. */
  slowdown: number;
};

const runs = 3;

/**
 * Lighthouse's default fourfold slowdown assumes a fast desktop with a benchmark index of about 1750, so its
 * phone has a quarter of that. A slower or busy machine is slowed down less, so that the same phone is
 * simulated.
 */
const defaultSlowdown = 4;
const phoneIndex = 1750 / defaultSlowdown;
const slowdownFor = (index: number): number =>
  Math.round(Math.min(defaultSlowdown, Math.max(1, index / phoneIndex)) * 10) / 10;

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

/** Runs Lighthouse several times for medians, because a single run varies too much. */
async function runsOf(browser: Browser, address: string, slowdown: number) {
  const results: RunnerResult['lhr'][] = [];
  for (let time = 0; time < runs; time += 1) results.push(await run(browser, address, slowdown));
  return {
    benchmarkIndex: median(results.map(({ environment }) => environment.benchmarkIndex)),
    scored: (category: string) => median(results.map(({ categories }) => score(categories[category]?.score))),
    timed: (audit: string) =>
      median(results.map(({ audits }) => Math.round(audits[audit]?.numericValue ?? 0))),
  };
}

async function measure(browser: Browser, origin: string, path: string): Promise<Scores> {
  const slowed = await runsOf(browser, origin + path, defaultSlowdown);
  const slowdown = slowdownFor(slowed.benchmarkIndex);
  const { scored, timed } = await runsOf(browser, origin + path, slowdown);
  return {
    path,
    performance: scored('performance'),
    byDefault: { performance: slowed.scored('performance'), blocked: slowed.timed('total-blocking-time') },
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

/** Measures pages with Lighthouse's default phone on a slow network. */
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

export function lighthouseFigures(scores: readonly Scores[]): Figure[] {
  const group = 'Lighthouse, phone';
  return scores.flatMap(({ path, performance, byDefault, slowdown, accessibility, bestPractices }) => [
    {
      group,
      name: `${path}, performance by default settings`,
      value: byDefault.performance,
      unit: 'points',
      budget: 90,
    },
    {
      group,
      name: `${path}, blocked by default settings`,
      value: byDefault.blocked,
      unit: 'ms',
      budget: 300,
    },
    {
      group,
      name: `${path}, performance`,
      value: performance,
      unit: 'points',
      budget: 95,
      note: `slowed ${slowdown} times`,
    },
    { group, name: `${path}, accessibility`, value: accessibility, unit: 'points', budget: 100 },
    { group, name: `${path}, best practices`, value: bestPractices, unit: 'points', budget: 100 },
  ]);
}
