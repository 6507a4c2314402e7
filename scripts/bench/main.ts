import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '#infra/local/build/build.ts';
import { measureCatalogue, runSchedules } from './catalogue.ts';
import { measureColdStarts } from './cold-start.ts';
import { measureEndurance } from './endurance.ts';
import { lighthouseFigures, measureLighthouse } from './lighthouse.ts';
import { measureMachine } from './machine.ts';
import { measureOperations } from './operations.ts';
import { measureOrdering } from './ordering.ts';
import { measureReading } from './reading.ts';
import { type Figure, fixedWork, readKept, writeReport } from './report.ts';
import { origin, startShop } from './running-shop.ts';
import { anAdmin, measureBulkChange, measureStaffLists } from './staff.ts';
import { measureScreenCosts } from './screen-costs.ts';
import { askJudgedQueries, scoresOf } from './search-quality.ts';
import { measureView } from './view-sizes.ts';
import { measureFirstLoads, measureStaffSizes } from './web-size.ts';

const root = join(import.meta.dirname, '../..');
const pages = ['/e-commerce', '/e-commerce/product', '/e-commerce/product/{product}', '/login', '/'];

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,20000,100000' },
    /** Measures views alone, without a cloud. */
    views: { type: 'string', default: '1000,20000,100000,1000000' },
    /** Data folder that was loaded and built before, and is measured as it is. */
    loaded: { type: 'string' },
    quick: { type: 'boolean' },
    /** Runs only the endurance test, for this many minutes. */
    endurance: { type: 'string' },
  },
});

const seed = (home: string, products: number) =>
  execFileSync(process.execPath, ['infra/local/commands/seed.ts', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, CHOLANG_HOME: home },
    stdio: 'inherit',
  });

async function measureStarts(home: string): Promise<Figure[]> {
  const cold = await startShop(home);
  await cold.stop();
  const warm = await startShop(home);
  await warm.stop();
  const group = 'npm start';
  return [
    { group, name: 'new data folder, built before', value: cold.seconds, unit: 's', budget: 15 },
    { group, name: 'again', value: warm.seconds, unit: 's', budget: 5 },
  ];
}

async function measureAt(home: string, products: number): Promise<Figure[]> {
  seed(home, products);
  // The first start builds the loaded data into the view files; functions started afterwards open those.
  const first = await startShop(home);
  await runSchedules(origin).finally(first.stop);
  return measureLoaded(home);
}

async function measureLoaded(home: string): Promise<Figure[]> {
  const { stop } = await startShop(home);
  try {
    const { total, timings } = await measureCatalogue(origin);
    const group = `API through the gateway, ${total.toLocaleString('en')} products`;
    const staff = [...(await measureStaffLists(origin)), ...(await measureBulkChange(origin))];
    const shown = timings.flatMap(({ what, p50, p95, table }) => [
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
    return [...shown, ...staff];
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

/** Download sizes for staff: the first page until it is idle, and what each other screen loads in addition. */
async function staffSizes(): Promise<Figure[]> {
  const group = 'Staff’s scripts: the first page, and what each screen adds from there, gzip';
  const { session } = await anAdmin(origin);
  const { first, ahead, screens } = await measureStaffSizes(origin, await buildWeb(), session, staffPages);
  return [
    { group, name: '/admin, until it is at rest', value: first, unit: 'KB', budget: 200 },
    { group, name: 'then fetched ahead, for any screen', value: Math.round(ahead * 10) / 10, unit: 'KB' },
    ...screens.map(({ what, kilobytes }) => ({
      group,
      name: what,
      value: kilobytes,
      unit: 'KB',
      budget: 60,
    })),
  ];
}

/** Layout shifts and waiting times while a page is read. */
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
  const { stop } = await startShop(home);
  try {
    const product = await aProduct();
    const addresses = pages.map((path) => path.replace('{product}', product));
    const sizes = await measureFirstLoads(origin, await buildWeb(), addresses);
    const shopping = [...addresses.slice(0, 3), '/e-commerce/cart'];
    const scores = values.quick ? [] : await measureLighthouse(origin, [...shopping, '/']);
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
      ...(await staffSizes()),
      ...lighthouseFigures(scores),
    ];
  } finally {
    await stop();
  }
}

async function measureOrders(home: string): Promise<Figure[]> {
  const { stop } = await startShop(home);
  return measureOrdering(origin).finally(stop);
}

function coldStarts(): Figure[] {
  const group = 'Cold start';
  const { sdkMilliseconds, handlers } = measureColdStarts();
  return [
    { group, name: 'the SDK’s client of the table alone, load', value: sdkMilliseconds, unit: 'ms' },
    ...handlers.flatMap(({ entry, kilobytes, milliseconds }) => [
      { group, name: `${entry}, load`, value: milliseconds, unit: 'ms', budget: sdkMilliseconds * 1.5 },
      {
        group,
        name: `${entry}, bundle`,
        value: kilobytes,
        unit: 'KB',
        budget: entry.startsWith('routes') ? 480 : 700,
      },
    ]),
  ];
}

const searchQuality = async (): Promise<Figure[]> =>
  scoresOf(await askJudgedQueries()).map(({ what, asked, hits, percent, floor }) => ({
    group: 'Search: what was meant is among the first three',
    name: what,
    value: percent,
    unit: 'points',
    budget: floor,
    note: `${hits} of ${asked}`,
  }));

const reportFile = join(root, 'docs/bench.md');
const before = readKept(reportFile);
const machineTime = measureMachine();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

function write(figures: Figure[]): void {
  writeReport(figures, before, reportFile, machine);
  process.stdout.write('Written to docs/bench.md\n');
}

const home = mkdtempSync(join(tmpdir(), 'cholang-bench-'));
try {
  if (values.endurance) {
    write(await measureEndurance(home, Number(values.endurance)));
    process.exit();
  }
  const figures: Figure[] = [
    { group: 'The machine', name: fixedWork, value: machineTime, unit: 'ms' },
    ...(await searchQuality()),
    ...coldStarts(),
    ...(await measureStarts(home)),
    ...(await measureOrders(home)),
    ...(await measureOperations(home)),
    ...(await measureWeb(home)),
  ];
  write(figures);
  // Figures are written after each size, because the largest takes longest and may be aborted.
  for (const products of values.products.split(',').map(Number)) {
    figures.push(...(await measureAt(home, products)));
    write(figures);
  }
  for (const products of values.views.split(',').map(Number)) {
    figures.push(...measureView(products));
    write(figures);
  }
  if (values.loaded) write([...figures, ...(await measureLoaded(values.loaded))]);
} finally {
  rmSync(home, { recursive: true, force: true });
}
