import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import {
  changeOrderStatus,
  confirmOrders,
  countOrderQueues,
  getOrderStory,
  getOrderTimeline,
  getStaffOrder,
  listAlikeOrders,
  listSaleChannels,
  noteOrder,
  recordCall,
  resendOrderMail,
  searchOrders,
  viewOrder,
} from '#shared/orders/index.ts';
import { orderViewed } from '#shared/events/orders.ts';
import { forgetBuyer } from '#functions/domain/orders/buyer/forget-buyer.ts';
import { contextOf } from '#tests/support/context.ts';
import { aGuestBuyer, buying, hanoi, newRequest } from '#tests/support/orders.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin' });
const packer = aSharedMember(world, { role: 'collaborator' });

const find = async (search: string, who = packer) => {
  const { body } = await world.send(searchOrders, { token: who.accessToken, query: { search } });
  return body.data;
};

/** A guest's order that waits for its buyer's word. */
async function unproven(customer = aGuestBuyer()) {
  const { order, sessionId } = await shop.placedAsGuest({ customer, paymentMethod: 'cash' });
  return { order, customer, sessionId };
}

describe('staff’s list of orders', () => {
  it('shows admins whole numbers, and whoever packs only their end', async () => {
    const { customer, order } = await unproven();
    const [seen] = await find(order.code, admin);
    const [masked] = await find(order.code);
    expect(seen).toMatchObject({ id: order.id, customer: { phone: customer.phone }, missing: order.total });
    expect(masked?.customer.phone).toBe(`*******${customer.phone.slice(-3)}`);
    // What is hidden from a line is not hidden in some other part of the answer.
    expect(JSON.stringify(masked)).not.toContain(customer.phone);
    expect(JSON.stringify(masked)).not.toContain(customer.email);
  });

  it('finds an order by the last digits of its phone, and counts it where it waits', async () => {
    const waiting = async () =>
      (await world.send(countOrderQueues, { token: packer.accessToken })).body.confirm;
    const before = await waiting();
    const { customer, order } = await unproven();
    await expect
      .poll(async () => (await find(customer.phone.slice(-4))).map(({ id }) => id))
      .toContain(order.id);
    // A count that took long may grow a little old.
    await expect.poll(waiting).toBe(before + 1);
  });

  it('names where orders come about', async () => {
    const { body } = await world.send(listSaleChannels, { token: packer.accessToken });
    expect(body.map(({ id }) => id)).toEqual(['website', 'guest', 'store']);
  });
});

describe('what staff note of an order', () => {
  it('is told once however often it is pressed, with who said it, and never to its buyer', async () => {
    const { member, order } = await shop.placed({ paymentMethod: 'cash' });
    const ask = {
      params: { id: order.id },
      token: packer.accessToken,
      body: { text: '  Giao sau 17 giờ ', clientRequestId: newRequest() },
    };
    const [one, two] = await Promise.all([world.send(noteOrder, ask), world.send(noteOrder, ask)]);
    expect(two.body).toEqual(one.body);
    const { body: story } = await world.send(getOrderStory, {
      params: { id: order.id },
      token: packer.accessToken,
    });
    expect(story.notes).toEqual([one.body]);
    expect(one.body).toMatchObject({ text: 'Giao sau 17 giờ', by: { id: packer.id } });
    const { body: timeline } = await world.send(getOrderTimeline, {
      params: { id: order.id },
      token: member.accessToken,
    });
    expect(JSON.stringify(timeline)).not.toContain('17 giờ');
    const { body: history } = await world.send(listActivity, {
      params: { entity: 'order', id: order.id },
      token: packer.accessToken,
    });
    expect(history.data[0]?.fields).toMatchObject([{ field: 'staffNotes', to: '•••' }]);
  });

  it('other words under the same key are refused, as is a note of nothing', async () => {
    const { order } = await shop.placed({ paymentMethod: 'cash' });
    const note = (body: { text: string; clientRequestId?: string }, id = order.id) =>
      world.send(noteOrder, { params: { id }, token: packer.accessToken, body });
    const clientRequestId = newRequest();
    await note({ text: 'Một', clientRequestId });
    expect((await note({ text: 'Hai', clientRequestId })).failure.code).toBe('REQUEST_DIFFERS');
    expect((await note({ text: '   ' })).status).toBe(400);
    expect((await note({ text: 'Ba' }, 'khong-co')).failure.code).toBe('ORDER_NOT_FOUND');
  });

  it('goes when its buyer is forgotten', async () => {
    const { order } = await shop.placed({ paymentMethod: 'cash' });
    const ask = { params: { id: order.id }, token: packer.accessToken };
    await world.send(noteOrder, { ...ask, body: { text: 'Chị Lan, ngõ 12' } });
    await forgetBuyer(contextOf(world.table), order.id);
    expect((await world.send(getOrderStory, ask)).body.notes).toEqual([]);
  });
});

it('whoever looks at an order is told who else does, until they leave', async () => {
  const { order } = await shop.placed({ paymentMethod: 'cash' });
  const look = async (who: typeof admin, isHere = true) => {
    const ask = { params: { id: order.id }, token: who.accessToken, body: { isHere } };
    return (await world.send(viewOrder, ask)).body.others.map(({ id }) => id);
  };
  expect(await look(packer)).toEqual([]);
  expect(await look(admin)).toEqual([packer.id]);
  expect(await look(packer)).toEqual([admin.id]);
  expect(await look(packer, false)).toEqual([admin.id]);
  expect(await look(admin)).toEqual([]);
  // Whoever leaves without having come is not there either.
  expect(await look(await world.aMember({ role: 'collaborator' }), false)).toEqual([admin.id]);
});

