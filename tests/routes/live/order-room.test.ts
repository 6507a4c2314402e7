import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTicket, listRoomEvents } from '#shared/live/live.contract.ts';
import { cancelOrder, createGuestTicket } from '#shared/orders/index.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { contextOf } from '#tests/support/context.ts';
import { buying } from '#tests/support/orders.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  world = await aWorld({ awake: ['push-live'] });
  shop = buying(world);
});
afterAll(() => world.close());

type Heard = { type: string; success?: boolean; orderId?: string };

async function listen(ticket: string) {
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws?ticket=${ticket}`);
  const heard: Heard[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, heard, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}

const asMember = async ({ accessToken }: Member) =>
  listen((await world.send(createTicket, { token: accessToken })).body.ticket);

const cancel = (member: Member, id: string) =>
  world.send(cancelOrder, { params: { id }, token: member.accessToken, body: { reason: 'Đổi ý' } });

it('a member hears of every change of their orders, without asking', async () => {
  const { member, order } = await shop.placed();
  await world.cloud.idle();
  const { socket, heard } = await asMember(member);
  await cancel(member, order.id);
  await world.cloud.idle();
  await expect
    .poll(() => heard.filter(({ orderId }) => orderId === order.id))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'order.changed', status: 'cancelled', paymentStatus: 'canceled' }),
        expect.objectContaining({ type: 'payment.changed', status: 'cancelled', paymentId: order.paymentId }),
      ]),
    );
  socket.close();
});

it('an order’s room opens to whose it is and to staff, and to nobody else', async () => {
  const { member, order } = await shop.placed();
  const [stranger, staff] = await Promise.all([world.aMember(), world.aMember({ role: 'collaborator' })]);
  for (const [who, isIn] of [
    [member, true],
    [staff, true],
    [stranger, false],
  ] as const) {
    const { socket, heard, say } = await asMember(who);
    say({ action: 'join', room: 'order', orderId: order.id });
    await expect.poll(() => heard.find(({ type }) => type === 'joined')?.success).toBe(isIn);
    socket.close();
    const { status } = await world.send(listRoomEvents, {
      params: { room: 'order' },
      query: { orderId: order.id },
      token: who.accessToken,
    });
    expect(status).toBe(isIn ? 200 : 404);
  }
});

it('a guest hears of the order they proved, and of nothing else', async () => {
  const product = await shop.onSale();
  const sessionId = await shop.aGuestCart({ product });
  const { body: order } = await shop.orderAsGuest(sessionId);
  const ask = (query: Record<string, string>) =>
    world.send(createGuestTicket, { params: { id: order.id }, query });
  expect((await ask({ sessionId: 'g-other' })).failure.code).toBe('ORDER_NOT_FOUND');
  await world.cloud.idle();
  const { socket, heard, say } = await listen((await ask({ sessionId })).body.ticket);
  const { order: foreign } = await shop.placed();
  say({ action: 'join', room: 'order', orderId: foreign.id });
  await expect.poll(() => heard.find(({ type }) => type === 'joined')?.success).toBe(false);
  const context = contextOf(world.table);
  await callOff(context, { id: order.id, asker: shopRequester, by: 'staff', reason: 'Hết hàng' });
  await world.cloud.idle();
  await expect
    .poll(() => heard.find(({ type }) => type === 'order.changed'))
    .toMatchObject({ orderId: order.id, status: 'cancelled' });
  expect(heard.some(({ orderId }) => orderId === foreign.id)).toBe(false);
  socket.close();
});
