import { describe, expect, it } from 'vitest';
import { completeUnscanned, startPacking, takeBackParcel } from '#shared/orders/index.ts';
import {
  complainOfParcel,
  createGhtkOrder,
  endComplaint,
  listPackingOrders,
  printLabelSheet,
  quoteParcels,
  sendAgain,
  tickPacking,
} from '#shared/shipping/index.ts';
import { shipping } from '#tests/support/parcels.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { settled } from '#tests/support/settled.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const packer = aSharedMember(world, { role: 'collaborator', fullName: 'Hoa' });

const print = (orders: string[], sheet: 'a6' | 'a4-4' = 'a6', token = packer.accessToken) =>
  world.send(printLabelSheet, { token, body: { sheet, orders } });
const own = (id: string, token = packer.accessToken) => ({ params: { id }, token });

describe('one sheet of labels for a batch', () => {
  it('has each parcel once, four to a page if so wished, and names what it has not', async () => {
    const [one, other] = [await shop.sent(packer), await shop.sent(packer)];
    const { order: bare } = await shop.packed(packer);
    const { status, body } = await print([one.order.id, other.order.id, bare.id, one.order.id]);
    expect([status, body.name]).toEqual([200, 'nhan-van-don-2.pdf']);
    const pages = await pdfText(body.bytes);
    expect(pages).toHaveLength(3);
    for (const text of [one.label, one.order.code, 'Thu hộ', '1 Hàng Bông']) expect(pages[0]).toContain(text);
    expect(pages[1]).toContain(other.label);
    expect(pages[2]).toContain(`${bare.code}: chưa có vận đơn`);
    expect(await pdfText((await print([one.order.id, other.order.id], 'a4-4')).body.bytes)).toHaveLength(1);
  });

  it('has no label that says what is so no longer', async () => {
    const [good, paid] = [await shop.sent(packer), await shop.sent(packer)];
    await shop.arrives(paid.order.id, paid.order.total);
    const [first = '', second = ''] = await pdfText((await print([good.order.id, paid.order.id])).body.bytes);
    // Whether or not it is made anew by now, what is printed collects nothing.
    expect(first).toContain(good.label);
    expect(second).not.toContain(paid.label);
    await settled(world.cloud);
    const [now = ''] = await pdfText((await print([paid.order.id])).body.bytes);
    expect(now).toContain('Không thu tiền');
  });

  it('404 where there is nothing to print, 400 for too many', async () => {
    const { order } = await shop.packed(packer);
    expect((await print([order.id])).failure.code).toBe('SHIPMENT_NOT_FOUND');
    expect((await print(['nothing'])).failure.code).toBe('ORDER_NOT_FOUND');
    const many = Array.from({ length: 51 }, (_, nth) => `o${nth}`);
    expect((await print(many)).status).toBe(400);
  });

  it('who packed an order finds it among those in hand until it is fetched', async () => {
    const who = await world.aMember({ role: 'collaborator', fullName: 'Nam' });
    const { order, label } = await shop.sent(who);
    await settled(world.cloud);
    const query = { packerId: who.id, status: 'packing,packing_completed,delivering' };
    const list = async () =>
      (await world.send(listPackingOrders, { query, token: who.accessToken })).body.data;
    await expect.poll(list).toMatchObject([{ id: order.id, packedBy: { userId: who.id, name: 'Nam' } }]);
    await shop.becomes(label, '3');
    await expect.poll(list).toEqual([]);
  });
});

