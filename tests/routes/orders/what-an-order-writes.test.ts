import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddress } from '#shared/addresses/index.ts';
import { completeUnscanned, startPacking } from '#shared/orders/index.ts';
import { createGhtkOrder } from '#shared/shipping/index.ts';
import { shipping } from '#tests/support/parcels.ts';
import { paying } from '#tests/support/payments.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { listenToWrites } from '#tests/support/written-units.ts';

const world = aSharedWorld();
const packer = aSharedMember(world, { role: 'collaborator' });
const shop = shipping(world);
const pay = paying(world);

let table: ReturnType<typeof listenToWrites>;
beforeAll(() => {
  table = listenToWrites(world);
});
afterAll(() => table.stop());

/** Three lines in a member's cart, and where they are to be brought. */
async function aFullCart() {
  const [member, ...products] = await Promise.all([
    world.aMember(),
    ...[1, 2, 3].map(() => shop.onSale({ price: 100_000 })),
  ]);
  const { body: address } = await world.send(createAddress, {
    token: member.accessToken,
    body: { provinceCode: 1, wardCode: 4, street: '1 Hàng Bông' },
  });
  await shop.fill(member, ...products.map((product) => ({ product, quantity: 2 })));
  await settled(world.cloud);
  return { member, wish: { deliveryType: 'prepaid_ship', addressId: address.id } as const };
}

async function toTheDoor(id: string): Promise<void> {
  const asked = { params: { id }, token: packer.accessToken };
  for (const step of [startPacking, completeUnscanned]) {
    await world.send(step, asked);
    await settled(world.cloud);
  }
  const { body } = await world.send(createGhtkOrder, { ...asked, body: {} });
  await settled(world.cloud);
  for (const status of ['3', '4', '5', '6']) await shop.becomes(body.ghtkLabel ?? '', status);
}

/** From the press on “Đặt hàng” to the last row that follows from it; with what was dearest of it, for whoever it is too much. */
async function lifeOf(paymentMethod: 'transfer' | 'cash') {
  const { member, wish } = await aFullCart();
  table.forget();
  const { body: order, status } = await shop.order(member, { ...wish, paymentMethod });
  expect(status).toBe(201);
  await settled(world.cloud);
  if (paymentMethod === 'transfer') {
    const [payment] = (await pay.stateOf(order.id)).payments;
    await pay.transfer({ amount: order.total, content: payment?.code ?? '' });
  }
  await toTheDoor(order.id);
  expect(await shop.stored(order.id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  return { units: table.units(), dearest: table.dearest().slice(0, 20) };
}

describe('an order of three lines, brought to the door', () => {
  it.each([
    ['transfer', 550],
    ['cash', 450],
  ] as const)('paid by %s writes no more than %i units in its life', async (method, most) => {
    let { units, dearest } = await lifeOf(method);
    // Others write in this world as well, a sweep or a view that was late: what an order costs, it costs twice.
    if (units > most) ({ units, dearest } = await lifeOf(method));
    // Too much is told with what was dearest.
    expect(units > most ? { units, dearest } : 'within').toBe('within');
    // All of it was heard: placing, packing, the parcel, and what follows behind them.
    expect(units).toBeGreaterThan(300);
  });
});