it('coming, leaving and coming again after a while are told, and staying is not', () => {
  const seen = (seenAt: number, seconds: number) => ({
    orderId: 'don-1',
    seenAt: new Date(seenAt * 1000).toISOString(),
    until: new Date((seenAt + seconds) * 1000).toISOString(),
  });
  const isTold = (before: ReturnType<typeof seen> | undefined, after: ReturnType<typeof seen>) =>
    orderViewed.read('order-viewer', 'e1', { before, after }) !== undefined;
  expect(isTold(undefined, seen(0, 45))).toBe(true);
  expect(isTold(seen(0, 45), seen(22, 45))).toBe(false);
  expect(isTold(seen(22, 45), seen(30, 0))).toBe(true);
  expect(isTold(seen(30, 0), seen(31, 45))).toBe(true);
  expect(isTold(seen(31, 45), seen(100, 45))).toBe(true);
});

describe('a call to whoever ordered', () => {
  const tell = (id: string, body: Record<string, unknown>, clientRequestId = newRequest()) =>
    world.send(recordCall, {
      params: { id },
      token: packer.accessToken,
      body: { result: 'no_answer', ...body, clientRequestId },
    });

  it('that nobody takes is kept with when to call again; told twice it is told once', async () => {
    const { order } = await unproven();
    const key = newRequest();
    const first = await tell(order.id, { nextAt: '2026-12-01T09:30', note: 'Máy tắt' }, key);
    expect(first.body).toMatchObject({
      status: 'draft',
      nextCallAt: '2026-12-01T02:30:00.000Z',
      calls: [{ result: 'no_answer', userId: packer.id, note: 'Máy tắt' }],
    });
    const again = await tell(order.id, { nextAt: '2026-12-01T09:30', note: 'Máy tắt' }, key);
    expect(again.body.calls).toHaveLength(1);
    expect(again.body.version).toBe(first.body.version);
  });

  it('that is agreed to confirms a cash order, by name', async () => {
    const { order } = await unproven();
    await tell(order.id, { nextAt: '2026-12-01T09:30' });
    const { body } = await tell(order.id, { result: 'agreed' });
    expect(body).toMatchObject({
      status: 'confirmed',
      provenBy: 'staff',
      called: { userId: packer.id },
      nextCallAt: null,
    });
    const { body: story } = await world.send(getOrderStory, {
      params: { id: order.id },
      token: packer.accessToken,
    });
    expect(story.people).toEqual([{ id: packer.id, fullName: packer.fullName }]);
  });

  it('agrees to no order that waits for its money, and none is told of what is over', async () => {
    const { order } = await shop.placed({ paymentMethod: 'transfer' });
    expect((await tell(order.id, { result: 'agreed' })).body.status).toBe('draft');
    await world.send(changeOrderStatus, {
      params: { id: order.id },
      token: packer.accessToken,
      body: { status: 'cancelled', reason: 'Khách đổi ý' },
    });
    expect((await tell(order.id, {})).failure.code).toBe('ORDER_STATE');
  });

  it('is refused without a result, or with no time of day', async () => {
    const { order } = await unproven();
    expect((await tell(order.id, { result: 'vui' })).status).toBe(400);
    expect((await tell(order.id, { nextAt: 'mai' })).status).toBe(400);
  });
});

it('some are confirmed at once; who no longer waits is named with the reason', async () => {
  const [one, two] = [await unproven(), await unproven()];
  const { order: paid } = await shop.placed({ paymentMethod: 'transfer' });
  const confirm = (ids: string[]) => world.send(confirmOrders, { token: packer.accessToken, body: { ids } });
  const { body } = await confirm([one.order.id, two.order.id, paid.id, 'khong-co']);
  expect(body.refused.map(({ id, code }) => [id, code])).toEqual([
    [paid.id, paid.code],
    ['khong-co', 'khong-co'],
  ]);
  expect(body.refused[0]?.reason).toContain('chờ thanh toán');
  for (const { order } of [one, two]) {
    const { body: seen } = await world.send(getStaffOrder, {
      params: { id: order.id },
      token: packer.accessToken,
    });
    expect(seen.status).toBe('confirmed');
  }
  // Pressed again it has nothing more to do, and nothing to complain of.
  expect((await confirm([one.order.id, two.order.id])).body.refused).toEqual([]);
});

it('orders of one phone, or to one door, about the same time are shown beside each other', async () => {
  const customer = aGuestBuyer();
  const shippingAddress = { recipientName: 'Cô Ba', phone: customer.phone, ...hanoi, street: '7 Hàng Bạc' };
  const ship = { deliveryType: 'prepaid_ship' as const, paymentMethod: 'cash' as const, shippingAddress };
  const { order: one } = await shop.placedAsGuest({ ...ship, customer });
  const { order: two } = await shop.placedAsGuest({ ...ship, customer: aGuestBuyer() });
  const { order: three } = await unproven(customer);
  await unproven();
  const { body } = await world.send(listAlikeOrders, {
    params: { id: one.id },
    token: packer.accessToken,
  });
  expect(body.orders.map(({ id, samePhone, samePlace }) => [id, samePhone, samePlace])).toEqual([
    [three.id, true, false],
    [two.id, false, true],
  ]);
  expect(body.phone).toEqual({ orders: 2, completed: 0, sentBack: 0, cancelled: 0 });
  expect(JSON.stringify(body)).not.toContain(customer.phone);
});

it('the mail of an order is sent again, a few times an hour', async () => {
  const { member, order } = await shop.placed({ paymentMethod: 'cash' });
  const ask = () => world.send(resendOrderMail, { params: { id: order.id }, token: packer.accessToken });
  const { body } = await ask();
  expect(body.sentTo).not.toContain(member.email.split('@')[0]);
  await ask();
  await ask();
  expect((await ask()).failure.code).toBe('TOO_MANY_REQUESTS');
});
