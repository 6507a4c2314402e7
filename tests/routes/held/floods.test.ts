import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import { getShipmentFee, sendGuestLinks } from '#shared/orders/index.ts';
import { listProducts, listRelatedProducts } from '#shared/catalogue/index.ts';
import { listRatingSummaries } from '#shared/reviews/index.ts';
import { aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
  // As many as fit a transaction at a time; one page holds a hundred.
  for (let first = 0; first < 120; first += 15)
    await stock(
      world,
      Array.from({ length: 15 }, (_, nth) => aProduct({ name: `Nước mắm ${first + nth}` })),
    );
  await world.cloud.idle();
});
afterAll(() => world.close());

/** What an answer cost the table, as it says of itself outside production. */
const unitsOf = (headers: Headers): number =>
  Number(/([\d.]+) RCU/.exec(headers.get('server-timing') ?? '')?.[1] ?? Number.NaN);

describe('a list', () => {
  it.each(['%', '_', '%%%%%%', '*', '""', 'n*', 'nuoc OR mam OR nuoc OR mam', '(((((', 'NEAR(a b, 100000)'])(
    'asked for %j holds no more than a page, and reads nothing of the table for it',
    async (q) => {
      const ask = () => world.send(listProducts, { query: { q, pageSize: 100 } });
      const { status, body } = await ask();
      expect(status).toBe(200);
      expect(body.data.length).toBeLessThanOrEqual(100);
      // Now and then a view looks for what has changed, whoever asks; between two looks a list costs nothing.
      await expect.poll(async () => unitsOf((await ask()).headers), { timeout: 10_000, interval: 5 }).toBe(0);
    },
  );

  it('takes no more than fifty things to be narrowed by', async () => {
    const categoryId = (count: number) =>
      ({ categoryId: Array.from({ length: count }, (_, nth) => `c${nth}`).join(',') }) as never;
    expect((await world.send(listProducts, { query: categoryId(50) })).status).toBe(200);
    expect((await world.send(listProducts, { query: categoryId(51) })).status).toBe(400);
    expect((await world.send(listProducts, { query: categoryId(400) })).status).toBe(400);
  });

  it.each([{ page: 1e6 }, { page: 1e21 }, { pageSize: 101 }, { pageSize: 1e9 }, { page: 1.5 }])(
    '400: %j',
    async (query) => {
      expect((await world.send(listProducts, { query })).status).toBe(400);
    },
  );

  it('far behind its end is empty', async () => {
    const { body } = await world.send(listProducts, { query: { page: 100_000 } });
    expect([body.data, body.hasNext]).toEqual([[], false]);
  });

  it('400: what lies near may not be asked for by the thousand, nor stars of 101 at once', async () => {
    const params = { id: 'x' };
    const near = await world.send(listRelatedProducts, { params, query: { limit: 1000 } });
    const productIds = Array.from({ length: 101 }, (_, nth) => `p${nth}`);
    const stars = await world.send(listRatingSummaries, { body: { productIds } });
    expect([near.status, stars.status]).toEqual([400, 400]);
  });

  it('400: a parcel heavier than a lorry', async () => {
    const query = { provinceCode: 1, weightGrams: 1_000_001 };
    expect((await world.send(getShipmentFee, { query })).status).toBe(400);
  });
});

it('every page of every list has an end that is said', () => {
  const sizes = ['pageSize', 'limit', 'take'] as const;
  const paged = contracts.flatMap(({ name, query }) =>
    query instanceof z.ZodObject
      ? sizes.filter((size) => size in query.shape).map((size) => ({ name: `${name} ${size}`, query, size }))
      : [],
  );
  expect(paged.length).toBeGreaterThan(20);
  const endless = paged.filter(({ query, size }) => {
    const { error } = query.safeParse({ [size]: 1001 });
    return !error?.issues.some(({ path }) => path[0] === size);
  });
  expect(endless.map(({ name }) => name)).toEqual([]);
});

it('429: links of a guest’s orders are mailed a few times, whoever asks from wherever', async () => {
  const statuses: number[] = [];
  await world.nextTurnOf(3600);
  for (let turn = 0; turn < 7; turn += 1) {
    const reply = await fetch(`${world.url}/api${sendGuestLinks.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${turn}`,
        'x-viewer-address': `1.2.3.${turn}`,
      },
      body: JSON.stringify({ email: 'nan-nhan@example.com' }),
    });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
