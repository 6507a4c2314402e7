import { beforeEach, describe, expect, it } from 'vitest';
import { ordersByMember, fillPaybacks } from '#functions/domain/orders/order-rewrites.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { countArrived } from '#functions/domain/orders/reading/count-arrived.ts';
import {
  countByPaymentStatus,
  countByStatus,
  summariseOrders,
} from '#functions/domain/orders/reading/count-orders.ts';
import { findOrdersOf } from '#functions/domain/orders/reading/orders-of-product.ts';
import { listOwingOrders } from '#functions/domain/orders/reading/list-owing-orders.ts';
import { movedOrders } from '#functions/domain/orders/reading/moved-orders.ts';
import { readSales } from '#functions/domain/orders/reading/read-sales.ts';
import { listOwedOrders } from '#functions/domain/refunds/list-owed.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

function aShop() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const order = (given: Partial<StoredOrder> = {}) => {
    const made = aWaitingOrder({ createdAt: '2026-11-10T03:00:00.000Z', ...given });
    put([orderRecord.item(made)]);
    return made;
  };
  return { table, put, rows, order, context: contextOf(table) };
}

let shop: ReturnType<typeof aShop>;
beforeEach(() => {
  shop = aShop();
});

const owes: Partial<StoredOrder> = {
  status: 'cancelled',
  refundDue: 5_000,
  paybacks: [{ cause: 'cancelled', returnId: null, amount: 5_000, paidAt: null }],
  flags: ['refund_due'],
};

describe('a member’s orders', () => {
  it('are counted by where they and their money stand, and by nobody else’s', async () => {
    const own = (given: Partial<StoredOrder>) => shop.order({ userId: 'lan', ...given });
    own({});
    own({});
    own({ status: 'completed', paymentStatus: 'paid', total: 100_000 });
    own({ status: 'shipped', paymentStatus: 'paid', total: 30_000 });
    own({ status: 'completed', paymentStatus: 'processing', total: 7_000 });
    for (const status of ['cancelled', 'refunded', 'returned'] as const)
      own({ status, paymentStatus: 'paid', total: 500_000 });
    shop.order({ userId: 'hoa', status: 'completed', paymentStatus: 'paid' });
    expect(await countByStatus(shop.context, 'lan')).toEqual({
      draft: 2,
      confirmed: 0,
      packing: 0,
      packing_completed: 0,
      delivering: 0,
      shipped: 1,
      completed: 2,
      cancelled: 1,
      refunded: 1,
      returned: 1,
    });
    expect(await countByPaymentStatus(shop.context, 'lan')).toMatchObject({ processing: 3, paid: 5 });
    expect(Object.values(await countByPaymentStatus(shop.context, 'nobody')).every((one) => one === 0)).toBe(
      true,
    );
    expect(await summariseOrders(shop.context, 'lan')).toEqual({
      orders: 8,
      completed: 2,
      waiting: 2,
      spent: 130_000,
    });
  });
});

describe('orders that have come to their buyers', () => {
  it('are counted between two moments, whatever became of them', async () => {
    const at = (day: string, status: StoredOrder['status']) =>
      shop.order({ createdAt: `2026-11-${day}T00:00:00.000Z`, status });
    at('01', 'completed');
    at('02', 'refunded');
    at('03', 'returned');
    for (const status of ['draft', 'shipped', 'cancelled'] as const) at('02', status);
    const day = (number: string) => `2026-11-${number}T00:00:00.000Z`;
    expect(await countArrived({})).toBe(3);
    expect(await countArrived({ from: day('02') })).toBe(2);
    expect(await countArrived({ to: day('02') })).toBe(2);
    expect(await countArrived({ from: day('02'), to: day('02') })).toBe(1);
    expect(await countArrived({ from: day('04') })).toBe(0);
  });
});

describe('orders that count as sold', () => {
  const period = { from: '2026-11-01', to: '2026-11-10', until: '2026-11-10T05:00:00.000Z' };
  const idsOf = async () => {
    const found: string[][] = [];
    for await (const some of readSales(shop.context, period)) found.push(some.map(({ id }) => id));
    return found;
  };

  it('are those of the days asked for, up to a moment, newest first', async () => {
    const sold = (createdAt: string, status: StoredOrder['status'] = 'confirmed') =>
      shop.order({ createdAt, status }).id;
    const first = sold('2026-10-31T17:00:00.000Z');
    const last = sold('2026-11-10T05:00:00.000Z', 'completed');
    sold('2026-10-31T16:59:59.000Z');
    sold('2026-11-10T05:00:00.001Z');
    for (const status of ['draft', 'cancelled', 'refunded', 'returned'] as const)
      sold('2026-11-05T00:00:00.000Z', status);
    expect(await idsOf()).toEqual([[last, first]]);
  });

  it('are none sent in place of goods that came back', async () => {
    const replaces = { orderId: 'o1', orderCode: 'CL1', returnId: 'r1', returnCode: 'TH1' };
    shop.order({ createdAt: '2026-11-05T00:00:00.000Z', status: 'confirmed', replaces });
    expect(await idsOf()).toEqual([[]]);
  });

  it('are read whole, a hundred at a time', async () => {
    const day = (minute: number) => new Date(Date.parse('2026-11-05T00:00:00.000Z') + minute * 60_000);
    const all = Array.from(
      { length: 101 },
      (_, place) => shop.order({ status: 'confirmed', createdAt: day(place).toISOString() }).id,
    );
    const found = await idsOf();
    expect(found.map((some) => some.length)).toEqual([100, 1]);
    expect(found.flat()).toEqual(all.toReversed());
  });

  it('are not those called off, or gone, since lists last showed them', async () => {
    const [called, gone, kept] = [1, 2, 3].map(() => shop.order({ status: 'confirmed' }));
    const before = shop.rows();
    readViewsFrom(() => before);
    if (!called || !gone || !kept) throw new Error('They were placed');
    shop.put([orderRecord.item({ ...called, status: 'cancelled' })]);
    await shop.table.write([remove(orderKeys.head(gone.id))]);
    expect(await idsOf()).toEqual([[kept.id]]);
  });
});

