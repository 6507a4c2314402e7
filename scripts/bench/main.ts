import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '#infra/local/build/build.ts';
import { measureCatalogue, runSchedules } from './catalogue.ts';
import { measureColdStarts } from './cold-start.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOrdering } from './ordering.ts';
import { measureReading } from './reading.ts';
import { type Figure, readKept, writeReport } from './report.ts';
import { measureScreenCosts } from './screen-costs.ts';
import { askJudgedQueries, scoresOf } from './search-quality.ts';
import { measureFirstLoads } from './web-size.ts';

const root = join(import.meta.dirname, '../..');
const port = '4796';
const origin = `http://127.0.0.1:${port}`;
const pages = ['/e-commerce', '/e-commerce/product', '/e-commerce/product/{product}', '/login', '/'];

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,100000' },
    /** A data folder loaded and built before, to be measured as it is. */
    loaded: { type: 'string' },
    quick: { type: 'boolean' },
  },
});

/** The product as a person starts it, in a folder of its own; answers how long it took to be ready. */
async function start(home: string): Promise<{ seconds: number; stop: () => Promise<void> }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['infra/local/commands/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      CHOLANG_HOME: home,
      LOG_LEVEL: 'error',
      // What is measured is the shop, not copies of its answers.
      EDGE_CACHE: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`The cloud ended with ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.removeAllListeners('exit').once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { seconds: Math.round((performance.now() - started) / 100) / 10, stop };
}

const seed = (home: string, products: number) =>
  execFileSync(process.execPath, ['infra/local/commands/seed.ts', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, CHOLANG_HOME: home },
    stdio: 'inherit',
  });

async function measureStarts(home: string): Promise<Figure[]> {
  const cold = await start(home);
  await cold.stop();
  const warm = await start(home);
  await warm.stop();
  const group = 'npm start';
  return [
    { group, name: 'new data folder, built before', value: cold.seconds, unit: 's', budget: 15 },
    { group, name: 'again', value: warm.seconds, unit: 's', budget: 5 },
  ];
}

async function measureAt(home: string, products: number): Promise<Figure[]> {
  seed(home, products);
  // A load is built into the files of the views once; functions that start afterwards begin from those.
  const first = await start(home);
  await runSchedules(origin).finally(first.stop);
  return measureLoaded(home);
}

async function measureLoaded(home: string): Promise<Figure[]> {
  const { stop } = await start(home);
  try {
    const { total, timings } = await measureCatalogue(origin);
    const group = `API through the gateway, ${total.toLocaleString('en')} products`;
    return timings.flatMap(({ what, p50, p95, table }) => [
      { group, name: `${what}, p50`, value: p50, unit: 'ms' },
      {
        group,
        name: `${what}, p95`,
        value: p95,
        unit: 'ms',
        budget: what.startsWith('suggestion') ? 10 : 15,
        note: table,
      },
    ]);
  } finally {
    await stop();
  }
}

async function aProduct(): Promise<string> {
  const reply = await fetch(`${origin}/api/products?sortBy=sold&pageSize=1`);
  return ((await reply.json()) as { data: { slug: string }[] }).data[0]?.slug ?? '';
}

async function screenCosts(): Promise<Figure[]> {
  return (await measureScreenCosts(origin)).map(({ name, calls, trips, readUnits, writeUnits }) => ({
    group: 'Consumed by opening a screen',
    name,
    value: readUnits,
    unit: 'RCU',
    note: `${calls} calls, ${trips} trips, ${writeUnits} WCU`,
  }));
}

/** What readers see move, and wait for. */
async function readings(paths: readonly string[]): Promise<Figure[]> {
  const group = 'Reading down a page, four times slower';
  return (await measureReading(origin, paths)).flatMap(({ path, device, shifted, painted, blocked }) => [
    {
      group,
      name: `${path}, ${device}, moved`,
      value: Number(shifted.toFixed(4)),
      unit: 'CLS',
      budget: 0.02,
    },
    { group, name: `${path}, ${device}, largest paint`, value: Math.round(painted), unit: 'ms' },
    { group, name: `${path}, ${device}, taps kept waiting`, value: Math.round(blocked), unit: 'ms' },
  ]);
}

async function measureWeb(home: string): Promise<Figure[]> {
  const { stop } = await start(home);
  try {
    const product = await aProduct();
    const addresses = pages.map((path) => path.replace('{product}', product));
    const sizes = await measureFirstLoads(origin, await buildWeb(), addresses);
    const shopping = [...addresses.slice(0, 3), '/e-commerce/cart'];
    const scores = values.quick ? [] : await measureLighthouse(origin, shopping);
    const read = values.quick ? [] : await readings(shopping);
    return [
      ...(await screenCosts()),
      ...read,
      ...sizes.map(({ what, kilobytes }) => ({
        group: 'First load, gzip',
        name: what,
        value: kilobytes,
        unit: 'KB',
        ...(what.endsWith('scripts') && { budget: 160 }),
      })),
      ...scores.flatMap(({ path, performance, accessibility, bestPractices }) => [
        {
          group: 'Lighthouse, phone',
          name: `${path}, performance`,
          value: performance,
          unit: 'points',
          budget: 95,
        },
        {
          group: 'Lighthouse, phone',
          name: `${path}, accessibility`,
          value: accessibility,
          unit: 'points',
          budget: 100,
        },
        {
          group: 'Lighthouse, phone',
          name: `${path}, best practices`,
          value: bestPractices,
          unit: 'points',
          budget: 100,
        },
      ]),
    ];
  } finally {
    await stop();
  }
}

async function measureOrders(home: string): Promise<Figure[]> {
  const { stop } = await start(home);
  return measureOrdering(origin).finally(stop);
}

async function coldStarts(): Promise<Figure[]> {
  return (await measureColdStarts()).flatMap(({ entry, kilobytes, medianMilliseconds }) => [
    { group: 'Cold start', name: `${entry}, load`, value: medianMilliseconds, unit: 'ms', budget: 70 },
    {
      group: 'Cold start',
      name: `${entry}, bundle`,
      value: kilobytes,
      unit: 'KB',
      budget: entry.startsWith('routes') ? 480 : 700,
    },
  ]);
}

const searchQuality = (): Figure[] =>
  scoresOf(askJudgedQueries()).map(({ what, asked, hits, percent, floor }) => ({
    group: 'Search: what was meant is among the first three',
    name: what,
    value: percent,
    unit: 'points',
    budget: floor,
    note: `${hits} of ${asked}`,
  }));

const reportFile = join(root, 'docs/bench.md');
const before = readKept(reportFile);
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

function write(figures: Figure[]): void {
  writeReport(figures, before, reportFile, machine);
  process.stdout.write('Written to docs/bench.md\n');
}

const home = mkdtempSync(join(tmpdir(), 'cholang-bench-'));
try {
  const figures = [
    ...searchQuality(),
    ...(await coldStarts()),
    ...(await measureStarts(home)),
    ...(await measureOrders(home)),
    ...(await measureWeb(home)),
  ];
  write(figures);
  // Each size is written as it comes: the largest takes longest, and may be given up.
  for (const products of values.products.split(',').map(Number)) {
    figures.push(...(await measureAt(home, products)));
    write(figures);
  }
  if (values.loaded) write([...figures, ...(await measureLoaded(values.loaded))]);
} finally {
  rmSync(home, { recursive: true, force: true });
}
