import { expect, it } from 'vitest';
import { addToCart, getCart, getCartCount } from '#shared/cart/index.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { cartsOf } from './carts.ts';

// Calls are counted here, so nothing of this runs where some are refused and come again.
const world = aSharedWorld();
const carts = cartsOf(world);
const member = aSharedMember(world, {});

const tripsOf = (headers: Headers): number =>
  Number(/"(\d+) trips/.exec(headers.get('server-timing') ?? '')?.[1]);

it('a thing is put into a cart in two trips to the table', async () => {
  const { card } = await carts.onSale();
  const body = { productId: card.id };
  const { headers } = await world.send(addToCart, { token: member.accessToken, body });
  expect(tripsOf(headers)).toBe(2);
});

it('a cart’s lines are read in one trip, and prices and stock in another; how many there are, in one', async () => {
  for (let i = 0; i < 4; i += 1) await carts.put(member, { productId: (await carts.onSale()).card.id });
  const { headers } = await world.send(getCart, { token: member.accessToken });
  expect(tripsOf(headers)).toBe(2);
  const count = await world.send(getCartCount, { token: member.accessToken });
  expect(tripsOf(count.headers)).toBe(1);
});
