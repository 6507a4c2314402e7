import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfitReport, getSalesReport } from '#shared/reports/index.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder, dayMilliseconds } from '#tests/support/returns.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';
import { working } from '../jobs/jobs-scene.ts';

/*
 * What is left of orders is worked out here once more from the items as they were written, by plain fractions of each
 * order: nothing of what is under test helps to check it.
 */

let world: World;
let admin: Member;
let packer: Member;
/** As many as a queue hands out messages of at once: with one, each count of that buyer's orders would fail nine times. */
let buyers: Profile[];

let state = 20_261_124;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const pick = <T>(things: readonly [T, ...T[]]): T => things[random(things.length)] ?? things[0];

const food = aCategory({ name: 'Thực phẩm' });
const cloth = aCategory({ name: 'Vải' });
const goods = [
  aProduct({ name: 'Trà sen', price: 99_000, category: food }),
  aProduct({ name: 'Mật ong', price: 57_300, category: food }),
  aProduct({ name: 'Lụa', price: 431_700, category: cloth }),
] as const;
const filing = new Map([
  [goods[0].card.id, food.id],
  [goods[1].card.id, food.id],
  [goods[2].card.id, cloth.id],
]);

const hanoi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
const dayOf = (iso: string): string => hanoi.format(new Date(iso));
const dayAgo = (ago: number): string => hanoi.format(Date.now() - ago * dayMilliseconds);
const days = 12;
const warehouses = ['kho-ha-noi', 'kho-sai-gon'] as const;
const channels = ['website', 'guest', 'store'] as const;
const sold = ['confirmed', 'packing', 'packing_completed', 'delivering', 'shipped', 'completed'];

function someOrder(place: number): StoredOrder {
  const chosen = goods.filter(() => random(2) === 0);
  const lines = (chosen.length > 0 ? chosen : [goods[0]]).map((product) => ({
    ...anOrderItem(product, 1 + random(4)),
    ...(random(5) > 0 && { cost: 20_000 + random(90) }),
  }));
  const subtotal = lines.reduce((sum, one) => sum + one.subtotal, 0);
  const shippingFee = pick([0, 30_000, 22_500]);
  const off = random(3) === 0 ? 12_345 : 0;
  const [first] = lines;
  const back = random(4) === 0 && first ? { [first.id]: 1 } : undefined;
  const status = pick(['draft', 'confirmed', 'completed', 'completed', 'cancelled', 'returned'] as const);
  const left = status === 'completed' || status === 'returned';
  const createdAt = new Date(Date.now() - 1 - random(days * dayMilliseconds)).toISOString();
  const warehouseId = pick(warehouses);
  const buyer = buyers[place % buyers.length];
  if (!buyer) throw new Error('Nobody buys.');
  return aStoredOrder(buyer, lines, {
    id: `profit-${String(place).padStart(4, '0')}`,
    code: `LAI${place}`,
    status,
    createdAt,
    completedAt: createdAt,
    subtotal,
    shippingFee,
    voucherDiscount: off,
    total: subtotal + shippingFee - off,
    ...(back && first && { returnedPieces: back, returnedAmount: first.unitTotal }),
    ...(status === 'returned' && first && { lostPieces: { [first.id]: 1 } }),
    ...(left && {
      carriage: {
        feeOut: 20_001 + random(9_000),
        feeBack: status === 'returned' ? 11_003 : 0,
        codFee: random(2) * 1_100,
        insurance: random(2) * 501,
        awaited: random(3) === 0 ? 25_000 : 0,
        compensation: random(9) === 0 ? 77_777 : 0,
      },
    }),
    saleChannelId: pick(channels),
    holdings: lines.map(({ productId, quantity }) => ({
      productId,
      variantId: '-',
      warehouseId,
      quantity,
    })),
  });
}

let orders: StoredOrder[];

beforeAll(async () => {
  world = await aWorld();
  [admin, packer] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
  buyers = await Promise.all(Array.from({ length: 24 }, () => world.anAccount()));
  await stock(world, [...goods], [food, cloth]);
  orders = Array.from({ length: 150 }, (_, place) => someOrder(place));
  for (const some of chunk(orders.map(orderRecord.item), 50)) await world.write(some);
});
afterAll(() => world.close());

const token = () => admin.accessToken;
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** What one order leaves, and of each product which part of it: fractions, which whole đồng stay near. */
function leftOf(order: StoredOrder): { left: number; parts: Map<string, number> } {
  const isSold = sold.includes(order.status);
  const carried = order.carriage;
  const fees = carried
    ? carried.feeOut +
      carried.feeBack +
      carried.codFee +
      carried.insurance +
      carried.awaited -
      carried.compensation
    : 0;
  const price = isSold ? order.total - order.returnedAmount : 0;
  const shipping = isSold ? Math.min(price, order.shippingFee) : 0;
  const pieces = (item: StoredOrder['items'][number]) =>
    isSold ? item.quantity - (order.returnedPieces?.[item.id] ?? 0) : 0;
  const worth = sum(order.items.map((item) => pieces(item) * item.unitTotal));
  const ordered = sum(order.items.map((item) => item.quantity * item.unitTotal));
  const parts = new Map<string, number>();
  for (const item of order.items) {
    const share = worth > 0 ? (pieces(item) * item.unitTotal) / worth : 1 / order.items.length;
    const brought = ((price - shipping) * share * 100) / (100 + item.taxRate) + (shipping * share) / 1.08;
    const spent = (pieces(item) + (order.lostPieces?.[item.id] ?? 0)) * (item.cost ?? 0);
    const carriage = (fees * item.quantity * item.unitTotal) / ordered;
    parts.set(item.productId, (parts.get(item.productId) ?? 0) + brought - spent - carriage);
  }
  return { left: sum([...parts.values()]), parts };
}

