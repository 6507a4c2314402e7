import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { add, cancel, idOf, openBuyers, order } from './buyers.ts';
import { inspect, type Inspector, spentIn } from './inspector.ts';
import type { Figure } from './report.ts';
import { origin, startShop } from './running-shop.ts';

const group = 'Processor time of an operation, the local cloud and its table included';
const atOnce = 16;
const rounds = 1600;
const folder = join(import.meta.dirname, '../../docs/profiles');
const consumed = /desc="(\d+) trips, ([\d.]+) RCU, ([\d.]+) WCU"/;

const Found = z.object({ data: z.array(z.object({ id: z.string(), slug: z.string() })).min(1) });

type Cost = { name: string; milliseconds: number; note: string };

/** Runs an operation several times, a few in parallel, and profiles the server meanwhile. */
async function cost(
  shop: Inspector,
  name: string,
  times: number,
  run: (place: number) => Promise<string>,
): Promise<Cost> {
  for (let place = 0; place < atOnce; place += 1) await run(place);
  let [next, note] = [0, ''];
  const before = await shop.processorTime();
  await shop.startProfile();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) {
        next += 1;
        note = await run(next);
      }
    }),
  );
  const profile = await shop.stopProfile();
  const milliseconds = ((await shop.processorTime()) - before) / times;
  mkdirSync(folder, { recursive: true });
  const lines = spentIn(profile).map(({ what, percent }) => `${percent.toFixed(1).padStart(5)} %  ${what}`);
  writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.txt`), [...lines, ''].join('\n'));
  return { name, milliseconds: Math.round(milliseconds * 100) / 100, note };
}

async function ask(path: string): Promise<string> {
  const reply = await fetch(`${origin}/api${path}`);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  const [, trips, read, write] = consumed.exec(reply.headers.get('server-timing') ?? '') ?? [];
  return `${trips} trips, ${read} RCU, ${write} WCU`;
}

async function readings(shop: Inspector): Promise<Cost[]> {
  const listed = Found.parse(await (await fetch(`${origin}/api/products`)).json());
  const slug = listed.data[0]?.slug ?? '';
  // The page number increases, so that each call queries the list instead of a cached answer.
  const paths: Record<string, (place: number) => string> = {
    health: () => '/health',
    list: (place) => `/products?page=${(place % 15) + 1}`,
    'list by price': (place) => `/products?sortBy=price&minPrice=${10_000 + place}`,
    facets: (place) => `/products/facets?minPrice=${10_000 + place}`,
    search: (place) => `/products?q=ca%20phe&maxPrice=${9_000_000 + place}`,
    suggestion: () => '/products/suggestions?q=ca%20phe',
    detail: () => `/products/slug/${slug}`,
  };
  const costs: Cost[] = [];
  for (const [name, path] of Object.entries(paths))
    costs.push(await cost(shop, name, rounds, (place) => ask(path(place))));
  return costs;
}

const unitsOf = ({
  trips,
  readUnits,
  writeUnits,
}: {
  trips: number;
  readUnits: number;
  writeUnits: number;
}) => `${trips} trips, ${readUnits} RCU, ${writeUnits} WCU`;

async function writings(shop: Inspector): Promise<Cost[]> {
  const { shoppers, goods, pickup } = await openBuyers(origin);
  const shopperAt = (place: number) => {
    const shopper = shoppers[place % shoppers.length];
    if (!shopper) throw new Error('The demo market has no members');
    return shopper;
  };
  const goodAt = (place: number) => goods[place % goods.length] ?? '';
  const added = await cost(shop, 'cart add', 400, async (place) => {
    const body = { productId: goodAt(place), quantity: 1 };
    return unitsOf(await shopperAt(place).must('POST', '/e-commerce/cart/add', body));
  });
  const placed = await cost(shop, 'order', 160, async (place) => {
    const shopper = shopperAt(place);
    const answer = await order(shopper, { lines: [await add(shopper, goodAt(place))], pickup });
    if (answer.status === 201) await cancel(shopper, idOf(answer));
    return unitsOf(answer);
  });
  return [added, { ...placed, name: 'order, with its cart line and its cancelling' }];
}

/**
 * Measures the cost of each operation in processor time and table units; profiles are written next to the
 * report.
 */
export async function measureOperations(home: string): Promise<Figure[]> {
  const { inspector, stop } = await startShop(home, { inspected: true });
  try {
    if (!inspector) throw new Error('The shop told no inspector');
    const shop = await inspect(inspector);
    const costs = [...(await readings(shop)), ...(await writings(shop))];
    shop.close();
    return costs.map(({ name, milliseconds, note }) => ({
      group,
      name,
      value: milliseconds,
      unit: 'ms',
      note,
    }));
  } finally {
    await stop();
  }
}
