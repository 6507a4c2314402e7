import { describe, expect, it } from 'vitest';
import type { OrderItem } from '#shared/orders/order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { salesByDay } from '#functions/domain/orders/reading/sales-figures.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { viewRows } from '../support/view-rows.ts';

const lan = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
const tea = aProduct({ name: 'Trà sen', price: 100_000 });
const honey = aProduct({ name: 'Mật ong', price: 50_000 });

const exchange = {
  orderId: 'o1',
  orderCode: 'CL1',
  returnId: 'r1',
  returnCode: 'TH1',
  credit: 100_000,
  carried: 100_000,
};
const replaces = { orderId: 'o1', orderCode: 'CL1', returnId: 'r1', returnCode: 'TH1' };
let place = 0;
const anOrder = (createdAt: string, status: StoredOrder['status'], items: OrderItem[], returned = 0) =>
  aStoredOrder(lan, items, { id: `o${(place += 1)}`, createdAt, status, returnedAmount: returned });

const rows = await viewRows(ordersView, [
  // Both of the eleventh in Hà Nội, though of two days in London.
  anOrder('2026-11-10T17:00:00.000Z', 'completed', [anOrderItem(tea, 2)]),
  anOrder('2026-11-11T16:59:59.999Z', 'confirmed', [anOrderItem(tea, 1), anOrderItem(honey, 5)]),
  anOrder('2026-11-11T17:00:00.000Z', 'completed', [anOrderItem(honey, 4)], honey.card.total),
  anOrder('2026-11-12T08:00:00.000Z', 'cancelled', [anOrderItem(tea, 50)]),
  anOrder('2026-11-12T08:00:00.000Z', 'draft', [anOrderItem(tea, 50)]),
  anOrder('2026-11-10T16:59:59.999Z', 'completed', [anOrderItem(tea, 7)]),
  // It replaces goods that came back, and is no order of its own.
  { ...anOrder('2026-11-12T08:00:00.000Z', 'confirmed', [anOrderItem(tea, 3)]), total: 0, replaces },
  // Other goods in place of some that came back are no order either, and sold at their price.
  { ...anOrder('2026-11-12T08:00:00.000Z', 'confirmed', [anOrderItem(honey, 2)]), exchange },
]);

const period = { from: '2026-11-11', to: '2026-11-12', until: '2026-11-12T16:59:59.999Z' };

describe('sales', () => {
  it('are added up by days in Hà Nội and by where the orders stand, without exchanges', async () => {
    const figures = await salesByDay(period, rows);
    expect(figures.toSorted((a, b) => `${a.day}${a.status}`.localeCompare(`${b.day}${b.status}`))).toEqual([
      { day: '2026-11-11', status: 'completed', count: 1, revenue: tea.card.total * 2 },
      { day: '2026-11-11', status: 'confirmed', count: 1, revenue: tea.card.total + honey.card.total * 5 },
      { day: '2026-11-12', status: 'cancelled', count: 1, revenue: 0 },
      // What came back is not sold.
      { day: '2026-11-12', status: 'completed', count: 1, revenue: honey.card.total * 3 },
      { day: '2026-11-12', status: 'confirmed', count: 0, revenue: honey.card.total * 2 },
      { day: '2026-11-12', status: 'draft', count: 1, revenue: 0 },
    ]);
  });

  it('end at a moment of the last day', async () => {
    const figures = await salesByDay({ ...period, until: '2026-11-12T00:00:00.000Z' }, rows);
    expect(figures.filter(({ day }) => day === '2026-11-12').map(({ status }) => status)).toEqual([
      'completed',
    ]);
  });
});
