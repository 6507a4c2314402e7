import { describe, expect, it } from 'vitest';
import { completeGuestOrder, getGuestOrder } from '#shared/orders/index.ts';
import { requestGuestReturn } from '#shared/returns/index.ts';
import { newId } from '#shared/values/ids.ts';
import { secondsFromNow } from '#functions/platform/clock.ts';
import { guestToken } from '#functions/platform/tokens/guest-token.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const product = aProduct({ name: 'Ấm đất', price: 100_000 });
const buyer = { id: '', fullName: 'Khách Lan', phoneNumber: '0912345678', email: 'khach.lan@example.com' };

/** A guest's order that its carrier is bringing. */
async function onItsWay(status: StoredOrder['status'] = 'delivering') {
  const order = aStoredOrder(buyer, [anOrderItem(product, 1)], {
    status,
    userId: null,
    sessionId: newId(),
    deliveryType: 'prepaid_ship',
    completedAt: null,
    returnableUntil: null,
  });
  await world.write([orderRecord.item(order)]);
  const link = { token: await guestToken(order.id, secondsFromNow(3600)) };
  const say = (query: Record<string, string>) =>
    world.send(completeGuestOrder, { params: { id: order.id }, query });
  return { order, link, say };
}

describe('a guest who got their goods', () => {
  it('says so by the order’s link, once, and may then ask to give them back', async () => {
    const { order, link, say } = await onItsWay();
    const said = await say(link);
    expect(said).toMatchObject({ status: 200, body: { status: 'completed', access: 'full' } });
    const again = await say(link);
    expect([again.status, again.failure.code]).toEqual([409, 'ORDER_STATE']);
    const { status, body } = await world.send(requestGuestReturn, {
      params: { id: order.id },
      query: link,
      body: { items: [{ itemId: order.items[0]?.id ?? '', quantity: 1 }], reason: 'wrong_item' },
    });
    expect([status, body.status]).toEqual([201, 'requested']);
  });

  it('says so with the cart the order came from', async () => {
    const { order, say } = await onItsWay('shipped');
    expect((await say({ sessionId: order.sessionId ?? '' })).body.status).toBe('completed');
  });

  it('is not believed with another order’s proof, nor with the code and the address', async () => {
    const { order, say } = await onItsWay();
    const other = await onItsWay();
    for (const proof of [other.link, { sessionId: other.order.sessionId ?? '' }]) {
      const refused = await say(proof);
      expect([refused.status, refused.failure.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    const refused = await say({ code: order.code, email: buyer.email });
    expect([refused.status, refused.failure.code]).toEqual([403, 'GUEST_PROOF_NEEDED']);
    const query = { sessionId: order.sessionId ?? '' };
    const { body } = await world.send(getGuestOrder, { params: { id: order.id }, query });
    expect(body.status).toBe('delivering');
  });

  it('is refused where nothing is on its way yet', async () => {
    const { link, say } = await onItsWay('packing');
    expect((await say(link)).failure.code).toBe('ORDER_STATE');
  });
});
