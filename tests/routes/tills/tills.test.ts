import { beforeAll, describe, expect, it } from 'vitest';
import { createWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { createCounterOrder, markDelivered, sellAtCounter, takeMoney } from '#shared/orders/index.ts';
import { createRefund, listOwedOrders, processRefund } from '#shared/refunds/index.ts';
import {
  closeTill,
  getTill,
  getTillSlip,
  listOwnTills,
  listTillEntries,
  moveTillCash,
  openTill,
  searchTills,
} from '#shared/tills/index.ts';
import { newId } from '#shared/values/ids.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { paying } from '#tests/support/payments.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const pay = paying(world);
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin' });
const buyer = aSharedMember(world, {});
const place = { ...warehouseDraft, id: '' };
beforeAll(async () => {
  const body = { ...warehouseDraft, code: 'QUAY1', name: 'Kho Quầy' };
  const made = await world.send(createWarehouse, { token: admin.accessToken, body });
  Object.assign(place, made.body);
});

const cashier = () => world.aMember({ role: 'collaborator', fullName: 'Phạm Thu Ngân' });
const as = ({ accessToken: token }: Member) => ({ token });
const key = () => `bam-${newId()}`;

/** To be fetched at the counter, and paid there in cash. */
const anOrder = (given: Partial<StoredOrder> = {}) =>
  pay.anOrder({
    status: 'confirmed',
    userId: buyer.id,
    paymentMethod: 'cash',
    paymentProvider: null,
    unpaidUntil: null,
    pickupWarehouse: place,
    ...given,
  });

const take = (who: Member, id: string, amount = 180_000) =>
  world.send(takeMoney, { ...as(who), params: { id }, body: { amount } });
const sell = async (who: Member, given: Partial<StoredOrder> = {}) => {
  const order = await anOrder(given);
  expect((await take(who, order.id, order.total)).status).toBe(200);
  return order;
};
const open = (who: Member, float = 500_000, clientRequestId = key()) =>
  world.send(openTill, { ...as(who), body: { warehouseId: place.id, float, clientRequestId } });
const own = async (who: Member) => (await world.send(listOwnTills, as(who))).body;
const entriesOf = async (who: Member, id: string, query = {}) =>
  (await world.send(listTillEntries, { ...as(who), params: { id }, query })).body.data;
type Count = { expected: number; pieces?: number; reason?: string; clientRequestId?: string };
const close = (
  who: Member,
  id: string,
  { expected, pieces = 0, reason = '', clientRequestId = key() }: Count,
) =>
  world.send(closeTill, {
    ...as(who),
    params: { id },
    body: { expected, counted: [{ value: 10_000, pieces }], loose: 0, reason, clientRequestId },
  });
const move = (who: Member, id: string, line: 'topUps' | 'handovers' | 'expenses', amount: number) =>
  world.send(moveTillCash, {
    ...as(who),
    params: { id },
    body: { line, amount, note: 'Nộp chị Hoa', clientRequestId: key() },
  });

describe('a till', () => {
  it('holds what it was opened with and all cash its person took, and closes with what was counted', async () => {
    const lan = await cashier();
    const { body: till, status } = await open(lan);
    expect([status, till.float, till.personName]).toEqual([201, 500_000, 'Phạm Thu Ngân']);
    const order = await sell(lan);
    await move(lan, till.id, 'topUps', 100_000);
    await move(lan, till.id, 'handovers', 400_000);
    const { body: now } = await move(lan, till.id, 'expenses', 30_000);
    expect(now).toMatchObject({ sales: 180_000, topUps: 100_000, handovers: -400_000, expenses: -30_000 });
    const rows = await entriesOf(lan, till.id);
    expect(rows.map(({ line, amount }) => [line, amount])).toEqual([
      ['expenses', -30_000],
      ['handovers', -400_000],
      ['topUps', 100_000],
      ['sales', 180_000],
    ]);
    expect(await entriesOf(lan, till.id, { line: 'sales' })).toMatchObject([
      { orderId: order.id, orderCode: order.code },
    ]);
    const { body: closed } = await close(lan, till.id, {
      expected: 350_000,
      pieces: 34,
      reason: 'Thối nhầm',
    });
    expect(closed).toMatchObject({
      status: 'closed',
      expected: 350_000,
      countedAmount: 340_000,
      difference: -10_000,
      closedByName: 'Phạm Thu Ngân',
      may: { close: false, move: false },
    });
    expect(await own(lan)).toMatchObject({ open: [], closed: [{ id: till.id }] });
    const slip = await world.send(getTillSlip, { ...as(lan), params: { id: till.id } });
    const text = (await pdfText(slip.body.bytes)).join(' ');
    expect(text).toContain('PHIẾU ĐÓNG QUẦY');
    expect(text).toContain('Thiếu 10.000 ₫');
    expect(text).toContain('Thối nhầm');
  });

  it('has to be open before its person takes cash, at the counter or from the road, and at its warehouse', async () => {
    const lan = await cashier();
    const order = await anOrder();
    const brought = { deliveryType: 'prepaid_ship', pickupWarehouse: null, status: 'delivering' } as const;
    const { id } = await anOrder(brought);
    const deliver = () => world.send(markDelivered, { ...as(lan), params: { id } });
    expect([(await take(lan, order.id)).failure.code, (await deliver()).failure.code]).toEqual([
      'TILL_REQUIRED',
      'TILL_REQUIRED',
    ]);
    // Goods on sale bring their warehouse along.
    await shop.onSale();
    const opened = await world.send(openTill, { ...as(lan), body: { warehouseId: warehouse.id, float: 0 } });
    expect(opened.status).toBe(201);
    const { failure } = await take(lan, order.id);
    expect([failure.code, failure.message.includes('Kho Quầy')]).toEqual(['TILL_ELSEWHERE', true]);
    expect((await deliver()).status).toBe(200);
    await open(lan);
    expect((await take(lan, order.id)).status).toBe(200);
    expect((await own(lan)).open.map(({ sales, cods }) => [sales, cods])).toEqual([
      [180_000, 0],
      [0, 180_000],
    ]);
  });

  it('takes a sale over the counter in one act, however often that is pressed', async () => {
    const lan = await cashier();
    const [product] = await Promise.all([
      shop.onSale({ available: 9 }),
      world.send(openTill, { ...as(lan), body: { warehouseId: warehouse.id, float: 0 } }),
    ]);
    const body = {
      lines: [{ productId: product.card.id, quantity: 2 }],
      warehouseId: warehouse.id,
      expectedTotal: 2 * product.card.total,
      card: 20_000,
      given: 500_000,
      clientRequestId: newRequest(),
    };
    const press = () => world.send(sellAtCounter, { ...as(lan), body });
    const [one, two] = await Promise.all([press(), press()]);
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    const cash = body.expectedTotal - 20_000;
    expect(one.body).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      tender: { cash, card: 20_000, given: 500_000 },
    });
    expect((await own(lan)).open).toMatchObject([{ sales: cash, cards: 20_000, entries: 2 }]);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 7, reserved: 0 });
  });

  it('has what was paid out of it, and what was handed in from the road, wherever that was pressed', async () => {
    const boss = await world.aMember({ role: 'admin' });
    const { body: till } = await open(boss, 0);
    const brought = await anOrder({
      deliveryType: 'prepaid_ship',
      pickupWarehouse: null,
      status: 'delivering',
      total: 250_000,
      subtotal: 250_000,
    });
    await world.send(markDelivered, { ...as(boss), params: { id: brought.id } });
    const { id: orderId } = await sell(boss);
    const { body: owed } = await world.send(listOwedOrders, { ...as(boss), query: { order: orderId } });
    expect(owed.data[0]?.ways).toEqual(['bank', 'cash']);
    const { body: refund } = await world.send(createRefund, {
      ...as(boss),
      body: { kind: 'goodwill', amount: 50_000, reason: 'Xin lỗi', way: 'cash', orderId },
    });
    const press = () =>
      world.send(processRefund, { ...as(boss), params: { id: refund.id }, body: { tillId: till.id } });
    const [first, second] = await Promise.all([press(), press()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await press()).body.status).toBe('succeeded');
    const { body: now } = await world.send(getTill, { ...as(boss), params: { id: till.id } });
    expect(now).toMatchObject({ sales: 180_000, cods: 250_000, refunds: -50_000, cash: 380_000, entries: 3 });
    expect(await entriesOf(boss, till.id, { line: 'refunds' })).toMatchObject([
      { refundId: refund.id, orderId, amount: -50_000 },
    ]);
  });

  it('tells beside its cash what came otherwise for an order written down at it', async () => {
    const lan = await cashier();
    const [product, { body: till }] = await Promise.all([
      shop.onSale({ available: 9 }),
      world.send(openTill, {
        ...as(lan),
        body: { warehouseId: warehouse.id, float: 0, clientRequestId: key() },
      }),
    ]);
    const { body: order, status } = await world.send(createCounterOrder, {
      ...as(lan),
      body: {
        lines: [{ productId: product.card.id, quantity: 1 }],
        deliveryType: 'warehouse_pickup',
        pickupWarehouseId: warehouse.id,
        customer: { fullName: 'Bác Hai', phone: '0987654321' },
        paymentMethod: 'transfer',
        clientRequestId: newRequest(),
      },
    });
    expect(status).toBe(201);
    const { payments } = await pay.stateOf(order.id);
    await pay.transfer({ amount: order.total, content: payments[0]?.code ?? '' });
    const { body: now } = await world.send(getTill, { ...as(lan), params: { id: till.id } });
    expect(now).toMatchObject({ transfers: order.total, cash: 0 });
  });
});

