import * as z from 'zod';
import { roundsOf, timeRows, timesOf } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { aClient, anAdmin, type Client, unitsOf } from './shop.ts';

const catalogue: Record<string, string> = {
  'popular, first page': '/products',
  'popular, page 50': '/products?page=50',
  'category + price band, by price, page 2':
    '/products?categoryId={category}&minPrice=50000&maxPrice=900000&sortBy=price&sortDir=asc&page=2',
  'text + price band, by price':
    '/products?q=ao%20thun&minPrice=50000&maxPrice=900000&sortBy=price&sortDir=asc',
  'text by relevance': '/products?q=dong%20ho',
  'text by relevance, page 20': '/products?q=dong%20ho&page=20',
  'text with slips': '/products?q=nuwocs%20mams',
  'free shipping, in stock, by sold': '/products?freeShipping=true&stockStatus=in_stock&sortBy=sold',
  suggestion: '/products/suggestions?q=ca%20phe',
  'suggestion, two letters': '/products/suggestions?q=ao',
  facets: '/products/facets',
  'facets of a text': '/products/facets?q=ca%20phe',
  'facets of a category + price band':
    '/products/facets?categoryId={category}&minPrice=50000&maxPrice=900000',
  popular: '/products/popular',
  related: '/products/{id}/related',
  'category tree with counts': '/categories/tree?withCounts=true',
  'product by address': '/products/slug/{slug}',
  health: '/health',
};

const staffLists: Record<string, string> = {
  'newest, first page': '/admin/products',
  'page 50': '/admin/products?page=50',
  'by name': '/admin/products?sortBy=name&sortDir=asc',
  'by price': '/admin/products?sortBy=price&sortDir=asc',
  'by sold': '/admin/products?sortBy=sold',
  'by tax and state': '/admin/products?taxType=five&isActive=true',
  'few left in one group': '/admin/products?categoryGroup=a&stockStatus=low_stock',
  'two words': '/admin/products?q=dong%20ho',
};
/** Text typed into the command palette, letter by letter. */
const typed = ['c', 'ca', 'ca ', 'ca p', 'ca ph', 'ca phe', 'CL26', '0912'];

const Listed = z.object({
  total: z.int(),
  data: z.array(z.object({ id: z.string(), slug: z.string() })),
});
const Tree = z.array(z.object({ id: z.string() }));
const Ids = z.object({ ids: z.array(z.string()), total: z.int() });
const Job = z.object({ id: z.string(), changed: z.int(), endedAt: z.string().nullable() });

/** Routes with filters. Each call gets a filter that was never used before, so that no cached answer helps. */
const narrows = (path: string): boolean => /^\/products(?:\/facets)?(?:\?|$)/.test(path);

/** The same request with another minimum price. */
function asNew(path: string, round: number): string {
  const [route, query] = path.split('?');
  const asked = new URLSearchParams(query);
  asked.set('minPrice', String(Number(asked.get('minPrice') ?? 0) + round + 100));
  return `${route}?${asked.toString()}`;
}

/** Calls each function before timing, because the first call opens its views. */
async function wake(client: Client): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const paths = ['/products', '/products/facets', '/categories/tree?withCounts=true'];
    const answers = await Promise.all(paths.map((path) => client.send('GET', path)));
    if (answers.every(({ status }) => status < 300)) return;
  }
  throw new Error('The catalogue did not wake up');
}

/** Times sequential calls of one client through the gateway, as a browser makes them. */
async function timeCalls(client: Client, rounds: number, pathAt: (round: number) => string) {
  let note = '';
  const times = await timesOf(rounds, async (round) => {
    note = unitsOf(await client.must('GET', pathAt(round)));
  });
  return { times, note };
}

async function measureCatalogue(): Promise<Figure[]> {
  const client = aClient();
  await wake(client);
  const { total, data } = Listed.parse((await client.must('GET', '/products')).body);
  const [category] = Tree.parse((await client.must('GET', '/categories/tree')).body);
  const parts: Record<string, string | undefined> = { category: category?.id, ...data[0] };
  const rows: Row[] = [];
  for (const [what, pattern] of Object.entries(catalogue)) {
    const path = pattern.replace(/\{(\w+)\}/, (_, name: string) => parts[name] ?? '');
    const ways = {
      [what]: () => path,
      ...(narrows(path) && {
        [`${what}, never asked before`]: (round: number) => asNew(path, round),
      }),
    };
    for (const [name, pathAt] of Object.entries(ways)) {
      const { times, note } = await timeCalls(client, 300, pathAt);
      rows.push(...timeRows(name, times, { budget: what.startsWith('suggestion') ? 10 : 15, note }));
    }
  }
  return figuresOf(`API through the gateway, ${total.toLocaleString('en')} products`, rows);
}

/** Measures staff's product list and the search of the command palette. */
async function measureStaffLists(staff: Client, total: number): Promise<Figure[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(staffLists)) {
    const { times } = await timeCalls(staff, 100, () => path);
    rows.push(...timeRows(`list, ${what}`, times, { budget: 40 }));
  }
  const letters = typed.map((q) => `/admin/search?q=${encodeURIComponent(q)}`);
  const { times } = await timeCalls(staff, 800, (round) => letters.at(round % letters.length) ?? '');
  rows.push(...timeRows('palette, a letter', times, { budget: 100 }));
  return figuresOf(`Staff through the gateway, ${total.toLocaleString('en')} products`, rows);
}

/** Rows per second of a job, from its request until it ended. */
async function measureJob(staff: Client, path: string, body: object) {
  const began = performance.now();
  const { id } = Job.parse((await staff.must('POST', path, body)).body);
  for (;;) {
    const job = Job.parse((await staff.must('GET', `/admin/jobs/${id}`)).body);
    const seconds = (performance.now() - began) / 1000;
    if (job.endedAt) return { id, changed: job.changed, perSecond: Math.round(job.changed / seconds) };
    await new Promise((wakeUp) => setTimeout(wakeUp, 100));
  }
}

/** Measures a bulk change with the maximum number of products, and putting it back. */
async function measureBulkChange(staff: Client, ids: string[]): Promise<Figure[]> {
  const input = {
    ids: ids.slice(0, roundsOf(ids.length)),
    change: { what: 'price', way: 'amount', by: 1000 },
  };
  const change = await measureJob(staff, '/admin/jobs', { kind: 'change-products', input });
  const back = await measureJob(staff, `/admin/jobs/${change.id}/take-back`, {});
  const note = `${change.changed.toLocaleString('en')} products; 300 are asked for`;
  return figuresOf('Work in the background', [
    ['prices changed', change.perSecond, 'per s', { note }],
    ['prices put back', back.perSecond, 'per s', { note }],
  ]);
}

/** Measures the catalogue, staff's lists and a bulk change in the shop that runs. */
export async function measureGateway(): Promise<Figure[]> {
  const staff = await anAdmin();
  const { ids, total } = Ids.parse((await staff.must('GET', '/admin/products/ids')).body);
  return [
    ...(await measureCatalogue()),
    ...(await measureStaffLists(staff, total)),
    ...(await measureBulkChange(staff, ids)),
  ];
}
