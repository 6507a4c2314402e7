import lighthouse, { type RunnerResult } from 'lighthouse';
import { launch, type Browser } from 'puppeteer-core';
import { unpackChromium } from '../browser/unpack-chromium.ts';
import { median, rounded, roundsOf } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { origin } from './shop.ts';

/**
 * Lighthouse's default fourfold slowdown assumes a fast desktop with a benchmark index of about 1750, so its
 * phone has a quarter of that. A slower or busy machine is slowed down less, so that the same phone is
 * simulated.
 */
const defaultSlowdown = 4;
const phoneIndex = 1750 / defaultSlowdown;
const slowdownFor = (index: number): number =>
  rounded(Math.min(defaultSlowdown, Math.max(1, index / phoneIndex)));

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
  for (let time = 0; time < roundsOf(3); time += 1) results.push(await run(browser, address, slowdown));
  const score = (category: string) =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  return {
    benchmarkIndex: median(results.map(({ environment }) => environment.benchmarkIndex)),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    blocked: median(
      results.map(({ audits }) => Math.round(audits['total-blocking-time']?.numericValue ?? 0)),
    ),
  };
}

/** Measures pages with Lighthouse's default phone on a slow network. */
export async function measureLighthouse(paths: readonly string[]): Promise<Figure[]> {
  const { executable, env } = unpackChromium();
  const browser = await launch({ executablePath: executable, headless: true, args: ['--no-sandbox'], env });
  const rows: Row[] = [];
  try {
    for (const path of paths) {
      const byDefault = await runsOf(browser, origin + path, defaultSlowdown);
      const slowdown = slowdownFor(byDefault.benchmarkIndex);
      const same = await runsOf(browser, origin + path, slowdown);
      const note = `slowed ${slowdown} times`;
      rows.push(
        [`${path}, performance by default settings`, byDefault.performance, 'points', { budget: 90 }],
        [`${path}, blocked by default settings`, byDefault.blocked, 'ms', { budget: 300 }],
        [`${path}, performance`, same.performance, 'points', { budget: 95, note }],
        [`${path}, accessibility`, same.accessibility, 'points', { budget: 100 }],
        [`${path}, best practices`, same.bestPractices, 'points', { budget: 100 }],
      );
    }
  } finally {
    await browser.close();
  }
  return figuresOf('Lighthouse, phone', rows);
}