describe('closing', () => {
  it('is once: pressed twice, in two windows, and by an admin at the same moment', async () => {
    const lan = await cashier();
    const { body: till } = await open(lan, 100_000);
    const press = { expected: 100_000, pieces: 10, clientRequestId: key() };
    const answers = await Promise.all([
      close(lan, till.id, press),
      close(lan, till.id, press),
      close(lan, till.id, { ...press, clientRequestId: key() }),
      close(admin, till.id, { ...press, clientRequestId: key() }),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ failure }) => failure.code === 'TILL_CLOSED')).toBe(true);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect((await own(lan)).closed).toHaveLength(1);
    expect((await move(lan, till.id, 'topUps', 1_000)).failure.code).toBe('TILL_CLOSED');
  });

  it('is of what whoever counts saw: money that came meanwhile is looked at first', async () => {
    const lan = await cashier();
    const { body: till } = await open(lan, 0);
    await sell(lan);
    const { failure } = await close(lan, till.id, { expected: 0 });
    expect([failure.code, failure.message.includes('180.000')]).toEqual(['TILL_EXPECTS', true]);
    expect((await close(lan, till.id, { expected: 180_000, pieces: 18 })).status).toBe(200);
  });

  it('takes no money that comes afterwards, and loses none that comes at that moment', async () => {
    const lan = await cashier();
    const { body: till } = await open(lan, 0);
    const orders = await Promise.all([1, 2, 3].map(() => anOrder()));
    const [closed, ...taken] = await Promise.all([
      close(lan, till.id, { expected: 0 }),
      ...orders.map(({ id }) => take(lan, id)),
    ]);
    const all = await own(lan);
    const sums = [...all.open, ...all.closed].map(({ sales }) => sales);
    const done = taken.filter(({ status }) => status === 200);
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(done.length * 180_000);
    // Either it closed before any of it came, and none is taken, or it was told what came.
    const isClosed = closed.status === 200;
    expect([done.length, isClosed || closed.failure.code]).toEqual(
      isClosed ? [0, true] : [3, 'TILL_EXPECTS'],
    );
  });

  it('wants a word where the count differs, and takes no more out than there is', async () => {
    const lan = await cashier();
    const { body: till } = await open(lan, 50_000);
    const short = await close(lan, till.id, { expected: 50_000, pieces: 4 });
    expect([short.status, short.failure.errors?.map(({ path }) => path)]).toEqual([400, ['reason']]);
    expect((await move(lan, till.id, 'handovers', 50_001)).failure.code).toBe('TILL_SHORT');
    expect((await move(lan, till.id, 'handovers', 50_000)).status).toBe(200);
    const slip = await world.send(getTillSlip, { ...as(lan), params: { id: till.id } });
    expect(slip.status).toBe(409);
  });
});