const near = (found: number | undefined, wanted: number, roundings: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted)).toBeLessThanOrEqual(roundings);

const groups = ['day', 'product', 'category', 'business', 'order', 'warehouse', 'channel'] as const;

it.each([
  { start: dayAgo(days + 1), end: dayAgo(0) },
  { start: dayAgo(6), end: dayAgo(3) },
  { start: dayAgo(days + 1), end: dayAgo(0), warehouseId: warehouses[1] },
  { start: dayAgo(days + 1), end: dayAgo(0), saleChannelId: 'store' as const },
])('every way of adding up $start to $end comes to what the orders leave', async (query) => {
  const chosen = orders.filter(
    (order) =>
      dayOf(order.createdAt) >= query.start &&
      dayOf(order.createdAt) <= query.end &&
      (!query.warehouseId || order.holdings[0]?.warehouseId === query.warehouseId) &&
      (!query.saleChannelId || order.saleChannelId === query.saleChannelId),
  );
  const ask = async (groupBy: (typeof groups)[number]) =>
    (await world.send(getProfitReport, { token: token(), query: { ...query, groupBy, limit: '366' } })).body;
  const wanted = sum(chosen.map((order) => leftOf(order).left));
  // An index may show what was written late.
  await expect
    .poll(async () => (await ask('day')).total.orders)
    .toBe(chosen.filter(({ status }) => sold.includes(status)).length);
  const byGroup = new Map<string, Awaited<ReturnType<typeof ask>>>();
  for (const group of groups) byGroup.set(group, await ask(group));
  const first = byGroup.get('day');
  near(first?.total.profit, wanted, chosen.length * 8);
  for (const [group, { rows, total }] of byGroup) {
    expect([group, total]).toEqual([group, first?.total]);
    for (const name of ['revenue', 'net', 'cost', 'lost', 'feeOut', 'feeBack', 'profit'] as const)
      expect([group, name, sum(rows.map((row) => row[name]))]).toEqual([group, name, total[name]]);
  }
  // Fees, and what was sold, to the đồng.
  expect(first?.total.feeBack).toBe(sum(chosen.map(({ carriage }) => carriage?.feeBack ?? 0)));
  const { body: sales } = await world.send(getSalesReport, { token: token(), query });
  expect(first?.total.revenue).toBe(sales.total.revenue);
  for (const row of byGroup.get('order')?.rows ?? []) {
    const order = chosen.find(({ id }) => id === row.id);
    expect(row.name).toBe(order?.code);
    if (order) near(row.profit, leftOf(order).left, 8);
  }
  for (const { id, name, profit } of byGroup.get('product')?.rows ?? []) {
    expect(name).toBe(goods.find(({ card }) => card.id === id)?.card.name);
    near(profit, sum(chosen.map((order) => leftOf(order).parts.get(id ?? '') ?? 0)), chosen.length * 8);
  }
  for (const { id, profit } of byGroup.get('category')?.rows ?? [])
    near(
      profit,
      sum(
        chosen.flatMap((order) =>
          [...leftOf(order).parts].filter(([product]) => filing.get(product) === id).map(([, part]) => part),
        ),
      ),
      chosen.length * 8,
    );
});

it('orders stand with the worst first where that is asked, a page at a time, and leave as a file', async () => {
  const query = { start: dayAgo(days + 1), end: dayAgo(0), groupBy: 'order', first: 'worst' } as const;
  const ask = (page: number) =>
    world.send(getProfitReport, { token: token(), query: { ...query, page: String(page), limit: '40' } });
  const { body: one } = await ask(1);
  const { body: two } = await ask(2);
  const shown = [...one.rows, ...two.rows];
  expect(new Set(shown.map(({ id }) => id)).size).toBe(80);
  expect(shown.map(({ profit }) => profit)).toEqual(
    shown.map(({ profit }) => profit).toSorted((a, b) => a - b),
  );
  const jobs = working(world);
  const { body } = await jobs.start(admin, { kind: 'export-profit', input: { format: 'csv', query } });
  await jobs.ended(admin, body.id);
  const [heading, ...rows] = await jobs.csvOf(admin, body.id);
  expect(heading?.at(-1)).toBe('Lãi');
  expect(rows.slice(0, 80).map((row) => [row[0], Number(row.at(-1))])).toEqual(
    shown.map(({ name, profit }) => [name, profit]),
  );
  expect(rows).toHaveLength(one.totalCount);
  expect((await jobs.start(packer, { kind: 'export-profit', input: { query } })).status).toBe(403);
});

it('400 for what is no period', async () => {
  const query = { start: '2026-11-02', end: '2026-11-01' };
  expect((await world.send(getProfitReport, { token: token(), query })).status).toBe(400);
});