describe('the weight of a box', () => {
  it('is held against what its goods should cost, and against what the carrier asks for in the end', async () => {
    const { order } = await shop.ordered();
    await world.send(startPacking, own(order.id));
    const weigh = (grams: number) =>
      world.send(tickPacking, { ...own(order.id), body: { lines: [], weights: [{ parcel: 1, grams }] } });
    const quote = async () => (await world.send(quoteParcels, own(order.id))).body.parcels;
    const [light] = await quote();
    expect(light).toMatchObject({ parcel: 1, served: true });
    expect(light?.fee).toBe(light?.expectedFee);
    const expected = light?.grams ?? 0;
    await weigh(expected + 2000);
    const [heavy] = await quote();
    expect((heavy?.fee ?? 0) - (heavy?.expectedFee ?? 0)).toBeGreaterThan(0);
    await world.send(completeUnscanned, own(order.id));
    await shop.tell('switches', { heavier: 3000, plan: 'still' });
    const { body } = await world.send(createGhtkOrder, { ...own(order.id), body: {} });
    await shop.tell('switches', { heavier: 0, plan: 'deliver' });
    expect(body.parcels).toMatchObject([{ quotedFee: heavy?.fee, fee: heavy?.fee, troubles: [] }]);
    await shop.becomes(body.ghtkLabel ?? '', '3');
    expect((await shop.look(packer, order.id)).troubles).toEqual(['weight_differs', 'fee_differs']);
  });

  it('of what is fetched at the counter costs nothing to send', async () => {
    const { order } = await shop.placed({ paymentMethod: 'cash' });
    expect((await world.send(quoteParcels, own(order.id))).failure.code).toBe('ORDER_STATE');
  });
});

describe('a complaint', () => {
  const draft = { kind: 'damaged', note: 'Móp hộp', amount: 50_000, until: '2026-12-01', media: [] } as const;
  const complain = (id: string, parcel = '1', token = packer.accessToken) =>
    world.send(complainOfParcel, { params: { id, parcel }, token, body: { ...draft, media: [] } });

  it('is kept with its parcel until it is settled, and not twice', async () => {
    const { order } = await shop.sent(packer);
    expect((await complain(order.id)).body.troubles).toEqual(['complained']);
    const { body } = await complain(order.id);
    expect(body.parcels).toMatchObject([{ complaint: { asked: 50_000, endedAt: null } }]);
    const end = { params: { id: order.id, parcel: '1' }, token: packer.accessToken, body: { paid: 40_000 } };
    expect((await world.send(endComplaint, end)).body).toMatchObject({
      troubles: [],
      parcels: [{ complaint: { paid: 40_000 } }],
    });
    expect((await complain(order.id, '9')).failure.code).toBe('SHIPMENT_NOT_FOUND');
    const { order: bare } = await shop.packed(packer);
    expect((await complain(bare.id)).failure.code).toBe('SHIPMENT_NOT_FOUND');
    const stranger = ['01HPZV75P4S7CKDH9PQR0FTKH2'];
    const asked = { params: { id: order.id, parcel: '1' }, token: packer.accessToken };
    const refused = await world.send(complainOfParcel, { ...asked, body: { ...draft, media: stranger } });
    expect(refused.failure.code).toBe('UNKNOWN_UPLOAD');
  });
});

describe('what came back', () => {
  it('goes out again under a new name, and no goods move; until then it is not sent twice', async () => {
    const { order, label, product } = await shop.sent(packer);
    for (const status of ['3', '4', '9', '20']) await shop.becomes(label, status);
    expect((await world.send(sendAgain, own(order.id))).failure.code).toBe('ORDER_STATE');
    await shop.becomes(label, '21');
    const pressed = await Promise.all([
      world.send(sendAgain, own(order.id)),
      world.send(sendAgain, own(order.id)),
    ]);
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await shop.look(packer, order.id)).toMatchObject({
      status: 'packing_completed',
      troubles: [],
      parcels: [{ stage: 'open', voided: [{ label, why: 'sent_again' }] }],
    });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    const { body } = await world.send(createGhtkOrder, { ...own(order.id), body: {} });
    expect(body.parcels).toMatchObject([{ stage: 'waiting', attempt: 2, cod: order.total }]);
    expect((await world.send(takeBackParcel, own(order.id))).status).toBe(200);
  });
});
