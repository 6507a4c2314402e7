import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { noVariant } from '#shared/cart/item-id.ts';
import {
  cancelGuestReturn,
  cancelReturn,
  countReturnQueues,
  getGuestReturnSlip,
  getReturn,
  getReturnSlip,
  listGuestReturns,
  listGuestReturnTracking,
  listReturns,
  listReturnTracking,
  openReturn,
  requestGuestReturn,
} from '#shared/returns/index.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { warehouse } from '../../support/catalogue.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { aJpeg, upload } from '../../support/pictures.ts';
import { dayMilliseconds, returning } from '../../support/returns.ts';
import { aWorld, type Member, type World } from '../../support/world.ts';

let world: World;
let goods: ReturnType<typeof returning>;
let buyer: Member;
let stranger: Member;
let helper: Member;

beforeAll(async () => {
  world = await aWorld();
  goods = returning(world);
  [stranger, helper] = await Promise.all([world.aMember(), world.aMember({ role: 'collaborator' })]);
});
// Requests are counted by account: each test asks with one of its own.
beforeEach(async () => {
  buyer = await world.aMember();
});
afterAll(() => world.close());

describe('asking to give something back', () => {
  it('201: names its lines, its share of the money, and starts its way', async () => {
    const order = await goods.anOrder(buyer);
    const { status, body } = await goods.ask(buyer, order, [2], {
      note: '  Vòi bị   sứt ',
      reason: 'damaged',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      orderId: order.id,
      orderCode: order.code,
      status: 'requested',
      note: 'Vòi bị sứt',
      totalQuantity: 2,
      refundAmount: 200_000,
    });
    expect(body.code).toMatch(/^TH\d{6}[0-9A-Z]{5}$/);
    const way = await world.send(listReturnTracking, {
      token: buyer.accessToken,
      params: { id: body.id },
    });
    expect(way.body).toMatchObject([{ from: null, to: 'requested', by: 'shopper' }]);
    expect((await world.mailTo(buyer.email, body.code)).text).toContain(body.code);
  });

  it('takes a voucher’s share off what goes back', async () => {
    const voucher = {
      id: 'v',
      code: 'TET',
      name: 'Tết',
      category: 'system_voucher',
      type: 'discount_amount',
      discountAmount: 40_000,
      voucherId: null,
      campaignId: null,
    } as const;
    const order = await goods.anOrder(buyer, [3, 1], { vouchers: [voucher], voucherDiscount: 40_000 });
    const { body } = await goods.ask(buyer, order, [1, 1]);
    expect(body.refundAmount).toBe(180_000);
  });

  it('shows its pictures once they are made, and only to whom they belong', async () => {
    const order = await goods.anOrder(buyer);
    const { id } = await upload(world, buyer.accessToken, await aJpeg());
    const lent = await upload(world, stranger.accessToken, await aJpeg());
    expect((await goods.ask(buyer, order, [1], { media: [lent.id] })).status).toBe(422);
    const { body } = await goods.ask(buyer, order, [1], { media: [id] });
    expect([body.media, body.pendingMedia]).toEqual([[], 1]);
    await world.cloud.idle();
    const asked = { token: buyer.accessToken, params: { id: body.id } };
    const { media, pendingMedia } = (await world.send(getReturn, asked)).body;
    expect([media.map((picture) => picture.id), pendingMedia]).toEqual([[id], 0]);
    const shown = await fetch(world.url + (media[0]?.url ?? '').replace('{width}', '320'));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('201 once: the same request twice is one return', async () => {
    const order = await goods.anOrder(buyer);
    const clientRequestId = newId();
    const first = await goods.ask(buyer, order, [1], { clientRequestId });
    const second = await goods.ask(buyer, order, [1], { clientRequestId });
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
  });

  it('422, then 409: never more than was bought and is not on its way already', async () => {
    const order = await goods.anOrder(buyer);
    await goods.ask(buyer, order, [2]);
    const tooMany = await goods.ask(buyer, order, [2]);
    expect([tooMany.status, tooMany.failure.code]).toEqual([422, 'RETURN_TOO_MANY']);
    expect(tooMany.failure.message).toContain('Chỉ còn đổi trả được 1 sản phẩm');
    await goods.ask(buyer, order, [1]);
    const none = await goods.ask(buyer, order, [1]);
    expect([none.status, none.failure.code]).toEqual([409, 'RETURN_EXISTS']);
  });

  it('lets only one of many at once take the last piece', async () => {
    const order = await goods.anOrder(buyer, [1]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => goods.ask(buyer, order, [1])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it('422: a week after it came it is too late', async () => {
    const order = await goods.anOrder(buyer, [1], {
      completedAt: new Date(Date.now() - 8 * dayMilliseconds).toISOString(),
      returnableUntil: new Date(Date.now() - dayMilliseconds).toISOString(),
    });
    const { status, failure } = await goods.ask(buyer, order, [1]);
    expect([status, failure.code]).toEqual([422, 'RETURN_WINDOW_CLOSED']);
    expect(failure.message).toContain('7 ngày');
  });

  it('409: nothing goes back that has not come', async () => {
    const order = await goods.anOrder(buyer, [1], { status: 'delivering', completedAt: null });
    const { status, failure } = await goods.ask(buyer, order, [1]);
    expect([status, failure.code]).toEqual([409, 'ORDER_STATE']);
  });

  it('404: somebody else’s order', async () => {
    const order = await goods.anOrder(buyer);
    const { status, failure } = await goods.ask(stranger, order, [1]);
    expect([status, failure.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  it('422: a line of another order, and a picture that is nobody’s', async () => {
    const [order, other] = await Promise.all([goods.anOrder(buyer), goods.anOrder(buyer)]);
    const line = await goods.ask(buyer, { ...order, items: other.items }, [1]);
    expect([line.status, line.failure.code]).toEqual([422, 'RETURN_LINE_UNKNOWN']);
    const picture = await goods.ask(buyer, order, [1], { media: [newId()] });
    expect([picture.status, picture.failure.code]).toEqual([422, 'UNKNOWN_UPLOAD']);
    // What was refused holds nothing.
    expect((await goods.ask(buyer, order, [3])).status).toBe(201);
  });

  it.each([
    ['no lines', { items: [] }],
    ['a line twice', { items: [1, 1].map((quantity) => ({ itemId: 'x', quantity })) }],
    ['half a piece', { items: [{ itemId: 'x', quantity: 0.5 }] }],
    ['an unknown reason', { reason: 'bored' }],
    ['six pictures', { media: Array.from({ length: 6 }, () => newId()) }],
  ])('400: %s', async (_, wrong) => {
    const order = await goods.anOrder(buyer);
    expect((await goods.ask(buyer, order, [1], wrong)).status).toBe(400);
  });
});

describe('reading and withdrawing', () => {
  it('lists one’s own, newest first, by page, state and order', async () => {
    const member = await world.aMember();
    const { accessToken: token } = member;
    const orders = await Promise.all([goods.anOrder(member), goods.anOrder(member)]);
    const codes = [];
    for (const order of orders) codes.push((await goods.ask(member, order, [1])).body.code);
    const { body } = await world.send(listReturns, { token, query: { page: '1', pageSize: '1' } });
    expect(body).toMatchObject({ total: 2, totalPages: 2, hasNext: true, data: [{ code: codes[1] }] });
    const [first] = orders;
    const ofOrder = await world.send(listReturns, { token, query: { orderId: first?.id ?? '' } });
    expect(ofOrder.body.data.map(({ code }) => code)).toEqual([codes[0]]);
    const closed = await world.send(listReturns, { token, query: { statusIn: 'closed,rejected' } });
    expect(closed.body.total).toBe(0);
    expect((await world.send(listReturns, { token: stranger.accessToken })).body.total).toBe(0);
  });

  it('404 for a stranger, whatever is asked of it', async () => {
    const { body } = await goods.ask(buyer, await goods.anOrder(buyer), [1]);
    const asked = { token: stranger.accessToken, params: { id: body.id } };
    const answers = await Promise.all([
      world.send(getReturn, asked),
      world.send(listReturnTracking, asked),
      world.send(cancelReturn, { ...asked, body: {} }),
      world.send(getReturn, { ...asked, params: { id: newId() } }),
    ]);
    expect(answers.map(({ status, failure }) => `${status} ${failure.code}`)).toEqual(
      Array.from({ length: 4 }, () => '404 RETURN_NOT_FOUND'),
    );
  });

  it('gives the pieces free again once, and tells the order’s story', async () => {
    const order = await goods.anOrder(buyer, [2]);
    const { body } = await goods.ask(buyer, order, [2]);
    const withdraw = () =>
      world.send(cancelReturn, {
        token: buyer.accessToken,
        params: { id: body.id },
        body: { reason: 'Đổi ý' },
      });
    const [first, second] = [await withdraw(), await withdraw()];
    expect([first.body.status, second.status]).toEqual(['cancelled', 200]);
    expect((await goods.ask(buyer, order, [2])).status).toBe(201);
    expect((await findOrder(world, order.id))?.version).toBe(4);
  });
});

describe('opened for a buyer by staff', () => {
  const opened = (order: { code: string; items: { id: string }[] }, given: object = {}, who = helper) =>
    world.send(openReturn, {
      token: who.accessToken,
      body: {
        order: order.code,
        items: order.items.slice(0, 1).map(({ id }) => ({ itemId: id, quantity: 1 })),
        reason: 'changed_mind',
        method: 'drop_off',
        ...given,
      },
    });
  const sold = async (given: Parameters<typeof goods.anOrder>[2] = {}) => {
    const order = await goods.anOrder(buyer, [2], given);
    const claim = { ...orderKeys.code(order.code), entity: 'order-code', orderId: order.id };
    await world.write([claim]);
    return order;
  };

  it('is agreed to at once, its buyer’s all the same, and said by whom; sent twice it is one', async () => {
    const order = await sold();
    const clientRequestId = newId();
    const twice = await Promise.all([1, 2].map(() => opened(order, { clientRequestId })));
    expect(new Set(twice.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const id = twice[0]?.body.id ?? '';
    expect(twice[0]?.body).toMatchObject({ status: 'approved', totalQuantity: 1 });
    const own = await world.send(getReturn, { token: buyer.accessToken, params: { id } });
    expect(own.body.code).toBe(twice[0]?.body.code);
    const { body } = await goods.staff(helper, id).read({ includeLogs: 'true' });
    expect(body).toMatchObject({ userId: buyer.id, createdById: helper.id });
    expect(body.logs?.map(({ to, by, user }) => [to, by, user])).toEqual([
      ['requested', 'staff', helper.fullName],
      ['approved', 'staff', helper.fullName],
    ]);
    expect((await world.mailTo(buyer.email, 'đã được chấp nhận')).text).toContain(body.code);
    expect((await opened(order, { clientRequestId, note: 'Khác' })).failure.code).toBe('REQUEST_DIFFERS');
  });

  it('of goods laid on the counter waits for a look; the shop may take them back late', async () => {
    const order = await sold({ returnableUntil: new Date(Date.now() - dayMilliseconds).toISOString() });
    expect((await goods.ask(buyer, order, [1])).failure.code).toBe('RETURN_WINDOW_CLOSED');
    const { status, body } = await opened(order, { status: 'received' });
    expect([status, body.status]).toEqual([201, 'received']);
    const work = goods.staff(helper, body.id);
    const { body: seen } = await work.read();
    expect(seen.shelves).toEqual([
      { itemId: order.items[0]?.id, warehouse: warehouse.name, place: null, quantity: 1 },
    ]);
    expect((await work.inspect({ qaResult: 'passed', restock: true })).status).toBe(200);
    expect((await opened({ ...order, code: 'CL000000AAAAA' })).failure.code).toBe('ORDER_NOT_FOUND');
  });

  it('lays goods back where they still miss, one return after the other', async () => {
    const order = await sold();
    const [line] = order.items;
    const [near, far] = [warehouse.id, 'wh_xa'];
    const held = { productId: line?.productId ?? '', variantId: noVariant, quantity: 1 };
    await world.write([
      orderRecord.item({
        ...order,
        holdings: [near, far].map((warehouseId) => ({ ...held, warehouseId })),
      }),
    ]);
    for (const place of [near, far]) {
      const { body } = await opened(order, { status: 'received' });
      const work = goods.staff(helper, body.id);
      expect((await work.read()).body.shelves.map(({ warehouse: at }) => at)).toEqual([
        place === near ? warehouse.name : far,
      ]);
      await work.inspect({ qaResult: 'passed', restock: true });
    }
  });

  it('counts what waits for what', async () => {
    const before = (await world.send(countReturnQueues, { token: helper.accessToken })).body;
    await opened(await sold());
    await opened(await sold(), { status: 'received' });
    const now = async () => (await world.send(countReturnQueues, { token: helper.accessToken })).body;
    await expect
      .poll(now)
      .toEqual({ ...before, onTheWay: before.onTheWay + 1, toInspect: before.toInspect + 1 });
  });
});

describe('of an order without an account', () => {
  const sold = async () => {
    const sessionId = newId();
    const order = await goods.anOrder(buyer, [2], { userId: null, sessionId });
    return { order, asked: { params: { id: order.id }, query: { sessionId } } };
  };
  const wishFor = ({ items }: { items: { id: string }[] }) => ({
    items: items.map(({ id }) => ({ itemId: id, quantity: 1 })),
    reason: 'damaged' as const,
  });

  it('is asked for, seen, printed and taken back by whoever has what opens the order', async () => {
    const { order, asked } = await sold();
    const body = { ...wishFor(order), clientRequestId: newId() };
    const twice = await Promise.all([1, 2].map(() => world.send(requestGuestReturn, { ...asked, body })));
    expect(new Set(twice.map(({ status, body: made }) => `${status} ${made.id}`)).size).toBe(1);
    const made = twice[0]?.body;
    const params = { id: order.id, returnId: made?.id ?? '' };
    const one = { ...asked, params };
    expect((await world.send(listGuestReturns, asked)).body.map(({ id }) => id)).toEqual([made?.id]);
    expect((await world.send(listGuestReturnTracking, one)).body).toMatchObject([{ to: 'requested' }]);
    expect((await world.send(getGuestReturnSlip, one)).failure.code).toBe('RETURN_STATE');
    await goods.staff(helper, params.returnId).to('approved');
    const slip = await world.send(getGuestReturnSlip, one);
    const text = (await pdfText(slip.body.bytes)).join(' ');
    for (const words of ['PHIẾU GỬI HÀNG TRẢ', made?.code, order.code, warehouse.name])
      expect(text).toContain(words);
    expect(text).not.toContain(order.customer.phone);
    const kept = await world.send(cancelGuestReturn, { ...one, body: { reason: 'Giữ lại' } });
    expect(kept.body.status).toBe('cancelled');
    expect((await world.mailTo(buyer.email, 'đã được hủy')).text).toContain('/e-commerce/orders/guest#');
  });

  it('is nobody else’s: not by another order, a code and phone, nor a member', async () => {
    const [{ order, asked }, other] = await Promise.all([sold(), sold()]);
    const { body: made } = await world.send(requestGuestReturn, { ...asked, body: wishFor(order) });
    const params = { id: other.order.id, returnId: made.id };
    expect((await world.send(listGuestReturnTracking, { ...other.asked, params })).failure.code).toBe(
      'RETURN_NOT_FOUND',
    );
    const refusedBy = async (query: object) =>
      (await world.send(requestGuestReturn, { params: asked.params, query, body: wishFor(order) })).failure
        .code;
    expect(await refusedBy(other.asked.query)).toBe('ORDER_NOT_FOUND');
    expect(await refusedBy({ token: 'a.b.c' })).toBe('ORDER_NOT_FOUND');
    expect(await refusedBy({ code: order.code, phone: order.customer.phone })).toBe('GUEST_PROOF_NEEDED');
    const theirs = { token: buyer.accessToken, params: { id: made.id } };
    expect((await world.send(getReturn, theirs)).failure.code).toBe('RETURN_NOT_FOUND');
    const slip = await world.send(getReturnSlip, theirs);
    expect(slip.failure.code).toBe('RETURN_NOT_FOUND');
  });
});
