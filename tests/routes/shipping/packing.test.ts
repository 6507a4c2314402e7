import { describe, expect, it } from 'vitest';
import { completePacking, startPacking } from '#shared/orders/index.ts';
import { claimPacking, listPackingOrders, releasePacking, tickPacking } from '#shared/shipping/index.ts';
import { claimMinutes } from '#shared/shipping/packing-order.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { shipping } from '#tests/support/parcels.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const admin = aSharedMember(world, { role: 'admin' });
const hoa = aSharedMember(world, { role: 'collaborator', fullName: 'Hoa' });
const nam = aSharedMember(world, { role: 'collaborator', fullName: 'Nam' });

type Asked = typeof startPacking | typeof claimPacking;
const press = (contract: Asked, id: string, who = hoa) =>
  world.send(contract, { params: { id }, token: who.accessToken });
const list = async (query: Record<string, unknown> = {}, who = hoa) =>
  (await world.send(listPackingOrders, { query, token: who.accessToken })).body;
const tick = (id: string, lines: { id: string; packed: number }[], who = hoa, grams: number | null = null) =>
  world.send(tickPacking, {
    params: { id },
    token: who.accessToken,
    body: { lines, weights: grams === null ? [] : [{ parcel: 1, grams }] },
  });

describe('the list of orders to pack', () => {
  it('20 a page unless asked otherwise, the one that is due first at the top, by several values at once', async () => {
    const [{ order: first }, { order: second }] = [await shop.ordered(), await shop.ordered()];
    await settled(world.cloud);
    const page = await list({ search: first.code });
    expect(page).toMatchObject({ page: 1, limit: 20, total: 1 });
    expect(page.data[0]).toMatchObject({
      id: first.id,
      status: 'confirmed',
      paymentStatus: 'processing',
      deliveryType: 'prepaid_ship',
      due: first.total,
      ghtkLabel: null,
      items: [{ quantity: 2, packed: 0 }],
      parcels: [{ stage: 'open', cod: first.total }],
      timeline: [{ to: 'confirmed' }],
    });
    await press(startPacking, second.id);
    const both = await list({ status: 'confirmed,packing', warehouseId: `${warehouse.id},none`, limit: 100 });
    const ids = both.data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    const narrowed = await list({ status: 'packing', warehouseId: warehouse.id, limit: 100 });
    expect(narrowed.data.map(({ id }) => id)).not.toContain(first.id);
    expect((await list({ warehouseId: 'none' })).total).toBe(0);
    await expect
      .poll(async () => (await list({ packerId: hoa.id })).data.map(({ id }) => id))
      .toEqual([second.id]);
  });

  it('an order that awaits its money is not there, and is once that came', async () => {
    const { order } = await shop.ordered('transfer');
    await settled(world.cloud);
    expect((await list({ search: order.code })).total).toBe(0);
    await shop.arrives(order.id, order.total);
    await settled(world.cloud);
    await expect
      .poll(async () => (await list({ search: order.code })).data)
      .toMatchObject([{ due: 0, paymentStatus: 'paid' }]);
  });

  it('400 for a state there is none of', async () => {
    const odd = { status: 'gone' } as unknown as { status: string };
    expect((await world.send(listPackingOrders, { query: odd, token: hoa.accessToken })).status).toBe(400);
  });
});

describe('two packers', () => {
  it('never hold the same order; who presses second is told who has it', async () => {
    const { order } = await shop.ordered();
    const pressed = await Promise.all([
      press(startPacking, order.id, hoa),
      press(startPacking, order.id, nam),
    ]);
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { claim, items } = await shop.look(admin, order.id);
    const [holder, other] = claim?.userId === hoa.id ? [hoa, nam] : [nam, hoa];
    expect(claim?.name).toBe(holder.fullName);
    const [line] = items;
    for (const refused of [
      await press(claimPacking, order.id, other),
      await tick(order.id, [{ id: line?.id ?? '', packed: 1 }], other),
      await world.send(completePacking, { params: { id: order.id }, token: other.accessToken }),
      await press(releasePacking, order.id, other),
    ]) {
      expect([refused.status, refused.failure.code]).toEqual([409, 'PACKING_HELD']);
      expect(refused.failure.message).toContain(holder.fullName);
    }
    expect((await press(releasePacking, order.id, admin)).body).toMatchObject({ claim: null });
    expect((await press(claimPacking, order.id, other)).body).toMatchObject({ claim: { userId: other.id } });
  });

  it('whoever is away too long lets go of it', async () => {
    const { order } = await shop.ordered();
    await press(startPacking, order.id, hoa);
    expect((await press(claimPacking, order.id, nam)).failure.code).toBe('PACKING_HELD');
    await world.cloud.clock.advance(claimMinutes * 60 + 1);
    const [hers, his] = await Promise.all([
      world.aMember({ role: 'collaborator' }),
      world.aMember({ role: 'collaborator' }),
    ]);
    const taken = await Promise.all([
      press(claimPacking, order.id, hers),
      press(claimPacking, order.id, his),
    ]);
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('what lies in the box', () => {
  it('is said by numbers, never more than the order takes, and its weight until the label is made', async () => {
    const who = await world.aMember({ role: 'collaborator' });
    const { order } = await shop.ordered();
    const early = await tick(order.id, [], who);
    expect([early.status, early.failure.code]).toEqual([409, 'ORDER_STATE']);
    await press(startPacking, order.id, who);
    const { items } = await shop.look(who, order.id);
    const id = items[0]?.id ?? '';
    for (const _ of [1, 2]) {
      const { body } = await tick(order.id, [{ id, packed: 2 }], who, 1850);
      expect(body).toMatchObject({ items: [{ packed: 2 }], parcels: [{ weighed: 1850 }] });
    }
    await tick(order.id, [{ id, packed: 1 }], who);
    const asked = { params: { id: order.id }, token: who.accessToken };
    const short = await world.send(completePacking, asked);
    expect([short.status, short.failure.code]).toEqual([409, 'PACKING_UNSCANNED']);
    expect(short.failure.message).toContain('Mới quét 1 / 2 sản phẩm');
    await tick(order.id, [{ id, packed: 2 }], who);
    expect((await tick(order.id, [{ id, packed: 3 }], who)).failure.code).toBe('PACKING_TOO_MANY');
    expect((await tick(order.id, [{ id: 'nothing', packed: 1 }], who)).failure.code).toBe(
      'PACKING_LINE_UNKNOWN',
    );
    const done = await world.send(completePacking, asked);
    expect(done.body.status).toBe('packing_completed');
    expect(await shop.look(who, order.id)).toMatchObject({
      claim: null,
      timeline: [{}, {}, { to: 'packing_completed' }],
    });
  });
});
