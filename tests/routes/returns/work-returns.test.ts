import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noVariant } from '#shared/cart/item-id.ts';
import { getOrder } from '#shared/orders/index.ts';
import { cancelReturn, listReturnTracking } from '#shared/returns/member-returns.contract.ts';
import { getStaffReturn } from '#shared/returns/staff-returns.contract.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '../../support/catalogue.ts';
import { sendBack } from '../../support/refunds.ts';
import { returning } from '../../support/returns.ts';
import { aWorld, type Member, type World } from '../../support/world.ts';

let world: World;
let goods: ReturnType<typeof returning>;
let buyer: Member;
let admin: Member;
let helper: Member;

beforeAll(async () => {
  world = await aWorld();
  goods = returning(world);
  [buyer, admin, helper] = await Promise.all([
    world.aMember(),
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
});
afterAll(() => world.close());

const onHand = async (productId: string) =>
  (await world.table.get(productKeys.stock(productId, noVariant, warehouse.id), StoredStock))?.onHand;

async function aReturn(quantities: number[], bought = quantities, more: object = {}) {
  const order = await goods.anOrder(buyer, bought);
  const { body } = await goods.ask(buyer, order, quantities, more);
  return {
    order,
    id: body.id,
    productId: order.items[0]?.productId ?? '',
    work: goods.staff(helper, body.id),
  };
}

describe('a return’s way', () => {
  it('goes step by step to the money, puts the goods back on their shelf and ends the order', async () => {
    const { order, id, productId, work } = await aReturn([2]);
    const before = await onHand(productId);
    expect((await work.to('approved')).body).toMatchObject({ status: 'approved' });
    expect((await work.track('GHTK', 'S1.A1.1')).body).toMatchObject({
      status: 'returning',
      courierName: 'GHTK',
      trackingNumber: 'S1.A1.1',
    });
    expect((await work.to('received')).body.status).toBe('received');
    const inspected = await work.inspect({ qaResult: 'passed', restock: true });
    expect(inspected.body).toMatchObject({ status: 'inspected', qaResult: 'passed' });
    expect(await onHand(productId)).toBe((before ?? 0) + 2);
    expect(await findOrder(world, order.id)).toMatchObject({
      refundDue: 200_000,
      flags: ['refund_due'],
    });
    // Paying back is not everybody's work.
    expect((await work.to('refunded')).status).toBe(403);
    const early = await goods.staff(admin, id).to('refunded');
    expect([early.status, early.failure.code]).toEqual([409, 'RETURN_OWED']);
    await sendBack(world, { id: order.id, token: admin.accessToken });
    expect((await work.read()).body).toMatchObject({ status: 'refunded', money: { paid: 200_000, owed: 0 } });
    expect(await findOrder(world, order.id)).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      refundDue: 0,
      refundedAmount: 200_000,
      flags: [],
    });
    expect((await work.to('closed')).body.status).toBe('closed');
    const way = await world.send(listReturnTracking, { token: buyer.accessToken, params: { id } });
    expect(way.body.map(({ to }) => to)).toEqual([
      'requested',
      'approved',
      'returning',
      'received',
      'inspected',
      'refunded',
      'closed',
    ]);
    const { text } = await world.mailTo(buyer.email, 'đã được hoàn tiền');
    expect(text).toContain(`Chúng tôi đã hoàn 200.000 ₫ cho đơn hàng ${order.code}.`);
  });

  it('changes nothing when a step is taken twice: pieces come back once', async () => {
    const { productId, work } = await aReturn([1], [2]);
    await work.to('approved');
    await work.to('returning');
    await work.to('received');
    const before = await onHand(productId);
    const both = await Promise.all([1, 2].map(() => work.inspect({ qaResult: 'passed', restock: true })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onHand(productId)).toBe((before ?? 0) + 1);
  });

  it('tells nobody of money where nothing had been paid', async () => {
    const unpaid = { paymentStatus: 'processing', paymentMethod: 'cash', paidAmount: 0 } as const;
    const order = await goods.anOrder(buyer, [1], unpaid);
    const { body } = await goods.ask(buyer, order, [1]);
    const work = goods.staff(helper, body.id);
    for (const step of ['approved', 'returning', 'received'] as const) await work.to(step);
    await work.inspect({ qaResult: 'passed', restock: false });
    expect((await goods.staff(admin, body.id).to('refunded')).status).toBe(200);
    expect(await findOrder(world, order.id)).toMatchObject({ refundDue: 0, refundedAmount: 0 });
    await world.mailTo(buyer.email, 'Không có khoản tiền nào cần hoàn lại');
    const told = world.cloud.mailbox.list(buyer.email).filter(({ text }) => text.includes(body.code));
    expect(told.filter(({ text }) => text.includes('đã được hoàn tiền'))).toEqual([]);
  });

  it('leaves an order complete while part of it stays with its buyer', async () => {
    const { order, work } = await aReturn([1], [3]);
    await work.to('approved');
    await work.to('returning');
    await work.to('received');
    await work.inspect({ qaResult: 'passed', restock: false });
    await sendBack(world, { id: order.id, token: admin.accessToken });
    expect((await work.read()).body.status).toBe('refunded');
    expect(await findOrder(world, order.id)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      refundDue: 0,
    });
  });

  it('puts nothing back that failed, and earns no money', async () => {
    const { id, productId, work } = await aReturn([1]);
    await work.to('approved');
    await work.to('returning');
    await work.to('received');
    const before = await onHand(productId);
    await work.inspect({ qaResult: 'failed', note: 'Có dấu hiệu đã dùng', restock: true });
    expect(await onHand(productId)).toBe(before);
    const refund = await goods.staff(admin, id).to('refunded');
    expect([refund.status, refund.failure.code]).toEqual([409, 'RETURN_STATE']);
    expect((await work.to('closed')).body).toMatchObject({
      status: 'closed',
      shopNote: 'Có dấu hiệu đã dùng',
    });
  });

  it('sends its buyer what was not accepted, and tells them how', async () => {
    const { id, work } = await aReturn([1]);
    for (const step of ['approved', 'returning', 'received'] as const) await work.to(step);
    expect((await work.sendBack('GHTK', 'S1.A9')).failure.code).toBe('RETURN_STATE');
    await work.inspect({ qaResult: 'failed' });
    expect((await work.read()).body.may.sendBack).toBe(true);
    const sent = await work.sendBack('GHTK', 'S1.A9');
    expect(sent).toMatchObject({
      status: 200,
      body: { sentBack: { courierName: 'GHTK', trackingNumber: 'S1.A9' } },
    });
    await world.mailTo(buyer.email, 'đã được gửi lại cho bạn: GHTK S1.A9');
    const { body: tracking } = await world.send(listReturnTracking, {
      token: buyer.accessToken,
      params: { id },
    });
    expect(tracking.at(-1)).toMatchObject({ kind: 'sent_back', note: 'GHTK S1.A9' });
  });

  it('409: sends no other goods where the price of the first was given back as goodwill', async () => {
    const { order, work } = await aReturn([1], [1], { resolution: 'exchange' });
    for (const step of ['approved', 'returning', 'received'] as const) await work.to(step);
    await work.inspect({ qaResult: 'passed', restock: true });
    const now = await findOrder(world, order.id);
    if (now) await world.write([orderRecord.item({ ...now, goodwillAmount: now.total })]);
    const refused = await work.to('exchanged');
    expect([refused.status, refused.failure.code]).toEqual([409, 'EXCHANGE_UNPAID']);
  });

  it('sends other goods from the shelf in their place, and none where there are none', async () => {
    const exchange = { resolution: 'exchange' };
    const [{ work, productId }, sold] = await Promise.all([
      aReturn([1], [1], exchange),
      aReturn([1], [1], exchange),
    ]);
    const before = await onHand(productId);
    for (const one of [work, sold.work]) {
      for (const step of ['approved', 'returning', 'received'] as const) await one.to(step);
      await one.inspect({ qaResult: 'passed', restock: true });
    }
    const { body: exchanged } = await work.to('exchanged');
    expect(exchanged.status).toBe('exchanged');
    expect((await work.to('exchanged')).body.replacement).toEqual(exchanged.replacement);
    expect(await onHand(productId)).toBe((before ?? 0) + 1);
    const sent = await world.send(getOrder, {
      token: buyer.accessToken,
      params: { id: exchanged.replacement?.id ?? '' },
    });
    expect(sent.body).toMatchObject({ status: 'confirmed', total: 0, paymentStatus: 'paid' });
    const shelf = productKeys.stock(sold.productId, noVariant, warehouse.id);
    await world.table.write([update(shelf, { set: { onHand: 0 } })]);
    const refused = await sold.work.to('exchanged');
    expect([refused.status, refused.failure.code]).toEqual([409, 'SHELF_SHORT']);
  });

  it('refuses with a reason, and frees the pieces to be asked for again', async () => {
    const { order, work } = await aReturn([1]);
    expect((await work.reject('')).status).toBe(400);
    expect((await work.reject('Thiếu ảnh chụp lỗi')).body).toMatchObject({
      status: 'rejected',
      shopNote: 'Thiếu ảnh chụp lỗi',
    });
    expect((await world.mailTo(buyer.email, 'Thiếu ảnh chụp lỗi')).text).toContain('Thiếu ảnh chụp lỗi');
    expect((await goods.ask(buyer, order, [1])).status).toBe(201);
  });

  it.each(['returning', 'received', 'exchanged', 'closed'] as const)('409: requested → %s', async (to) => {
    const { work } = await aReturn([1]);
    expect((await work.to(to)).status).toBe(409);
  });

  it('409: no cancelling once the goods are on their way', async () => {
    const { id, work } = await aReturn([1]);
    await work.to('approved');
    await work.track('GHTK', 'S1');
    const { status, failure } = await world.send(cancelReturn, {
      token: buyer.accessToken,
      params: { id },
      body: {},
    });
    expect([status, failure.code]).toEqual([409, 'RETURN_STATE']);
  });

  it('404 for what is not there', async () => {
    const { id } = await aReturn([1]);
    expect((await goods.staff(helper, 'nothing').to('approved')).status).toBe(404);
    const read = await world.send(getStaffReturn, { token: helper.accessToken, params: { id } });
    expect(read.body.id).toBe(id);
  });
});
