import { describe, expect, it } from 'vitest';
import { createGhtkOrder, listPackingOrders, takeInRest } from '#shared/shipping/index.ts';
import { shipping } from '#tests/support/parcels.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

const tell = (query: string, body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(`${world.url}/api/services/shipment/webhooks/ghtk${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('a stranger', () => {
  it.each(['', '?hash=', '?hash=guessed'])(
    'who shows “%s” is refused, and nothing changes',
    async (query) => {
      const { order, label } = await shop.sent(packer);
      const reply = await tell(query, `label_id=${label}&status_id=6&action_time=now`);
      expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
        400,
        'WEBHOOK_REFUSED',
      ]);
      await settled(world.cloud);
      expect(await shop.stored(order.id)).toMatchObject({ status: 'delivering', paidAmount: 0 });
    },
  );

  it('who sends a book is told that it is too long', async () => {
    expect((await tell('?hash=x', 'x'.repeat(70_000))).status).toBe(413);
  });
});

describe('a notice of the carrier', () => {
  it('repeated, late, in another order or lost comes to the same', async () => {
    const { order, label } = await shop.sent(packer);
    await shop.tell('faults', { hold: 'yes', copies: 3 });
    for (const status of ['12', '3', '4', '5']) await shop.becomes(label, status);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'delivering' });
    await shop.tell('release', { order: 'reversed' });
    await settled(world.cloud);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'completed' });
    expect((await shop.look(packer, order.id)).parcels).toMatchObject([{ stage: 'delivered', said: '5' }]);
    await shop.tell('faults', { lose: 1 });
    await shop.becomes(label, '6');
    expect(await shop.stored(order.id)).toMatchObject({ paymentStatus: 'processing' });
    // Nobody told us: by the clock the carrier is asked.
    await world.cloud.clock.advance(25 * 3600);
    await world.cloud.runSchedules('cholang-sandbox-sweep-due');
    await settled(world.cloud);
    expect(await shop.stored(order.id)).toMatchObject({ paymentStatus: 'paid', paidAmount: order.total });
    await shop.tell('faults', {});
  });

  it('that says a part came back leads staff to take that in, and moves neither money nor stock', async () => {
    const who = await world.aMember({ role: 'collaborator' });
    await shop.tell('switches', { plan: 'still' });
    const { order, product, label } = await shop.sent(who);
    // Of a parcel that never left nobody gave anything back.
    await shop.becomes(label, '12', { part: true });
    expect((await shop.look(who, order.id)).troubles).toEqual([]);
    await shop.becomes(label, '4');
    await shop.becomes(label, '5', { part: true });
    const found = await shop.look(who, order.id);
    expect(found).toMatchObject({ status: 'completed', troubles: ['part_back'], due: order.total });
    const listed = await world.send(listPackingOrders, {
      token: who.accessToken,
      query: { trouble: 'part_back', search: order.code },
    });
    expect(listed.body.data.map(({ id }) => id)).toEqual([order.id]);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    const lines = order.items.map(({ id }) => ({ itemId: id, returned: 1, restocked: 1, lots: [] }));
    const taken = await world.send(takeInRest, {
      params: { id: order.id },
      token: who.accessToken,
      body: { lines, reason: 'changed_mind', note: '' },
    });
    expect(taken.body).toMatchObject({ troubles: [], parcels: [{ stage: 'delivered' }] });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 19, reserved: 0 });
    // Told once more of what is here by now.
    await shop.becomes(label, '6', { part: true });
    expect((await shop.look(who, order.id)).troubles).toEqual([]);
  });

  it('whose carrier does not answer is tried again', async () => {
    const who = await world.aMember({ role: 'collaborator' });
    await shop.tell('switches', { plan: 'still' });
    const { order, label } = await shop.sent(who);
    await shop.tell('faults', { failAnswers: 1 });
    await shop.becomes(label, '3');
    await world.cloud.clock.advance(400);
    await settled(world.cloud);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'shipped' });
  });
});

it('a parcel whose creation nobody heard of is found by the clock, and is one', async () => {
  const who = await world.aMember({ role: 'collaborator' });
  const { order, asked } = await shop.packed(who);
  await shop.tell('switches', { loseAnswers: 1, plan: 'still' });
  expect((await world.send(createGhtkOrder, { ...asked, body: {} })).status).toBe(502);
  await world.cloud.clock.advance(180);
  await world.cloud.runSchedules('cholang-sandbox-sweep-due');
  await settled(world.cloud);
  expect(await shop.stored(order.id)).toMatchObject({ status: 'delivering' });
  const mine = (await shop.parcels()).filter(({ partnerId }) => partnerId.startsWith(order.code));
  expect(mine).toHaveLength(1);
});
