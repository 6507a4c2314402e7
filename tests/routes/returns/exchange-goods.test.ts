import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOrder } from '#shared/orders/index.ts';
import { exchangeGoods, quoteExchange } from '#shared/returns/exchange.contract.ts';
import { getReturn } from '#shared/returns/member-returns.contract.ts';
import { listOwedOrders } from '#shared/refunds/refunds.contract.ts';
import { aProduct, stock, warehouse } from '../../support/catalogue.ts';
import { newRequest } from '../../support/orders.ts';
import { returning } from '../../support/returns.ts';
import { aWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

it('other goods go out for those that came back, once, and the buyer sees credit and difference', async () => {
  const goods = returning(world);
  const [buyer, admin, helper] = await Promise.all([
    world.aMember(),
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
  const cup = aProduct({ name: 'Chén sứ đổi hàng', price: 60_000 });
  await stock(world, [cup]);
  const order = await goods.anOrder(buyer, [2]);
  const { body: asked } = await goods.ask(buyer, order, [1], { resolution: 'exchange' });
  const params = { id: asked.id };
  const work = goods.staff(helper, asked.id);
  for (const step of ['approved', 'returning', 'received'] as const) await work.to(step);
  await work.inspect({ qaResult: 'passed', restock: true });

  const { accessToken: token } = helper;
  const draft = {
    lines: [{ productId: cup.card.id, variantId: null, quantity: 1 }],
    pickupWarehouseId: warehouse.id,
  };
  const quote = await world.send(quoteExchange, { token, params, body: draft });
  expect(quote.body).toMatchObject({ total: 60_000, credit: 100_000, due: 0, back: 40_000 });
  const body = { ...draft, expectedTotal: 60_000, expectedCredit: 100_000, clientRequestId: newRequest() };
  const refused = await world.send(exchangeGoods, { token: buyer.accessToken, params, body });
  expect(refused.status).toBe(403);
  const changed = await world.send(exchangeGoods, {
    token,
    params,
    body: { ...body, expectedTotal: 50_000 },
  });
  expect([changed.status, changed.failure.code]).toEqual([409, 'ORDER_CHANGED']);

  const made = await world.send(exchangeGoods, { token, params, body });
  expect(made.status).toBe(201);
  const again = await world.send(exchangeGoods, { token, params, body });
  expect(again.body.replacement).toEqual(made.body.replacement);

  const { body: seen } = await world.send(getReturn, { token: buyer.accessToken, params });
  expect(seen).toMatchObject({
    status: 'exchanged',
    moneyBack: 40_000,
    exchange: { credit: 100_000, total: 60_000 },
  });
  const { body: sent } = await world.send(getOrder, {
    token: buyer.accessToken,
    params: { id: seen.replacement?.id ?? '' },
  });
  expect(sent).toMatchObject({
    paymentStatus: 'paid',
    paidAmount: 60_000,
    exchange: { orderId: order.id, returnCode: seen.code, carried: 60_000 },
  });
  const owed = await world.send(listOwedOrders, { token: admin.accessToken, query: { order: order.id } });
  expect(owed.body.data[0]?.owed).toEqual([{ kind: 'return', returnId: asked.id, amount: 40_000 }]);
});
