import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noVariant } from '#shared/cart/item-id.ts';
import { createRefund } from '#shared/refunds/index.ts';
import { cancelReturn, getReturn, listReturnTracking } from '#shared/returns/member-returns.contract.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { warehouse } from '../../support/catalogue.ts';
import { aBankAccount, sendBack } from '../../support/refunds.ts';
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

const onHand = async (productId = '') =>
  (await world.table.get(productKeys.stock(productId, noVariant, warehouse.id), StoredStock))?.onHand ?? 0;

async function aReturn(quantities: number[], more: object = {}) {
  const order = await goods.anOrder(buyer, quantities);
  const { body } = await goods.ask(buyer, order, quantities, more);
  const work = goods.staff(helper, body.id);
  const received = async () => {
    for (const step of ['approved', 'returning', 'received'] as const) await work.to(step);
  };
  const lines = order.items.map(({ id }) => id);
  return { order, id: body.id, work, received, lines };
}

describe('looking at what came back', () => {
  it('pays for what passed, line by line, and tells its buyer which', async () => {
    const { order, id, work, received, lines } = await aReturn([2, 1]);
    await received();
    const [kettle = '', cup = ''] = lines;
    const before = await onHand(order.items[0]?.productId);
    const found = {
      lines: [
        { itemId: kettle, passed: 1, restocked: 1, note: 'Một ấm đã dùng' },
        { itemId: cup, passed: 0 },
      ],
    };
    const twice = await Promise.all([work.inspect(found), work.inspect(found)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onHand(order.items[0]?.productId)).toBe(before + 1);
    const { body: seen } = await world.send(getReturn, { token: buyer.accessToken, params: { id } });
    expect(seen).toMatchObject({ qaResult: 'partial', refundAmount: 100_000 });
    expect(seen.items.map(({ passed, qaNote }) => [passed, qaNote])).toEqual([
      [1, 'Một ấm đã dùng'],
      [0, ''],
    ]);
    expect(await sendBack(world, { id: order.id, token: admin.accessToken })).toBe(1);
    expect(await findOrder(world, order.id)).toMatchObject({ status: 'completed', refundedAmount: 100_000 });
  });

  it('409: two who found something else: the second is told', async () => {
    const { id, received, work } = await aReturn([1]);
    await received();
    const both = await Promise.all([
      work.inspect({ qaResult: 'passed' }),
      goods.staff(admin, id).inspect({ qaResult: 'failed' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 200)?.failure.code).toBe('RETURN_STATE');
  });

  it('refuses what is not of it: a line that is missing, more than came, a picture nobody sent', async () => {
    const { received, work, lines } = await aReturn([1, 1]);
    await received();
    const [kettle = '', cup = ''] = lines;
    const loadChunk = async (...said: object[]) =>
      (await work.inspect({ lines: said as never })).failure.code;
    expect(await loadChunk({ itemId: kettle, passed: 1 })).toBe('RETURN_LINE_UNKNOWN');
    expect(await loadChunk({ itemId: kettle, passed: 2 }, { itemId: cup, passed: 1 })).toBe(
      'RETURN_TOO_MANY',
    );
    const strange = { itemId: kettle, passed: 1, media: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'] };
    expect(await loadChunk(strange, { itemId: cup, passed: 1 })).toBe('UNKNOWN_UPLOAD');
    expect((await work.inspect({ qaResult: 'partial' })).status).toBe(400);
  });
});

describe('its money', () => {
  it('is asked for once', async () => {
    const { order, id, received, work } = await aReturn([1]);
    await received();
    await work.inspect({ qaResult: 'passed' });
    const ask = () =>
      world.send(createRefund, {
        token: admin.accessToken,
        body: {
          kind: 'return',
          amount: 100_000,
          reason: 'Hàng lỗi',
          way: 'bank',
          orderId: order.id,
          returnOrderId: id,
          account: aBankAccount,
        },
      });
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect((await goods.staff(admin, id).read()).body).toMatchObject({
      money: { owed: 0, onItsWay: 100_000, refundIds: [expect.any(String)] },
      may: { refund: false, settle: false, choose: false },
    });
    expect((await goods.staff(admin, id).to('refunded')).failure.code).toBe('RETURN_OWED');
    expect((await goods.staff(admin, id).choose('exchange')).failure.code).toBe('RETURN_STATE');
  });

  it('may be given in place of goods, and is not asked for by who works on goods alone', async () => {
    const { order, received, work, id } = await aReturn([1], { resolution: 'exchange' });
    await received();
    await work.inspect({ qaResult: 'passed' });
    expect((await work.choose('refund')).body).toMatchObject({
      resolution: 'refund',
      effects: { goods: 100_000 },
    });
    expect((await findOrder(world, order.id))?.refundDue).toBe(100_000);
    expect((await work.read()).body.may).toMatchObject({ refund: false, choose: true });
    expect((await goods.staff(admin, id).read()).body.may.refund).toBe(true);
  });
});

describe('who works on it', () => {
  it('crossed by its buyer, who keeps the goods, sees it withdrawn', async () => {
    const { id, work } = await aReturn([1]);
    const [approved, kept] = await Promise.all([
      work.to('approved'),
      world.send(cancelReturn, { token: buyer.accessToken, params: { id }, body: {} }),
    ]);
    const { body } = await work.read();
    // Who withdraws after the yes withdraws all the same.
    expect(kept.status).toBe(200);
    expect([200, 409]).toContain(approved.status);
    expect(body.status).toBe('cancelled');
  });

  it('is named to staff alone', async () => {
    const { id, work } = await aReturn([1]);
    await work.to('approved');
    const { body } = await work.read({ includeLogs: 'true' });
    expect(body.logs?.map(({ action, user, by }) => [action, user, by])).toEqual([
      ['requested', null, 'shopper'],
      ['approved', helper.fullName, 'staff'],
    ]);
    const way = await world.send(listReturnTracking, { token: buyer.accessToken, params: { id } });
    expect(JSON.stringify(way.body)).not.toContain(helper.id);
  });
});
