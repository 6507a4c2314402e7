import { afterAll, beforeAll, expect, it } from 'vitest';
import { longWait } from '#tests/support/checkout.ts';
import { complete, ordersMarket } from '#tests/support/orders-market.ts';
import { returning } from '#tests/support/returns.ts';
import { takeBack } from './take-back.ts';

let market: Awaited<ReturnType<typeof ordersMarket>>;
beforeAll(async () => {
  market = await ordersMarket();
});
afterAll(() => market.close());

it('goods come back and one fails: the buyer sees each step, and what passed lies on the shelf again', async () => {
  const helper = await market.world.aMember({ role: 'collaborator' });
  const { member, name, product, order } = await market.anOrder(...complete);
  const { onHand } = await market.shop.shelfOf(product);
  const { body: asked } = await returning(market.world).ask(member, await market.shop.stored(order.id), [2]);

  const shopper = await market.open(`/e-commerce/returns/${asked.id}`, { as: member });
  await shopper.getByText('Chờ duyệt').first().waitFor(longWait);
  const page = await market.open('/admin/e-commerce/returns/requests', { as: helper });
  await page.getByRole('link', { name: asked.code }).click();
  await takeBack(page, shopper, { broken: { name, line: 0 }, sound: name });
  expect((await market.shop.shelfOf(product)).onHand).toBe(onHand + 1);
  expect(market.faults).toEqual([]);
});
