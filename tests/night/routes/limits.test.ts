import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/accounts/index.ts';
import { applyVouchers } from '#shared/vouchers/index.ts';
import { getGuestCartCount } from '#shared/cart/index.ts';
import { createGuestOrder, quoteGuestOrder } from '#shared/orders/index.ts';
import { proofHeader } from '#shared/contract/route.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { aWorld, freshEmail, freshPhone, type World } from '#tests/support/world.ts';

/** All of this file calls from one address, as thousands do behind a carrier. */
let world: World;
let shop: ReturnType<typeof buying>;
beforeAll(async () => {
  world = await aWorld();
  shop = buying(world);
});
afterAll(() => world.close());

const orderBody = (sessionId: string) => ({
  sessionId,
  customer: { fullName: 'Khách Cùng Mạng', email: freshEmail(), phone: freshPhone() },
  deliveryType: 'warehouse_pickup' as const,
  pickupWarehouseId: warehouse.id,
  clientRequestId: newRequest(),
});

async function inTurns<T>(count: number, atOnce: number, run: (place: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += atOnce)
    done.push(
      ...(await Promise.all(Array.from({ length: Math.min(atOnce, count - from) }, (_, n) => run(from + n)))),
    );
  return done;
}

describe('guests behind one address', () => {
  it('all get an answer of the shop, though sixty of them order within a minute', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => shop.onSale({ available: 50 })));
    const [first] = products;
    if (!first) throw new Error('Nothing is on sale');
    const carts = await inTurns(60, 6, (place) => shop.aGuestCart({ product: products[place % 6] ?? first }));
    await world.nextTurnOf(60);
    const answers = await inTurns(60, 6, (place) =>
      world.send(createGuestOrder, { body: orderBody(carts[place] ?? '') }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('are told to wait one by one: who hammers waits, their neighbour does not', async () => {
    const [hammering, neighbour] = [
      await shop.aGuestCart({ product: await shop.onSale() }),
      await shop.aGuestCart({ product: await shop.onSale() }),
    ];
    const body = orderBody(hammering);
    await world.nextTurnOf(60);
    const answers = await inTurns(40, 4, () => world.send(createGuestOrder, { body }));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const { headers, failure } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(failure.code).toBe('TOO_MANY_REQUESTS');
    }
    const quote = { sessionId: neighbour, deliveryType: 'warehouse_pickup' as const };
    expect((await world.send(quoteGuestOrder, { body: quote })).status).toBe(200);
    expect((await world.send(createGuestOrder, { body: orderBody(neighbour) })).status).toBe(201);
  });

  it('may sign in, whoever else gets their password wrong', async () => {
    const [one, other] = await Promise.all([world.anAccount(), world.aMember()]);
    await world.nextTurnOf(60);
    const wrong = await inTurns(25, 5, () =>
      world.send(login, { body: { username: one.email, password: 'sai-mất-rồi' } }),
    );
    expect(wrong.map(({ failure }) => failure.code)).toContain('LOGIN_LOCKED');
    expect((await world.send(login, { body: { username: other.email, password: 'sai' } })).status).toBe(401);
  });
});

describe('members', () => {
  it('are counted by account, not by address', async () => {
    const [busy, quiet] = await Promise.all([world.aMember(), world.aMember()]);
    const ask = ({ accessToken: token }: { accessToken: string }) =>
      world.send(applyVouchers, { token, body: { voucherIds: ['unknown'], orderAmount: 1 } });
    await world.nextTurnOf(60);
    const answers = await inTurns(130, 10, () => ask(busy));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await ask(quiet)).status).not.toBe(429);
  });
});

describe('what proves something', () => {
  it('may come in a header instead of the address, and goes first there', async () => {
    const sessionId = await shop.aGuestCart({ product: await shop.onSale(), quantity: 3 });
    const ask = async (query: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(`${world.url}/api${getGuestCartCount.path}${query}`, { headers });
      return { status: reply.status, body: (await reply.json()) as { count?: number } };
    };
    const proof = { [proofHeader]: `sessionId=${sessionId}&unknown=1` };
    expect((await ask('', proof)).body).toEqual({ count: 3 });
    expect((await ask('?sessionId=g-other', proof)).body).toEqual({ count: 3 });
    expect((await ask(`?sessionId=${sessionId}`)).body).toEqual({ count: 3 });
    expect((await ask('')).status).toBe(400);
    expect((await ask('', { [proofHeader]: '%%%&=&sessionId' })).status).toBe(400);
  });
});
