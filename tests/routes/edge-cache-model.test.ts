import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProduct } from '#shared/catalogue/index.ts';
import { createOrder } from '#shared/orders/index.ts';
import { createChaos } from '#infra/local/chaos/chaos.ts';
import { cartsOf, lineOf } from '#tests/routes/cart/carts.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { newRequest } from '#tests/support/orders.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
beforeAll(async () => {
  world = await aWorld({ edgeCache: true });
  member = await world.aMember();
});
afterAll(() => world.close());

const seeds = [1, 2, 3];
const steps = 25;
const copySeconds = getProduct.cacheSeconds ?? 0;
/** As the answers themselves say. */
const staleSeconds = 30;

it.each(seeds)(
  'a copy at the edge is young, tells nobody of a member, and sells at no price but the table’s (%i)',
  async (seed) => {
    const { oneOf } = createChaos(seed);
    const carts = cartsOf(world);
    const product = await carts.onSale({ price: 10_000, available: 500 });
    const { id } = product.card;
    /** Every price there was, and until when it was the price. */
    const prices: { price: number; until: number }[] = [{ price: 10_000, until: Infinity }];
    const now = () => world.cloud.clock.now();
    const current = () => prices.at(-1)?.price ?? 0;

    async function look(token?: string): Promise<number> {
      const asked = now();
      const reply = await fetch(`${world.url}/api/products/${id}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const text = await reply.text();
      expect(reply.status).toBe(200);
      expect(reply.headers.get('set-cookie')).toBeNull();
      expect(text).not.toMatch(new RegExp(`${member.id}|${member.email}|Bearer`));
      const { price } = JSON.parse(text) as { price: number };
      const since = asked - (prices.findLast((one) => one.price === price)?.until ?? 0);
      expect(since / 1000).toBeLessThanOrEqual(copySeconds + staleSeconds + 1);
      return price;
    }

    /** What the page showed is what is paid, or the buyer is told. */
    async function buyAt(shown: number): Promise<void> {
      const token = member.accessToken;
      // A refused order leaves its items in the cart.
      const { quantity } = (await carts.put(member, { productId: id })).body;
      const wish = {
        deliveryType: 'warehouse_pickup' as const,
        pickupWarehouseId: warehouse.id,
        cartItemIds: [lineOf(product)],
      };
      const body = {
        ...wish,
        expectedTotal: shown * quantity,
        paymentMethod: 'cash' as const,
        clientRequestId: newRequest(),
      };
      const { status, body: order, failure } = await world.send(createOrder, { token, body });
      if (status === 201) expect([order.total, shown]).toEqual([current() * quantity, current()]);
      else expect([failure.code, shown === current()]).toEqual(['ORDER_CHANGED', false]);
    }

    for (let step = 0; step < steps; step += 1) {
      const what = oneOf(5);
      if (what === 0) {
        const last = prices.at(-1);
        const price = 10_000 + prices.length * 1000;
        await carts.becomes(product, { price, total: price, basePrice: price });
        if (last) last.until = now();
        prices.push({ price, until: Infinity });
      } else if (what === 1) await world.cloud.clock.advance(1 + oneOf(40));
      else if (what === 2) await look(member.accessToken);
      else if (what === 3) await look();
      else await buyAt(await look());
    }
    expect(prices.length).toBeGreaterThan(1);
  },
);
