import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import { listOrders } from '#shared/orders/index.ts';
import { login } from '#shared/accounts/index.ts';
import { checkAll } from '#tests/domain/orders/order-invariants.ts';
import { aWorld, password, type World } from '#tests/support/world.ts';
import { look } from './look.ts';
import { aMarketScene, type MarketScene } from './market-scene.ts';
import { seeded } from './seeded.ts';
import { deadLetters } from '#tests/support/queues.ts';
import { settle } from './settle.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

/** A handful with every run; `CHAOS_MARKETS=100` when in doubt. */
const markets = Number(process.env['CHAOS_MARKETS'] ?? 6);
const first = Number(process.env['CHAOS_SEED'] ?? 1) * 1000;

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
type Look = Awaited<ReturnType<typeof look>>;

/** Counted once for each order that came, however often its end was told of; an exchange is no other sale. */
function checkCounts({ looked, card }: Look): void {
  const ended = looked.found.filter(
    ({ order, story }) =>
      !order.replaces && story.some(({ kind, to }) => kind === 'status' && to === 'completed'),
  );
  expect(card?.sold).toBe(sum(ended.map(({ order }) => order.totalQuantity)));
}

/** What there was to say was said to each once. */
function checkMails({ mails, looked }: Look): void {
  expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
  // Of money that was not expected each sum is told of, and two may be alike.
  const once = mails.filter(({ content }) => content.template !== 'payment-problem');
  const said = once.map(({ to, content }) => `${to} ${JSON.stringify(content)}`);
  expect(said.toSorted()).toEqual([...new Set(said)].toSorted());
  const sums = looked.found.flatMap(({ story }) => story.filter(({ kind }) => kind === 'payment'));
  expect(mails.length - once.length).toBeLessThanOrEqual(sums.length);
  for (const { to, id } of mails)
    expect(world.cloud.mailbox.list(to).filter(({ messageId }) => messageId.includes(id))).toHaveLength(1);
}

/** Lists show in the end what the table says, to members and to everybody. */
async function checkLists({ looked, card }: Look, { members, product, people }: MarketScene): Promise<void> {
  for (const member of members) {
    const body = { username: member.email, password };
    const token = (await people.done(login, { body })).accessToken;
    const own = looked.found.filter(({ order }) => order.userId === member.id);
    const stands = own.map(({ order }) => `${order.id} ${order.status} ${order.paymentStatus}`);
    await expect
      .poll(async () => {
        const { data } = await people.done(listOrders, { token, query: { take: 50 } });
        return data.map((row) => `${row.id} ${row.status} ${row.paymentStatus}`).toSorted();
      })
      .toEqual(stands.toSorted());
  }
  await expect
    .poll(async () => {
      const { data } = await people.done(listProducts, { query: { q: product.card.name } });
      return data
        .filter(({ id }) => id === product.card.id)
        .map(({ sold, stockStatus }) => ({ sold, stockStatus }));
    })
    .toEqual([{ sold: card?.sold, stockStatus: card?.stockStatus }]);
}

it.each(Array.from({ length: markets }, (_, nth) => first + nth))(
  'market %i: whatever goes wrong on the way, stock, money, mails and lists agree in the end',
  { timeout: 600_000 },
  async (seed) => {
    const scene = await aMarketScene(world, seeded(seed));
    await scene.run();
    await settle(world);
    const start = { stock: scene.pieces, price: scene.product.card.price };
    checkAll((await look(world, scene)).looked, start);
    // A day later whoever has not paid has lost the goods.
    await settle(world, { hours: 25 });
    const end = await look(world, scene);
    checkAll(end.looked, start);
    expect(end.looked.found.filter(({ order }) => order.status === 'draft')).toEqual([]);
    checkCounts(end);
    checkMails(end);
    await checkLists(end, scene);
    scene.people.check();
    expect(await deadLetters(world)).toEqual([]);
  },
);
