import { describe, expect, it } from 'vitest';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { sendGuestLinks } from '#shared/orders/index.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail, freshPhone } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);

async function guestOrder(given: Parameters<typeof shop.orderAsGuest>[1]) {
  const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
  return { order: (await shop.orderAsGuest(sessionId, given)).body };
}

describe('the links by mail', () => {
  const linksTo = (email: string) =>
    world.cloud.mailbox.list(email).filter(({ subject }) => subject.startsWith('Liên kết xem đơn hàng'));

  it('200: go in one mail to the address of the orders, whoever asks and however often', async () => {
    const email = freshEmail();
    const phone = freshPhone();
    const first = await guestOrder({ customer: { email, phone } });
    const second = await guestOrder({ customer: { email } });
    await guestOrder({ customer: { email: freshEmail() } });
    for (const body of [{ email: email.toUpperCase() }, { email }, { phone }])
      expect((await world.send(sendGuestLinks, { body })).status).toBe(200);
    await world.cloud.idle();
    const mails = linksTo(email);
    expect(mails).toHaveLength(1);
    for (const { order } of [first, second]) {
      expect(mails[0]?.text).toContain(`Đơn hàng ${order.code}: `);
      expect(mails[0]?.text).toContain(`/e-commerce/orders/guest#id=${order.id}&token=`);
    }
    expect(mails[0]?.text).not.toContain(email);
  });

  it('200: by phone go to whom each order belongs', async () => {
    const [mine, theirs, phone] = [freshEmail(), freshEmail(), freshPhone()];
    const { order } = await guestOrder({ customer: { email: mine, phone } });
    await guestOrder({ customer: { email: theirs, phone } });
    await world.send(sendGuestLinks, { body: { phone } });
    await world.cloud.idle();
    expect(linksTo(mine).map(({ text }) => text.includes(order.id))).toEqual([true]);
    expect(linksTo(theirs).map(({ text }) => text.includes(order.id))).toEqual([false]);
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
    for (const body of [{ email: 'khong-phai-email' }, { phone: '12' }, {}])
      expect((await world.send(sendGuestLinks, { body })).status).toBe(400);
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
