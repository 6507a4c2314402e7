import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTicket } from '#shared/live/live.contract.ts';
import { listGuestOrders } from '#shared/orders/index.ts';
import { buying } from '#tests/support/orders.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let admin: Member;
beforeAll(async () => {
  world = await aWorld({ awake: ['push-live'] });
  [member, admin] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
});
afterAll(() => world.close());

async function call(who: 'guest' | 'member' | 'admin', method: string, path: string, body?: string) {
  const token = { guest: undefined, member: member.accessToken, admin: admin.accessToken }[who];
  const reply = await fetch(`${world.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  const { code } = (await reply.json()) as { code?: string };
  return { status: reply.status, code };
}

/** A lone half of a character, as JSON writes it: the table takes no such text. */
const half = String.raw`\ud800`;
const whole = '2026-1234567890';

describe('half a character', () => {
  it.each([
    ['guest', 'POST', '/auth/login', { username: half, password: 'x' }],
    ['guest', 'POST', '/auth/refresh', { refreshToken: `a.b.${half}` }],
    ['guest', 'POST', '/auth/refresh-token', { refreshToken: `${half}.b.c` }],
    ['guest', 'POST', '/auth/signout', { refreshToken: `${half}.b.c` }],
    ['guest', 'POST', '/auth/reset-password', { token: half, password: 'Một-mật-khẩu-lạ' }],
    ['guest', 'POST', '/e-commerce/checkout/validate-guest-cart', { sessionId: half }],
    ['guest', 'POST', '/e-commerce/checkout/select-warehouse', { sessionId: half, warehouseId: half }],
    ['guest', 'POST', '/ratings/batch', { productIds: [half] }],
    ['guest', 'POST', '/public/guest-cart/session', { sessionId: half }],
    ['member', 'POST', '/e-commerce/cart/add', { productId: half, quantity: 1 }],
    ['member', 'POST', '/e-commerce/vouchers/apply', { voucherIds: [half], cartItemIds: [half] }],
    ['member', 'PUT', '/payments/complete', { orderId: half }],
    ['member', 'PUT', '/payments/cancel', { orderId: half }],
    ['member', 'POST', '/payments/create', { orderId: half, method: 'cash', idempotencyKey: whole }],
    ['member', 'POST', '/payments/simulate', { orderId: half }],
    ['member', 'POST', '/return-orders', { orderId: half, reason: half, items: [{ orderItemId: half }] }],
    ['member', 'POST', '/address', { street: half }],
    ['admin', 'POST', '/products', { name: half }],
  ] as const)('%s: %s %s is a 400', async (who, method, path, body) => {
    const text = JSON.stringify(body).replaceAll(String.raw`\\ud800`, half);
    expect(text).toContain(half);
    expect(await call(who, method, path, text)).toEqual({ status: 400, code: 'MALFORMED_JSON' });
  });

  it.each(['/public/orders/guest?sessionId=%ED%A0%80', '/products?q=%ED%A0%80', '/products/%ED%A0%80'])(
    'in the address %s is no fault of ours',
    async (path) => {
      expect((await call('guest', 'GET', path)).status).toBeLessThan(500);
    },
  );

  it('over a socket is a message nobody knows, and the line stays', async () => {
    const { body } = await world.send(createTicket, { token: member.accessToken });
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws?ticket=${body.ticket}`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const say = (text: string) =>
      new Promise((resolve) => {
        socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
        socket.send(text);
      });
    const refused = { type: 'refused', success: false, message: 'unknown message' };
    expect(await say(`{"action":"join","room":"order","orderId":"${half}"}`)).toEqual(refused);
    expect(await say('['.repeat(4000))).toEqual(refused);
    expect(await say('{"action":"ping"}')).toEqual({ type: 'pong' });
    socket.close();
  });
});

describe('a body', () => {
  it('of more than 256 KiB is a 413, before anything reads it', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(256 * 1024), password: 'x' });
    expect(await call('guest', 'POST', '/auth/login', body)).toEqual({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('nested past sense is a 400', async () => {
    const body = '['.repeat(200_000);
    expect(await call('guest', 'POST', '/auth/login', body)).toEqual({ status: 400, code: 'MALFORMED_JSON' });
  });
});

describe('a made-up cursor', () => {
  it.each([
    ['without the place', ({ pk }: Record<string, string>) => ({ pk })],
    ['with an attribute too many', (key: Record<string, string>) => ({ ...key, gsi1pk: 'x' })],
    ['with an empty place', (key: Record<string, string>) => ({ ...key, sk: '' })],
    ['of another list', (key: Record<string, string>) => ({ ...key, pk: 'USER#1' })],
  ])('%s is a 400', async (_, forge) => {
    const shop = buying(world);
    const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
    await shop.orderAsGuest(sessionId);
    const list = (cursor: string) => world.send(listGuestOrders, { query: { sessionId, take: 1, cursor } });
    const { body } = await list('');
    const key = JSON.parse(Buffer.from(body.nextCursor ?? '', 'base64url').toString()) as Record<
      string,
      string
    >;
    const cursor = Buffer.from(JSON.stringify(forge(key))).toString('base64url');
    expect((await list(cursor)).failure).toMatchObject({ statusCode: 400, code: 'BAD_CURSOR' });
  });
});
