import { beforeEach, describe, expect, it } from 'vitest';
import { alikeOrders } from '#functions/domain/orders/desk/alike-orders.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { placeName } from '#functions/domain/orders/place-name.ts';
import { home } from './doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

type Given = Partial<StoredOrder> & { phone?: string; street?: string | null; hours?: number };

/** A desk in front of which orders were placed, so many hours from a moment, by a phone and to a street. */
function aDesk() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const order = ({ phone = '0911111111', street = null, hours = 0, ...given }: Given = {}) => {
    const made = aWaitingOrder({
      createdAt: new Date(Date.parse('2026-11-20T03:00:00.000Z') + hours * 3_600_000).toISOString(),
      customer: { fullName: 'Lan', phone, email: 'lan@example.com' },
      shippingAddress: street === null ? null : { ...home, street },
      ...given,
    });
    put([orderRecord.item(made)]);
    return made.id;
  };
  const alike = (id: string, seesPhones = true) => alikeOrders(contextOf(table), { id, seesPhones });
  const idsOf = async (id: string) => (await alike(id)).orders.map((row) => row.id);
  return { order, alike, idsOf };
}

let desk: ReturnType<typeof aDesk>;
beforeEach(() => {
  desk = aDesk();
});

describe('orders that may have been placed twice', () => {
  it('are those by the same phone or to the same door, newest first, and say which', async () => {
    const { order, alike } = desk;
    const own = order({ street: '1 Hàng Bông' });
    const both = order({ street: '1, hang bong', hours: 1 });
    const door = order({ phone: '0922222222', street: '1 Hàng Bông', hours: 2 });
    const phone = order({ street: '9 Hàng Đào', hours: 3 });
    order({ phone: '0933333333', street: '7 Hàng Gai', hours: 4 });
    const found = await alike(own);
    expect(found.orders.map(({ id, samePhone, samePlace }) => [id, samePhone, samePlace])).toEqual([
      [phone, true, false],
      [door, false, true],
      [both, true, true],
    ]);
  });

  it.each(['replaces', 'exchange'])('are not the order an exchange was made for (%s)', async (kind) => {
    const { order, idsOf } = desk;
    const first = order({ code: 'CL261120AAAAA' });
    const other = order();
    const of = {
      orderId: first,
      orderCode: 'CL261120AAAAA',
      returnId: 'r1',
      returnCode: 'TH1',
      credit: 0,
      carried: 0,
    };
    expect(await idsOf(order({ [kind]: of }))).toEqual([other]);
  });

  it('lie two days apart at most, before or after', async () => {
    const { order, idsOf } = desk;
    const own = order();
    const [before, after] = [order({ hours: -48 }), order({ hours: 48 })];
    const millisecond = 1 / 3_600_000;
    order({ hours: -48 - millisecond });
    order({ hours: 48 + millisecond });
    expect(await idsOf(own)).toEqual([after, before]);
  });

  it('are none that are over', async () => {
    const { order, idsOf } = desk;
    const own = order({ status: 'cancelled' });
    for (const status of ['cancelled', 'refunded', 'returned'] as const) order({ status });
    const done = order({ status: 'completed' });
    expect(await idsOf(own)).toEqual([done]);
  });

  it('are ten at most, also where others of them are over', async () => {
    const { order, idsOf } = desk;
    const own = order({ hours: -1 });
    for (let number = 0; number < 5; number += 1) order({ status: 'cancelled', hours: 2 });
    for (let number = 0; number < 11; number += 1) order({ hours: 1 });
    expect(await idsOf(own)).toHaveLength(10);
  });

  it('are not those of whoever gives no number, and without a door there are none', async () => {
    const { order, alike } = desk;
    const own = order({ phone: '0000000000' });
    order({ phone: '0000000000' });
    expect(await alike(own)).toEqual({
      orders: [],
      phone: { orders: 0, completed: 0, sentBack: 0, cancelled: 0 },
    });
    const sent = order({ phone: '0000000000', street: '1 Hàng Bông' });
    const other = order({ phone: '0000000000', street: '1 Hàng Bông', hours: 1 });
    const { orders } = await alike(sent);
    expect(orders).toMatchObject([{ id: other, samePhone: false, samePlace: true }]);
  });

  it('show their phones to those who may see them', async () => {
    const { order, alike } = desk;
    const own = order();
    order({ hours: 1 });
    expect((await alike(own)).orders[0]?.customer.phone).toBe('0911111111');
    expect((await alike(own, false)).orders[0]?.customer.phone).not.toBe('0911111111');
  });

  it('are told with how all orders of their phone ended, whenever that was', async () => {
    const { order, alike } = desk;
    const own = order();
    order({ status: 'completed', hours: -900 });
    order({ status: 'completed', hours: -800 });
    order({ status: 'returned', hours: -700 });
    for (let number = 0; number < 3; number += 1) order({ status: 'cancelled', hours: -600 });
    order({ status: 'completed', phone: '0922222222' });
    expect((await alike(own)).phone).toEqual({ orders: 7, completed: 2, sentBack: 1, cancelled: 3 });
  });

  it('are looked for of an order that is there', async () => {
    await expect(desk.alike('nothing')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

it('one door is one place however its street is spelled, and another in another ward, district or province', () => {
  const door = { ...home, system: 'v1' as const, districtCode: 1, wardCode: 4, street: '1 Hàng Bông' };
  expect(placeName({ ...door, street: ' 1, hang-bong. ' })).toBe(placeName(door));
  const others = [
    { street: '11 Hàng Bông' },
    { wardCode: 5 },
    { wardCode: null },
    { districtCode: 2 },
    { districtCode: null },
    { provinceCode: 79 },
    { system: 'v2' as const },
  ].map((given) => placeName({ ...door, ...given }));
  expect(new Set([placeName(door), ...others]).size).toBe(others.length + 1);
});
