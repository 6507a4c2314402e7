import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { cancelOrder } from '#shared/orders/index.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { keepLogLines } from '#tests/support/log-lines.ts';
import { buying } from '#tests/support/orders.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const { lines } = keepLogLines();
let world: World;
beforeAll(async () => {
  world = await aWorld({ awake: ['push-live'], env: { LOG_LEVEL: 'info' } });
});
afterAll(() => world.close());

/** What one search finds: the operation, the events and the workers of a request. */
const wayOf = (requestId: string | null) => {
  const found = lines.filter((line) => line['requestId'] === requestId);
  return found.flatMap(({ operation, event, worker }) => operation ?? event ?? worker ?? []);
};

it('one id finds the whole way of a purchase: the call, what it published, the mail and the live event it caused', async () => {
  const shop = buying(world);
  const [member, product] = await Promise.all([world.aMember(), shop.onSale({ available: 3 })]);
  await shop.fill(member, { product });
  const placed = await shop.order(member);
  expect(placed.status).toBe(201);
  await world.cloud.idle();

  const way = wayOf(placed.headers.get('x-request-id'));
  expect(way[0]).toBe('orders/create-order');
  for (const step of ['order.changed', 'mail.requested', 'stock.changed']) expect(way).toContain(step);
  for (const worker of ['send-mail', 'push-live', 'follow-sales']) expect(way).toContain(worker);
  // What the way ends in carries the id as well.
  const shelf = await world.table.get(
    productKeys.stock(product.card.id, '-', warehouse.id),
    z.object({ trace: z.string() }),
  );
  expect(shelf?.trace).toBe(placed.headers.get('x-request-id'));
});

it('another request about the same order is another way', async () => {
  const shop = buying(world);
  const { member, order } = await shop.placed();
  await world.cloud.idle();
  const cancelled = await world.send(cancelOrder, {
    token: member.accessToken,
    params: { id: order.id },
    body: { reason: 'Đổi ý' },
  });
  expect(cancelled.status).toBe(200);
  await world.cloud.idle();
  const way = wayOf(cancelled.headers.get('x-request-id'));
  expect(way).toContain('orders/cancel-order');
  expect(way).toContain('order.changed');
  expect(way).not.toContain('orders/create-order');
});

it('a refusal names the id its log line has, whatever id the caller brings along', async () => {
  const reply = await fetch(`${world.url}/api/e-commerce/checkout/create-order`, {
    method: 'POST',
    headers: { 'x-request-id': 'mine', traceparent: '00-mine', 'content-type': 'application/json' },
    body: '{}',
  });
  const { requestId } = (await reply.json()) as { requestId: string };
  expect(reply.headers.get('x-request-id')).toBe(requestId);
  expect(wayOf(requestId)).toEqual(['orders/create-order']);
  expect(wayOf('mine')).toEqual([]);
});