describe('whose till it is', () => {
  it('is its person’s alone, and the admins’', async () => {
    const [lan, minh] = [await cashier(), await cashier()];
    const { body: till } = await open(lan, 10_000);
    const params = { id: till.id };
    const asked = await Promise.all([
      world.send(getTill, { ...as(minh), params }),
      world.send(listTillEntries, { ...as(minh), params }),
      world.send(getTillSlip, { ...as(minh), params }),
      move(minh, till.id, 'topUps', 1_000),
      close(minh, till.id, { expected: 10_000, pieces: 1 }),
      // An admin sees and closes it, but another's cash does not pass their hands.
      move(admin, till.id, 'topUps', 1_000),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect((await world.send(getTill, { ...as(admin), params })).body.may).toEqual({
      declare: false,
      move: false,
      close: true,
    });
    const { body: closed } = await close(admin, till.id, { expected: 10_000, pieces: 1 });
    expect(closed).toMatchObject({ userId: lan.id, closedBy: admin.id });
  });

  it('is listed by day, warehouse, person and difference', async () => {
    const lan = await cashier();
    const { body: till } = await open(lan, 10_000);
    await close(lan, till.id, { expected: 10_000, pieces: 3, reason: 'Thừa, chưa rõ' });
    await open(lan, 0);
    const found = async (query: object) => {
      const { body } = await world.send(searchTills, { ...as(admin), query: { userId: lan.id, ...query } });
      return body.data.map(({ status, difference }) => [status, difference]);
    };
    const [shut, fresh] = [
      ['closed', 20_000],
      ['open', null],
    ];
    expect(await found({})).toEqual([fresh, shut]);
    expect(await found({ isOff: 'true' })).toEqual([shut]);
    expect(await found({ status: 'open' })).toEqual([fresh]);
    expect(await found({ warehouseId: warehouse.id })).toEqual([]);
    expect(await found({ status: 'open', to: '2026-01-01' })).toEqual([]);
    expect(await found({ search: 'chua ro' })).toEqual([shut]);
  });
});
