import { describe, expect, it } from 'vitest';
import {
  changeOrderStatus,
  getStaffOrder,
  mergeOrders,
  previewMerge,
  startPacking,
  takeMoney,
} from '#shared/orders/index.ts';
import { createAddress } from '#shared/addresses/index.ts';
import { aGuestBuyer, buying, hanoi, newRequest } from '#tests/support/orders.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

const seen = async (id: string) =>
  (await world.send(getStaffOrder, { params: { id }, token: packer.accessToken })).body;

const draftOf = async (id: string, fromId: string) => ({ fromId, version: (await seen(id)).version });
const preview = async (id: string, fromId: string) =>
  world.send(previewMerge, { params: { id }, token: packer.accessToken, body: await draftOf(id, fromId) });
async function merge(id: string, fromId: string, expectedTotal: number, clientRequestId = newRequest()) {
  const body = { ...(await draftOf(id, fromId)), expectedTotal, clientRequestId };
  return world.send(mergeOrders, { params: { id }, token: packer.accessToken, body });
}

/** Two cash orders of a member: of one thing each has some, the other has another thing besides. */
async function twice(given: { paymentMethod?: 'cash' | 'transfer' } = {}) {
  const [member, tea, honey] = await Promise.all([world.aMember(), shop.onSale(), shop.onSale()]);
  const place = async (...goods: Parameters<typeof shop.fill>[1][]) => {
    await shop.fill(member, ...goods);
    const { body } = await shop.order(member, { paymentMethod: 'cash', ...given });
    return body;
  };
  const into = await place({ product: tea, quantity: 2 });
  const from = await place({ product: tea, quantity: 1 }, { product: honey, quantity: 3 });
  return { member, tea, honey, into, from };
}

const mailsTo = async ({ email }: Member, words: string) => (await world.mailTo(email, words)).subject;

describe('two orders of one buyer', () => {
  it('become one as it was previewed, once: no piece and no đồng is made or lost', async () => {
    const { member, tea, honey, into, from } = await twice();
    const { body: planned, status } = await preview(into.id, from.id);
    expect(status).toBe(200);
    expect(planned.after.total).toBe(into.total + from.total);
    expect(planned.from).toEqual({ id: from.id, code: from.code, total: from.total });
    const before = await Promise.all([shop.shelfOf(tea), shop.shelfOf(honey)]);
    const key = newRequest();
    const body = {
      ...(await draftOf(into.id, from.id)),
      expectedTotal: planned.after.total,
      clientRequestId: key,
    };
    const press = () => world.send(mergeOrders, { params: { id: into.id }, token: packer.accessToken, body });
    expect((await Promise.all([press(), press()])).map(({ status: code }) => code)).toEqual([200, 200]);
    const [one, other] = await Promise.all([seen(into.id), seen(from.id)]);
    expect(one).toMatchObject({
      status: 'confirmed',
      total: into.total + from.total,
      missing: into.total + from.total,
      totalQuantity: 6,
      mergedFrom: [{ id: from.id, code: from.code }],
    });
    expect(one.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [tea.card.id, 3],
      [honey.card.id, 3],
    ]);
    expect(other).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'canceled',
      cancelReason: 'merged',
      mergedInto: { id: into.id, code: into.code },
      holdings: [],
    });
    // What was held is held, no more and no less.
    expect(await Promise.all([shop.shelfOf(tea), shop.shelfOf(honey)])).toEqual(before);
    expect(before.map(({ reserved }) => reserved)).toEqual([3, 3]);
    expect(await mailsTo(member, 'gộp')).toContain(from.code);
    // Called off, it gives back what both held.
    const off = { status: 'cancelled', reason: 'Khách đổi ý' } as const;
    await world.send(changeOrderStatus, {
      params: { id: into.id },
      token: packer.accessToken,
      body: off,
    });
    const after = await Promise.all([shop.shelfOf(tea), shop.shelfOf(honey)]);
    expect(after.map(({ reserved }) => reserved)).toEqual([0, 0]);
  });

  it('stay two where one is paid for, packed, of somebody else, or elsewhere; and where it costs something else', async () => {
    const { member, into, from } = await twice();
    const { body: planned } = await preview(into.id, from.id);
    const dearer = await merge(into.id, from.id, planned.after.total + 1);
    expect(dearer.failure.code).toBe('ORDER_CHANGED');
    expect((await preview(into.id, into.id)).failure.code).toBe('ORDER_MERGE_STATE');
    const stranger = await shop.placed({ paymentMethod: 'cash' });
    expect((await preview(into.id, stranger.order.id)).failure.code).toBe('ORDER_MERGE_BUYER');
    const stale = { fromId: from.id, version: (await seen(into.id)).version + 1 };
    const asked = { params: { id: into.id }, token: packer.accessToken, body: stale };
    expect((await world.send(previewMerge, asked)).failure.code).toBe('STALE_STATE');
    const { body: address } = await world.send(createAddress, {
      token: member.accessToken,
      body: { provinceCode: hanoi.provinceCode, wardCode: hanoi.wardCode, street: '1 Hàng Bông' },
    });
    await shop.fill(member, { product: await shop.onSale() });
    const { body: sent } = await shop.order(member, {
      deliveryType: 'prepaid_ship',
      addressId: address.id,
      paymentMethod: 'cash',
    });
    expect((await preview(into.id, sent.id)).failure.code).toBe('ORDER_MERGE_DELIVERY');
    await world.send(startPacking, { params: { id: from.id }, token: packer.accessToken });
    expect((await merge(into.id, from.id, planned.after.total)).failure.code).toBe('ORDER_MERGE_STATE');
    expect(await seen(from.id)).toMatchObject({ status: 'packing' });
    const paid = await twice();
    await world.send(takeMoney, {
      params: { id: paid.from.id },
      token: admin.accessToken,
      body: { amount: paid.from.total },
    });
    const refused = await preview(paid.into.id, paid.from.id);
    expect(refused.failure).toMatchObject({ code: 'ORDER_MERGE_PAID' });
    // The other way round the money counts where it is.
    const { body: round } = await preview(paid.from.id, paid.into.id);
    expect(round.missing).toBe(paid.into.total);
    await merge(paid.from.id, paid.into.id, round.after.total);
    expect(await seen(paid.from.id)).toMatchObject({ paidAmount: paid.from.total, missing: paid.into.total });
  });

  it('of one guest count as one open cash order; a transfer that waited no longer does', async () => {
    const customer = aGuestBuyer();
    const [tea, silk] = await Promise.all([shop.onSale(), shop.onSale()]);
    const place = async (product: typeof tea) => {
      const sessionId = await shop.aGuestCart({ product, quantity: 1 });
      return (await shop.orderAsGuest(sessionId, { customer, paymentMethod: 'cash' })).body;
    };
    const [into, from] = [await place(tea), await place(silk)];
    const { body: planned } = await preview(into.id, from.id);
    expect((await merge(into.id, from.id, planned.after.total)).status).toBe(200);
    expect(await shop.stored(into.id)).toMatchObject({ status: 'draft', totalQuantity: 2 });
    expect((await shop.stored(from.id)).openSlots).toEqual([]);
    expect(await shop.duesOf(from.id)).toEqual([]);
    expect(await shop.duesOf(into.id)).toHaveLength(1);
    const waiting = await twice({ paymentMethod: 'transfer' });
    const { body: both } = await preview(waiting.into.id, waiting.from.id);
    expect((await merge(waiting.into.id, waiting.from.id, both.after.total)).status).toBe(200);
    expect(await seen(waiting.into.id)).toMatchObject({ status: 'draft', missing: both.after.total });
  });
});