describe('orders of a product', () => {
  const tea = aProduct({ name: 'Trà', code: 'TRA' });
  const other = aProduct({ name: 'Trà sen', code: 'TRA-SEN' });
  const find = () => findOrdersOf({ id: tea.card.id, code: 'TRA' });
  const at = (minute: number) => new Date(Date.parse('2026-11-05T00:00:00.000Z') + minute * 60_000);

  it('are the newest that name it, and none of a product whose code begins alike', async () => {
    const placed = (minute: number, product = tea) =>
      shop.order({ createdAt: at(minute).toISOString(), items: [anOrderItem(product, 1)] });
    const own = [1, 2, 3, 4, 5, 6].map((minute) => placed(minute));
    placed(9, other);
    const newest = own.toReversed().slice(0, 5);
    expect(await find()).toEqual(newest.map(({ id, code }) => ({ id, code })));
  });

  it('are those of combos with it, too, whatever became of them', async () => {
    const { name, slug, code, image, ground } = tea.card;
    const inIt = { productId: tea.card.id, variantId: null, variantName: null, quantity: 1, share: 1_000 };
    const parts = [{ ...inIt, name, slug, code, image, ground, unit: '' }];
    const made = shop.order({ status: 'cancelled', items: [{ ...anOrderItem(other, 1), parts }] });
    expect(await find()).toEqual([{ id: made.id, code: made.code }]);
  });

  it('are found behind a hundred of another that is called alike', async () => {
    const own = shop.order({ createdAt: at(0).toISOString(), items: [anOrderItem(tea, 1)] });
    for (let minute = 1; minute <= 101; minute += 1)
      shop.order({ createdAt: at(minute).toISOString(), items: [anOrderItem(other, 1)] });
    expect(await find()).toEqual([{ id: own.id, code: own.code }]);
  });

  it('are none where nobody ordered it', async () => {
    expect(await find()).toEqual([]);
  });
});

describe('orders by what happened to them', () => {
  const day = (number: number) => `2026-11-0${number}T00:00:00.000Z`;

  it('are those something happened to last', async () => {
    const ids = [1, 3, 2].map(
      (number) => shop.order({ updatedAt: day(number), createdAt: day(9 - number) }).id,
    );
    expect((await movedOrders(2)).map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect(await movedOrders(9)).toHaveLength(3);
  });

  it('are those that owe money, the longest unchanged first, page by page', async () => {
    const owing = (number: number) => shop.order({ ...owes, updatedAt: day(number) }).id;
    const [last, first] = [owing(2), owing(1)];
    shop.order({ updatedAt: day(1) });
    const page = await listOwingOrders(shop.context, { take: 1 });
    expect(page.orders.map(({ id }) => id)).toEqual([first]);
    const next = await listOwingOrders(shop.context, { take: 1, cursor: page.nextCursor ?? '' });
    expect([next.orders.map(({ id }) => id), next.nextCursor]).toEqual([[last], null]);
    const { data, nextCursor } = await listOwedOrders(shop.context, { take: 5 });
    expect(nextCursor).toBeNull();
    expect(data.map(({ id, owed }) => [id, owed.map(({ amount }) => amount)])).toEqual([
      [first, [5_000]],
      [last, [5_000]],
    ]);
    const one = await listOwedOrders(shop.context, { take: 5, order: last });
    expect([one.data.map(({ id }) => id), one.nextCursor]).toEqual([[last], null]);
  });
});

describe('orders from before they were listed', () => {
  const stored = (given: Partial<StoredOrder>) => {
    const { gsi1pk, gsi1sk, gsi2pk, gsi2sk, ...older } = orderRecord.item(aWaitingOrder(given));
    return { older, owing: { gsi1pk, gsi1sk }, own: { gsi2pk, gsi2sk } };
  };

  it('are listed where they owe money, once, and others are left alone', () => {
    const { older, owing } = stored(owes);
    expect(owing.gsi1pk).toBe('ORDERS#owed');
    const listed = fillPaybacks.today(older);
    expect(listed).toEqual({ ...older, ...owing });
    expect(fillPaybacks.today(listed)).toBe(listed);
    const elsewhere = { ...older, gsi1pk: 'elsewhere' };
    expect(fillPaybacks.today(elsewhere)).toBe(elsewhere);
    const free = stored({}).older;
    expect(fillPaybacks.today(free)).toBe(free);
    const none = { pk: 'a', sk: 'b', entity: 'order' };
    expect(fillPaybacks.today(none)).toBe(none);
  });

  it('are found under their member, and a guest’s is left alone', () => {
    const { older, own } = stored({ userId: 'lan' });
    expect(own.gsi2pk).toBe('ORDERS-OF#lan');
    expect(ordersByMember.today(older)).toEqual({ ...older, ...own });
    expect(stored({ userId: null }).own).toEqual({ gsi2pk: undefined, gsi2sk: undefined });
    const guests = stored({ userId: null }).older;
    expect(ordersByMember.today(guests)).toBe(guests);
  });
});
