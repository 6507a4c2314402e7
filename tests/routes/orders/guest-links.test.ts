import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { sendGuestLinks } from '#shared/orders/index.ts';
import { buying } from '#tests/support/orders.ts';
import { aWorld, freshEmail, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  world = await aWorld();
  shop = buying(world);
});
afterAll(() => world.close());

async function guestOrder(given: Parameters<typeof shop.orderAsGuest>[1]) {
  const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
  return { order: (await shop.orderAsGuest(sessionId, given)).body };
}

describe('the links by mail', () => {
  const linksTo = (email: string) =>
    world.cloud.mailbox.list(email).filter(({ subject }) => subject.startsWith('Liên kết xem đơn hàng'));

  it('200: go to the address of the orders, each order once, whoever asks and however often', async () => {
    const email = freshEmail();
    const first = await guestOrder({ customer: { email } });
    const second = await guestOrder({ customer: { email } });
    await guestOrder({ customer: { email: freshEmail() } });
    for (const typed of [email.toUpperCase(), email])
      expect((await world.send(sendGuestLinks, { body: { email: typed } })).status).toBe(200);
    await world.cloud.idle();
    const mails = linksTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      [first, second].map(({ order }) => `Liên kết xem đơn hàng ${order.code}`).sort(),
    );
    for (const { order } of [first, second])
      expect(
        mails.some(({ text }) => text.includes(order.id) && text.includes(encodeURIComponent(email))),
      ).toBe(true);
  });

  it('200: say the same of an address nobody ordered with, and write to nobody', async () => {
    const [known, unknown] = [freshEmail(), freshEmail()];
    await guestOrder({ customer: { email: known } });
    const answers = await Promise.all(
      [known, unknown].map((email) => world.send(sendGuestLinks, { body: { email } })),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await world.cloud.idle();
    expect(world.cloud.mailbox.list(unknown)).toEqual([]);
  });

  it('400: junk', async () => {
    const { status } = await world.send(sendGuestLinks, { body: { email: 'khong-phai-email' } });
    expect(status).toBe(400);
  });
});

describe('where an order came about', () => {
  it.each([
    [{}, 'guest'],
    [{ saleChannelId: 'store' as const }, 'store'],
  ])('%j is kept as %s', async (said, kept) => {
    const { order } = await guestOrder({ customer: { email: freshEmail() }, ...said });
    expect(await world.table.get(orderKeys.head(order.id), StoredOrder)).toMatchObject({
      saleChannelId: kept,
    });
  });
});
