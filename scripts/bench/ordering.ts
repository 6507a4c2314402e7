import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { buildMembers } from '#seed/world/members.ts';
import { percentile } from './percentiles.ts';
import type { Figure } from './report.ts';
import { aShopper, type Answer, type Shopper } from './shopper.ts';

const group = 'Ordering through the gateway';
/** No member may order more often than 30 times a minute, so the work is shared. */
const shopperCount = 20;
const roundsEach = 8;

const Products = z.object({
  data: z.array(z.object({ id: z.string(), hasVariants: z.boolean() })),
});
const Stocked = z.object({
  warehouses: z.array(z.object({ warehouseId: z.string(), available: z.int() })),
});
const Line = z.object({ cartItemId: z.string() });
const Named = z.object({ id: z.string() });
const Offer = z.object({ best: z.object({ voucherIds: z.array(z.string()) }), orderAmount: z.number() });

const rounded = (value: number): number => Math.round(value * 10) / 10;
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function add(shopper: Shopper, productId: string): Promise<string> {
  const added = await shopper.must('POST', '/e-commerce/cart/add', { productId, quantity: 1 });
  return Line.parse(added.body).cartItemId;
}

type Wish = { lines: string[]; pickup: string; vouchers?: string[] };

const order = (shopper: Shopper, { lines, pickup, vouchers = [] }: Wish) =>
  shopper.send('POST', '/e-commerce/checkout/create-order', {
    deliveryType: 'warehouse_pickup',
    pickupWarehouseId: pickup,
    cartItemIds: lines,
    paymentMethod: 'transfer',
    paymentProvider: 'vietqr',
    voucherIds: vouchers,
    clientRequestId: newId(),
  });

const idOf = (answer: Answer): string => Named.parse(answer.body).id;
const cancel = (shopper: Shopper, id: string) =>
  shopper.must('PUT', `/public/orders/${id}/cancel`, { reason: 'Đo tốc độ' });

async function bestVouchers(shopper: Shopper): Promise<string[]> {
  const offered = await shopper.must('GET', '/e-commerce/vouchers/for-order?orderAmount=500000');
  return Offer.parse(offered.body).best.voucherIds;
}

/** Best sellers without variants of which the warehouse has plenty. */
async function goodsIn(shopper: Shopper, warehouseId: string): Promise<string[]> {
  const listed = await shopper.must('GET', '/products?stockStatus=in_stock&sortBy=sold&pageSize=60');
  const found: string[] = [];
  for (const { id } of Products.parse(listed.body).data.filter(({ hasVariants }) => !hasVariants)) {
    const { warehouses } = Stocked.parse((await shopper.must('GET', `/products/${id}`)).body);
    if (warehouses.some((one) => one.warehouseId === warehouseId && one.available > shopperCount * 2))
      found.push(id);
    if (found.length === shopperCount) return found;
  }
  return found;
}

/** Three lines and the best vouchers, one order after the other; calling it off gives everything back. */
async function placeOneByOne(shoppers: Shopper[], goods: string[], pickup: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < roundsEach; round += 1) {
    for (const shopper of shoppers) {
      const lines: string[] = [];
      for (const id of goods.slice(0, 3)) lines.push(await add(shopper, id));
      const answer = await order(shopper, { lines, pickup, vouchers: await bestVouchers(shopper) });
      // A voucher for other goods: the order is placed without.
      const placed = answer.status === 422 ? await order(shopper, { lines, pickup }) : answer;
      if (placed.status !== 201) throw new Error(`An order was refused: ${JSON.stringify(placed.body)}`);
      answers.push(placed);
      await cancel(shopper, idOf(placed));
    }
  }
  return answers;
}

/** Everybody at once, each for a unit of a product of theirs; answers orders a second. */
async function placeTogether(shoppers: Shopper[], wanted: (place: number) => string, pickup: string) {
  const lines = await Promise.all(shoppers.map((shopper, place) => add(shopper, wanted(place))));
  const started = performance.now();
  const answers = await Promise.all(
    shoppers.map((shopper, place) => order(shopper, { lines: lines.slice(place, place + 1), pickup })),
  );
  const seconds = (performance.now() - started) / 1000;
  const placed = answers.filter(({ status }) => status === 201);
  await Promise.all(
    answers.map(async (answer, place) => {
      const shopper = shoppers[place];
      return answer.status === 201 && shopper ? cancel(shopper, idOf(answer)) : undefined;
    }),
  );
  return { perSecond: rounded(placed.length / seconds), placed: placed.length };
}

export async function measureOrdering(origin: string): Promise<Figure[]> {
  const members = buildMembers(new Date()).filter(
    ({ status, role }) => status === 'active' && role === 'user',
  );
  const shoppers: Shopper[] = [];
  for (const { email } of members.slice(0, shopperCount)) shoppers.push(await aShopper(origin, email));
  const [anyone] = shoppers;
  if (!anyone) throw new Error('The demo market has no members');
  const [pickup] = z.array(Named).parse((await anyone.must('GET', '/public/warehouses')).body);
  if (!pickup) throw new Error('The demo market has no warehouse');
  const goods = await goodsIn(anyone, pickup.id);

  const answers = await placeOneByOne(shoppers, goods, pickup.id);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const one = await placeTogether(shoppers, () => goods[0] ?? '', pickup.id);
  const many = await placeTogether(shoppers, (place) => goods[place % goods.length] ?? '', pickup.id);
  const of = (pick: (answer: Answer) => number) => rounded(mean(answers.map(pick)));
  return [
    { group, name: 'place an order of three lines, p50', value: rounded(percentile(times, 50)), unit: 'ms' },
    {
      group,
      name: 'place an order of three lines, p95',
      value: rounded(percentile(times, 95)),
      unit: 'ms',
      budget: 60,
    },
    {
      group,
      name: 'calls to the table',
      value: of(({ trips }) => trips),
      unit: 'calls',
      note: 'one counts against the limit; the others are three steps',
    },
    { group, name: 'written', value: of(({ writeUnits }) => writeUnits), unit: 'WCU' },
    { group, name: 'read', value: of(({ readUnits }) => readUnits), unit: 'RCU' },
    {
      group,
      name: 'orders a second, all of one product',
      value: one.perSecond,
      unit: 'per s',
      note: `${one.placed} of ${shoppers.length} at once`,
    },
    {
      group,
      name: 'orders a second, each of another',
      value: many.perSecond,
      unit: 'per s',
      note: `${many.placed} of ${shoppers.length} at once`,
    },
  ];
}
