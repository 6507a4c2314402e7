import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { buildMembers } from '#seed/world/members.ts';
import { median, percentile, rounded, roundsOf } from './measure.ts';
import { type Figure, figuresOf } from './report.ts';
import { aClient, type Answer, type Client } from './shop.ts';

/** A member may order at most 30 times a minute, so the load is spread over several members. */
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

export async function addToCart(shopper: Client, productId: string): Promise<string> {
  const added = await shopper.must('POST', '/e-commerce/cart/add', { productId, quantity: 1 });
  return Line.parse(added.body).cartItemId;
}

type OrderInput = { lines: string[]; pickup: string; vouchers?: string[] };

export const order = (shopper: Client, { lines, pickup, vouchers = [] }: OrderInput) =>
  shopper.send('POST', '/e-commerce/checkout/create-order', {
    deliveryType: 'warehouse_pickup',
    pickupWarehouseId: pickup,
    cartItemIds: lines,
    paymentMethod: 'transfer',
    paymentProvider: 'vietqr',
    voucherIds: vouchers,
    clientRequestId: newId(),
  });

/** Cancels a placed order, which releases its stock and vouchers; a refused one has none. */
export async function cancel(shopper: Client, { status, body }: Answer): Promise<void> {
  if (status !== 201) return;
  await shopper.must('PUT', `/public/orders/${Named.parse(body).id}/cancel`, { reason: 'Đo tốc độ' });
}

async function bestVouchers(shopper: Client): Promise<string[]> {
  const offered = await shopper.must('GET', '/e-commerce/vouchers/for-order?orderAmount=500000');
  return Offer.parse(offered.body).best.voucherIds;
}

/** Bestsellers without variants that the warehouse has plenty of. */
async function goodsIn(shopper: Client, warehouseId: string): Promise<string[]> {
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

/** Signs in demo members and chooses a warehouse for pickups, with goods that it has plenty of. */
export async function openBuyers() {
  const members = buildMembers(new Date()).filter(
    ({ status, role }) => status === 'active' && role === 'user',
  );
  const shoppers: Client[] = [];
  for (const { email } of members.slice(0, shopperCount)) {
    const shopper = aClient();
    await shopper.signIn(email);
    shoppers.push(shopper);
  }
  const [anyone] = shoppers;
  if (!anyone) throw new Error('The demo market has no members');
  const [pickup] = z.array(Named).parse((await anyone.must('GET', '/public/warehouses')).body);
  if (!pickup) throw new Error('The demo market has no warehouse');
  return { shoppers, goods: await goodsIn(anyone, pickup.id), pickup: pickup.id };
}

type Buyers = Awaited<ReturnType<typeof openBuyers>>;

/** Places orders one after the other, each with three lines and the best vouchers. */
async function placeOneByOne({ shoppers, goods, pickup }: Buyers): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < roundsOf(roundsEach); round += 1) {
    for (const shopper of shoppers) {
      const lines: string[] = [];
      for (const id of goods.slice(0, 3)) lines.push(await addToCart(shopper, id));
      const answer = await order(shopper, { lines, pickup, vouchers: await bestVouchers(shopper) });
      // The voucher does not apply to these goods, so the order is placed without it.
      const placed = answer.status === 422 ? await order(shopper, { lines, pickup }) : answer;
      if (placed.status !== 201) throw new Error(`An order was refused: ${JSON.stringify(placed.body)}`);
      answers.push(placed);
      await cancel(shopper, placed);
    }
  }
  return answers;
}

/** All shoppers order at once, each a piece of their own product. */
async function placeTogether({ shoppers, pickup }: Buyers, wanted: (place: number) => string) {
  const carts = await Promise.all(
    shoppers.map(async (shopper, place) => ({ shopper, line: await addToCart(shopper, wanted(place)) })),
  );
  const started = performance.now();
  const answers = await Promise.all(
    carts.map(async ({ shopper, line }) => ({
      shopper,
      answer: await order(shopper, { lines: [line], pickup }),
    })),
  );
  const seconds = (performance.now() - started) / 1000;
  const placed = answers.filter(({ answer }) => answer.status === 201).length;
  await Promise.all(answers.map(({ shopper, answer }) => cancel(shopper, answer)));
  return { perSecond: rounded(placed / seconds), note: `${placed} of ${shoppers.length} at once` };
}

export async function measureOrdering(): Promise<Figure[]> {
  const buyers = await openBuyers();
  const { goods } = buyers;
  const answers = await placeOneByOne(buyers);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const one = await placeTogether(buyers, () => goods[0] ?? '');
  const many = await placeTogether(buyers, (place) => goods[place % goods.length] ?? '');
  const mean = (pick: (answer: Answer) => number) =>
    rounded(answers.reduce((sum, answer) => sum + pick(answer), 0) / answers.length);
  const steps = 'one counts against the limit; the others are three steps';
  return figuresOf('Ordering through the gateway', [
    ['place an order of three lines, p50', rounded(median(times)), 'ms'],
    ['place an order of three lines, p95', rounded(percentile(times, 95)), 'ms', { budget: 60 }],
    ['calls to the table', mean(({ trips }) => trips), 'calls', { note: steps }],
    ['written', mean(({ writeUnits }) => writeUnits), 'WCU'],
    ['read', mean(({ readUnits }) => readUnits), 'RCU'],
    ['orders a second, all of one product', one.perSecond, 'per s', { note: one.note }],
    ['orders a second, each of another', many.perSecond, 'per s', { note: many.note }],
  ]);
}
