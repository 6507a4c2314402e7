import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { inspect, type Inspector, selfTimes } from './inspector.ts';
import { rounded, roundsOf } from './measure.ts';
import { addToCart, cancel, openBuyers, order } from './ordering.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { aClient, type Answer, type Client, startShop, root, unitsOf } from './shop.ts';

const group = 'Processor time of an operation, the local cloud and its table included';
const atOnce = 16;
const folder = join(root, 'docs/profiles');

const Found = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });

type Operation = { name: string; times: number; run: (place: number) => Promise<Answer> };

/** Runs an operation several times, a few in parallel, and profiles the server meanwhile. */
async function cost(shop: Inspector, { name, times: wanted, run }: Operation): Promise<Row> {
  const times = roundsOf(wanted);
  for (let place = 0; place < atOnce; place += 1) await run(place);
  let [next, note] = [0, ''];
  const before = await shop.processorTime();
  await shop.startProfile();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) note = unitsOf(await run((next += 1)));
    }),
  );
  const profile = await shop.stopProfile();
  const milliseconds = ((await shop.processorTime()) - before) / times;
  mkdirSync(folder, { recursive: true });
  const lines = selfTimes(profile).map(({ what, percent }) => `${percent.toFixed(1).padStart(5)} %  ${what}`);
  writeFileSync(join(folder, `${name.split(',')[0]?.replaceAll(' ', '-')}.txt`), [...lines, ''].join('\n'));
  return [name, rounded(milliseconds, 2), 'ms', { note }];
}

async function readings(client: Client): Promise<Operation[]> {
  const listed = Found.parse((await client.must('GET', '/products')).body);
  // The page or a price increases, so that each call queries the list instead of a cached answer.
  const paths: Record<string, (place: number) => string> = {
    health: () => '/health',
    list: (place) => `/products?page=${(place % 15) + 1}`,
    'list by price': (place) => `/products?sortBy=price&minPrice=${10_000 + place}`,
    facets: (place) => `/products/facets?minPrice=${10_000 + place}`,
    search: (place) => `/products?q=ca%20phe&maxPrice=${9_000_000 + place}`,
    suggestion: () => '/products/suggestions?q=ca%20phe',
    detail: () => `/products/slug/${listed.data[0]?.slug}`,
  };
  return Object.entries(paths).map(([name, pathAt]) => ({
    name,
    times: 1600,
    run: (place) => client.must('GET', pathAt(place)),
  }));
}

async function writings(): Promise<Operation[]> {
  const { shoppers, goods, pickup } = await openBuyers();
  const at = (place: number) => {
    const [shopper, good] = [shoppers[place % shoppers.length], goods[place % goods.length]];
    if (!shopper || !good) throw new Error('The demo market has no members or no goods');
    return { shopper, good };
  };
  return [
    {
      name: 'cart add',
      times: 400,
      run: (place) => {
        const { shopper, good } = at(place);
        return shopper.must('POST', '/e-commerce/cart/add', { productId: good, quantity: 1 });
      },
    },
    {
      name: 'order, with its cart line and its cancelling',
      times: 160,
      async run(place) {
        const { shopper, good } = at(place);
        const answer = await order(shopper, { lines: [await addToCart(shopper, good)], pickup });
        await cancel(shopper, answer);
        return answer;
      },
    },
  ];
}

/** Measures each operation in processor time and table units; profiles lie next to the report. */
export async function measureOperations(home: string): Promise<Figure[]> {
  const { inspector, stop } = await startShop(home, { inspected: true });
  try {
    const shop = await inspect(inspector);
    const rows: Row[] = [];
    for (const operation of [...(await readings(aClient())), ...(await writings())])
      rows.push(await cost(shop, operation));
    shop.close();
    return figuresOf(group, rows);
  } finally {
    await stop();
  }
}
