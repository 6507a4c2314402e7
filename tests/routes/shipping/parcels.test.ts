import { describe, expect, it } from 'vitest';
import {
  completeOrder,
  getOrderDeliveryWithTimeline,
  markDelivered,
  startPacking,
  takeBackParcel,
} from '#shared/orders/index.ts';
import { cancelGhtkOrder, createGhtkOrder, printGhtkLabel } from '#shared/shipping/index.ts';
import { shipping } from '#tests/support/parcels.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

const make = (id: string, body: { pickMoney?: number; note?: string } = {}) =>
  world.send(createGhtkOrder, { params: { id }, token: packer.accessToken, body });
const cancel = (id: string) =>
  world.send(cancelGhtkOrder, { params: { id }, token: packer.accessToken, body: { reason: 'Đổi địa chỉ' } });
const print = (id: string) => world.send(printGhtkLabel, { params: { id }, token: packer.accessToken });
const stored = (id: string) => shop.stored(id);

describe('a parcel', () => {
  it('is made by a name of its own, collects what is due, and has a label to print', async () => {
    const { order } = await shop.packed(packer);
    const { status, body } = await make(order.id, { pickMoney: order.total });
    expect([status, body.status]).toEqual([200, 'delivering']);
    expect(body.parcels).toMatchObject([{ stage: 'waiting', cod: order.total, attempt: 1 }]);
    expect(await stored(order.id)).toMatchObject({ carrier: 'ghtk', trackingNumber: body.trackingNumber });
    const made = (await shop.parcels()).find(({ label }) => label === body.ghtkLabel);
    expect(made).toMatchObject({ partnerId: `${order.code}-1-1`, pickMoney: order.total });
    const file = await print(order.id);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(file.body.bytes).toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
  });

  it('is one parcel, however often it is asked for and whatever answer is lost', async () => {
    const { order } = await shop.packed(packer);
    await shop.tell('switches', { loseAnswers: 1 });
    const lost = await make(order.id);
    expect([lost.status, lost.failure.code]).toEqual([502, 'CARRIER_UNAVAILABLE']);
    expect(await stored(order.id)).toMatchObject({ status: 'packing_completed' });
    const answers = await Promise.all([make(order.id), make(order.id)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).not.toEqual([]);
    expect(await stored(order.id)).toMatchObject({ status: 'delivering' });
    const mine = (await shop.parcels()).filter(({ partnerId }) => partnerId.startsWith(order.code));
    expect(mine).toHaveLength(1);
  });

  it('the carrier would not have is told of in its words, and asked for anew by another name', async () => {
    const { order } = await shop.packed(packer);
    await shop.tell('switches', { refuse: 1 });
    const { status, failure } = await make(order.id);
    expect([status, failure.code]).toEqual([409, 'CARRIER_REFUSED']);
    expect(failure.message).toContain('không được hỗ trợ giao');
    expect(await shop.look(packer, order.id)).toMatchObject({
      status: 'packing_completed',
      troubles: ['refused'],
    });
    const { body } = await make(order.id);
    expect(body.parcels).toMatchObject([{ stage: 'waiting', attempt: 2, refusal: null }]);
  });

  it('may be called off until it is fetched, and then lies packed again', async () => {
    const { order, label } = await shop.sent(packer);
    const { status, body } = await cancel(order.id);
    expect([status, body.status]).toEqual([200, 'packing_completed']);
    expect(body.parcels).toMatchObject([
      { stage: 'open', label: null, voided: [{ label, why: 'cancelled' }] },
    ]);
    expect((await print(order.id)).failure.code).toBe('SHIPMENT_NOT_FOUND');
    expect((await cancel(order.id)).failure.code).toBe('SHIPMENT_NOT_FOUND');
    const again = await make(order.id);
    expect(again.body.parcels).toMatchObject([{ attempt: 2, stage: 'waiting' }]);
    await shop.becomes(again.body.ghtkLabel ?? '', '3', { quiet: true });
    const late = await cancel(order.id);
    expect([late.status, late.failure.code]).toEqual([409, 'CARRIER_REFUSED']);
    // What it said instead is taken down.
    expect(await stored(order.id)).toMatchObject({ status: 'shipped' });
    expect((await cancel(order.id)).failure.code).toBe('ORDER_STATE');
  });
});

describe('wrong states', () => {
  it('409 in words, and nothing changes', async () => {
    const { order } = await shop.ordered();
    const early = await make(order.id);
    expect([early.status, early.failure.code]).toEqual([409, 'ORDER_STATE']);
    expect(early.failure.message).toMatch(/trạng thái/);
    expect([(await print(order.id)).status, (await cancel(order.id)).status]).toEqual([404, 404]);
    const { order: fetched } = await shop.placed({ paymentMethod: 'cash' });
    for (const step of [startPacking])
      await world.send(step, { params: { id: fetched.id }, token: packer.accessToken });
    expect((await make(fetched.id)).failure.code).toBe('ORDER_IS_PICKUP');
    const { order: ready } = await shop.packed(packer);
    const other = await make(ready.id, { pickMoney: ready.total + 1 });
    expect([other.status, other.failure.code]).toEqual([409, 'AMOUNT_DIFFERS']);
    expect(await stored(ready.id)).toMatchObject({ status: 'packing_completed', carrier: null });
  });

  it('404 for an order there is none of', async () => {
    for (const contract of [createGhtkOrder, cancelGhtkOrder, printGhtkLabel]) {
      expect(
        (await world.send(contract, { params: { id: 'nothing' }, token: packer.accessToken })).status,
      ).toBe(404);
    }
  });
});

describe('what the carrier says', () => {
  it('moves the order: fetched, out, delivered, settled; cash is money only when it is settled', async () => {
    const { order, label, member } = await shop.sent(packer);
    await shop.becomes(label, '3');
    expect(await stored(order.id)).toMatchObject({ status: 'shipped' });
    await shop.becomes(label, '4');
    await shop.becomes(label, '45');
    await shop.becomes(label, '5');
    expect(await stored(order.id)).toMatchObject({
      status: 'completed',
      paymentStatus: 'processing',
      paidAmount: 0,
    });
    await shop.becomes(label, '6');
    expect(await stored(order.id)).toMatchObject({ paymentStatus: 'paid', paidAmount: order.total });
    expect(await shop.look(packer, order.id)).toMatchObject({
      parcels: [{ stage: 'settled', booked: true, troubles: [] }],
    });
    const { body } = await world.send(getOrderDeliveryWithTimeline, {
      params: { id: order.id },
      token: member.accessToken,
    });
    expect(body.delivery).toMatchObject({ carrier: 'ghtk', status: 'delivered' });
    expect(body.timeline.map(({ to, by }) => `${by} ${to}`)).toEqual([
      'shopper confirmed',
      'staff packing',
      'staff packing_completed',
      'staff delivering',
      'provider shipped',
      'provider out',
      'provider out',
      'provider completed',
      'carrier paid',
    ]);
  });

  it('staff who say that it came make no cash of it: the carrier has that', async () => {
    const { order, label, member } = await shop.sent(packer);
    await shop.becomes(label, '3');
    const delivered = await world.send(markDelivered, {
      params: { id: order.id },
      token: packer.accessToken,
    });
    expect(delivered.body).toMatchObject({ status: 'completed', paidAmount: 0 });
    const said = await world.send(completeOrder, { params: { id: order.id }, token: member.accessToken });
    expect(said.status).toBe(409);
    await shop.becomes(label, '6');
    expect(await stored(order.id)).toMatchObject({ paymentStatus: 'paid', paidAmount: order.total });
  });

  it('comes back: staff take it in, and only then its goods lie on their shelf', async () => {
    const { order, label, product } = await shop.sent(packer);
    for (const status of ['3', '4', '9', '20', '21']) await shop.becomes(label, status);
    expect(await shop.look(packer, order.id)).toMatchObject({ status: 'shipped', troubles: ['came_back'] });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    await world.send(takeBackParcel, { params: { id: order.id }, token: packer.accessToken });
    await settled(world.cloud);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
    expect(await shop.look(packer, order.id)).toMatchObject({ status: 'returned', troubles: [] });
  });

  it('calls it off by itself: it lies packed again', async () => {
    const { order, label } = await shop.sent(packer);
    await shop.becomes(label, '-1');
    expect(await shop.look(packer, order.id)).toMatchObject({
      status: 'packing_completed',
      parcels: [{ stage: 'open', voided: [{ why: 'by_carrier' }] }],
    });
  });

  it('is shown raw where nobody has met it', async () => {
    const { order, label } = await shop.sent(packer);
    await shop.becomes(label, '77');
    expect(await shop.look(packer, order.id)).toMatchObject({
      status: 'delivering',
      troubles: ['unknown_status'],
      parcels: [{ said: '77', stage: 'waiting' }],
    });
  });
});

describe('money that comes after the label', () => {
  it('makes it anew, with nothing to collect, as long as nobody fetched it', async () => {
    const { order, label } = await shop.sent(packer);
    await shop.arrives(order.id, order.total);
    await settled(world.cloud);
    const seen = await shop.look(packer, order.id);
    expect(seen).toMatchObject({
      status: 'delivering',
      due: 0,
      parcels: [{ stage: 'waiting', cod: 0, attempt: 2, voided: [{ label, why: 'edited' }] }],
    });
    const made = (await shop.parcels()).filter(({ partnerId }) => partnerId.startsWith(order.code));
    expect(made.map(({ status, pickMoney }) => [status, pickMoney])).toEqual([
      ['-1', order.total],
      ['2', 0],
    ]);
    expect(await stored(order.id)).toMatchObject({ trackingNumber: seen.trackingNumber });
  });

  it('is a task for staff once it travels, and cash that is collected all the same goes back', async () => {
    const { order, label } = await shop.sent(packer);
    await shop.becomes(label, '3', { quiet: true });
    await shop.arrives(order.id, order.total);
    await settled(world.cloud);
    expect(await shop.look(packer, order.id)).toMatchObject({
      status: 'shipped',
      parcels: [{ label, cod: order.total, troubles: ['cod_differs'] }],
    });
    await shop.becomes(label, '6');
    expect(await stored(order.id)).toMatchObject({ paidAmount: 2 * order.total, refundDue: order.total });
  });
});
