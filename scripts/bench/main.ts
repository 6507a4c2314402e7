import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { newsListPath, newsPath } from '#shared/news/news-path.ts';
import { launchBrowser } from '../browser/launch.ts';
import { measureCommentRush } from './comment-rush.ts';
import { measureCommunity, measureLibrary } from './content.ts';
import { measureColdStarts } from './cold-start.ts';
import { measureEndurance } from './endurance.ts';
import { measureExport } from './export.ts';
import { measureGateway } from './gateway.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMachine, withFolder } from './measure.ts';
import { measureOperations } from './operations.ts';
import { measureOrdering } from './ordering.ts';
import { measureOrdersView } from './orders-view.ts';
import { measureReading } from './reading.ts';
import { Figure, figuresOf, fixedWork, readEarlierFigures, type Row, writeReport } from './report.ts';
import { measureReports } from './reports.ts';
import { measureScreenCosts } from './screen-costs.ts';
import { askJudgedQueries, scoresOf } from './search-quality.ts';
import { aClient, root, withShop } from './shop.ts';
import { measureUpload } from './upload/upload.ts';
import { chaptersEach, preparedLibrary } from './library-world.ts';
import { measureFirstLoads, measureStaffSizes } from './web-size.ts';

const { values } = parseArgs({
  options: {
    /** Parts to run, separated by commas, instead of those that belong to every run. */
    only: {
      type: 'string',
      default: 'search,cold-start,start,ordering,operations,web,gateway,products-view',
    },
    /** Numbers of products in the shop that `gateway` measures. */
    products: { type: 'string', default: '1000,20000,100000' },
    /** Numbers of products in the views that `products-view` measures. */
    views: { type: 'string', default: '1000,20000,100000,1000000' },
    /** Number of documents in the library that `library`, `community` and `comment-rush` measure. */
    documents: { type: 'string', default: '20000' },
    /** Number of orders in `orders-view` and `reports`, and of payments in `export`. */
    count: { type: 'string', default: '100000' },
    /** Address of a PostgreSQL database, which holds the views instead of SQLite files. */
    database: { type: 'string' },
    /** Data folder that was loaded and built before, and is measured as it is. */
    loaded: { type: 'string' },
    /** Leaves out what takes a browser many minutes: reading pages, and Lighthouse. */
    quick: { type: 'boolean' },
    /** Runs only the endurance test, for this many minutes. */
    endurance: { type: 'string' },
  },
});
const count = Number(values.count);
const { database } = values;

async function measureSearch(): Promise<Figure[]> {
  const scores = scoresOf(await askJudgedQueries());
  return figuresOf(
    'Search: what was meant is among the first three',
    scores.map(({ what, asked, hits, percent, floor }): Row => {
      return [what, percent, 'points', { budget: floor, note: `${hits} of ${asked}` }];
    }),
  );
}

const measureStarts = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const secondsOfStart = () => withShop(folder, async ({ seconds }) => seconds);
    return figuresOf('npm start', [
      ['new data folder, built before', await secondsOfStart(), 's', { budget: 15 }],
      ['again', await secondsOfStart(), 's', { budget: 5 }],
    ]);
  });

const pages = ['/e-commerce', '/e-commerce/product', '/e-commerce/product/{product}', '/login', '/'];
const LatestNews = z.object({ data: z.array(z.object({ slug: z.string(), createdAt: z.string() })).min(1) });
async function newsPages(): Promise<string[]> {
  const { data } = LatestNews.parse((await aClient().must('GET', '/news?page=1')).body);
  return [newsListPath, ...data.slice(0, 1).map(newsPath)];
}

const Bestsellers = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

async function measureWeb(): Promise<Figure[]> {
  const listed = await aClient().must('GET', '/products?sortBy=sold&pageSize=1');
  const product = Bestsellers.parse(listed.body).data[0]?.slug ?? '';
  const paths = pages.map((path) => path.replace('{product}', product));
  const shopping = [...paths.slice(0, 3), '/e-commerce/cart'];
  const browser = await launchBrowser();
  try {
    return [
      ...(await measureScreenCosts(browser)),
      ...(values.quick ? [] : await measureReading(browser, shopping)),
      ...(await measureFirstLoads(browser, paths)),
      ...(await measureStaffSizes(browser)),
      ...(values.quick ? [] : await measureLighthouse([...shopping, '/', ...(await newsPages())])),
    ];
  } finally {
    await browser.close();
  }
}

async function measureAt(home: string, products: number): Promise<Figure[]> {
  // Only a market that was started once can be filled.
  await withShop(home, async () => {});
  execFileSync(process.execPath, ['infra/local/commands/seed.ts', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, CHOLANG_HOME: home },
    stdio: 'inherit',
  });
  // The first start builds the loaded data into the view files; functions started afterwards open those.
  await withShop(home, () => aClient().runSchedules());
  return withShop(home, measureGateway);
}

function measureProductsView(products: number): Figure[] {
  const script = join(import.meta.dirname, 'products-view.ts');
  const said = execFileSync(process.execPath, [script, String(products), ...(database ? [database] : [])]);
  return z.array(Figure).parse(JSON.parse(said.toString()));
}

const documents = Number(values.documents);
const withLibrary = async (measure: () => Promise<Figure[]>): Promise<Figure[]> =>
  withShop(await preparedLibrary(documents), measure);

type Part = (home: string) => Figure[] | Promise<Figure[]>;

/** Each part is one or more steps; the report is written after each of them, because the last take longest. */
const parts: Record<string, Part[]> = {
  search: [measureSearch],
  'cold-start': [measureColdStarts],
  start: [measureStarts],
  ordering: [(home) => withShop(home, measureOrdering)],
  operations: [measureOperations],
  web: [(home) => withShop(home, measureWeb)],
  gateway: values.products
    .split(',')
    .map(Number)
    .map((products) => (home) => measureAt(home, products)),
  'products-view': values.views
    .split(',')
    .map(Number)
    .map((products) => () => measureProductsView(products)),
  loaded: [() => withShop(values.loaded ?? '', measureGateway)],
  'orders-view': [() => measureOrdersView(count, database)],
  reports: [() => measureReports(count, database)],
  library: [() => withLibrary(() => measureLibrary(documents * chaptersEach))],
  community: [() => withLibrary(measureCommunity)],
  'comment-rush': [() => withLibrary(measureCommentRush)],
  export: [(home) => measureExport(home, count)],
  upload: [(home) => withShop(home, measureUpload)],
  endurance: [(home) => measureEndurance(home, Number(values.endurance ?? 30))],
};

const wanted = values.endurance ? ['endurance'] : values.only.split(',');
if (values.loaded) wanted.push('loaded');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);

const reportFile = join(root, 'docs/bench.md');
const before = readEarlierFigures(reportFile);
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
const figures = figuresOf('The machine', [[fixedWork, await measureMachine(), 'ms']]);

await withFolder(async (home) => {
  for (const part of wanted.flatMap((name) => parts[name] ?? [])) {
    figures.push(...(await part(home)));
    writeReport(figures, before, reportFile, machine);
    process.stdout.write('Written to docs/bench.md\n');
  }
});
process.exit();
