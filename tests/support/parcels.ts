import * as z from 'zod';
import { createAddress } from '#shared/addresses/index.ts';
import { completeUnscanned, handToCarrier, startPacking } from '#shared/orders/index.ts';
import { createGhtkOrder, getPackingOrder } from '#shared/shipping/index.ts';
import { buying } from './orders.ts';
import { settled } from './settled.ts';
import type { Member, World } from './world.ts';

const Parcel = z.looseObject({
  label: z.string(),
  partnerId: z.string(),
  status: z.string(),
  pickMoney: z.number(),
});

/** Helpers for packing and shipping in a world, and the simulated carrier with its controls. */
export function shipping(world: World) {
  const shop = buying(world);

  /** Delivery order of two pieces of one product by a member, paid in cash by default. */
  async function ordered(paymentMethod: 'cash' | 'transfer' = 'cash') {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
    const token = member.accessToken;
    const { body: address } = await world.send(createAddress, {
      token,
      body: { provinceCode: 1, wardCode: 4, street: '1 Hàng Bông' },
    });
    await shop.fill(member, { product, quantity: 2 });
    const wish = { deliveryType: 'prepaid_ship', addressId: address.id, paymentMethod } as const;
    const { body: order } = await shop.order(member, wish);
    return { member, product, order };
  }

  async function packed(packer: Pick<Member, 'accessToken'>) {
    const made = await ordered();
    const asked = { params: { id: made.order.id }, token: packer.accessToken };
    for (const step of [startPacking, completeUnscanned]) await world.send(step, asked);
    return { ...made, asked };
  }

  async function sent(packer: Pick<Member, 'accessToken'>) {
    const made = await packed(packer);
    const { body, status, failure } = await world.send(createGhtkOrder, { ...made.asked, body: {} });
    if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(failure)}`);
    return { ...made, label: body.ghtkLabel ?? '' };
  }

  /** Sends a command to the carrier, and waits until its effects are processed. */
  async function tell(path: string, body: unknown): Promise<Record<string, unknown>> {
    const reply = await fetch(`${world.url}/dev/ghtk/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told = (await reply.json()) as Record<string, unknown>;
    await settled(world.cloud);
    return told;
  }

  const becomes = (label: string, status: string, more: { quiet?: boolean; part?: boolean } = {}) =>
    tell('say', { label, status, ...more });

  /** Parcels that the carrier has. */
  const parcels = async () =>
    z.array(Parcel).parse(await (await fetch(`${world.url}/dev/ghtk/parcels.json`)).json());

  const look = async (packer: Pick<Member, 'accessToken'>, id: string) =>
    (await world.send(getPackingOrder, { params: { id }, token: packer.accessToken })).body;

  return {
    ...shop,
    toTheDoor: [startPacking, completeUnscanned, handToCarrier],
    ordered,
    packed,
    sent,
    tell,
    becomes,
    parcels,
    look,
  };
}
