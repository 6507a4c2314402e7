import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alikeOrders } from '#functions/domain/orders/desk/alike-orders.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { findOrdersOf } from '#functions/domain/orders/reading/orders-of-product.ts';
import { ownOrderRows } from '#functions/domain/orders/reading/own-order-rows.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { viewRows } from '../support/view-rows.ts';
import { stubSettings } from './doing-surroundings.ts';
import { editShop } from './edit-shop.ts';

const at = '2026-11-20T03:00:00.000Z';

/** So many orders of Lan, a second apart, the first of them the oldest. */
const manyOrders = (count: number, given: Partial<StoredOrder> = {}) =>
  Array.from({ length: count }, (_, nth) =>
    aWaitingOrder({
      id: `o${String(nth).padStart(4, '0')}`,
      userId: 'lan',
      customer: { fullName: 'Lan', phone: '0911111111', email: 'lan@example.com' },
      createdAt: new Date(Date.parse(at) + nth * 1000).toISOString(),
      ...given,
    }),
  );

describe('an order that is edited very often', () => {
  beforeEach(() => {
    stubSettings();
    vi.spyOn(log, 'info').mockReturnValue();
  });

  it('remembers its last twenty edits, and the last twenty terms it had', async () => {
    const shop = editShop();
    const edit = (nth: number) => ({ id: `e${nth}`, userId: 'an', at, reason: '', from: 1, to: 2 });
    const terms = (nth: number) => ({
      key: `terms-${nth}`,
      shippingFee: nth,
      arrival: null,
      discounts: [],
      paymentMethod: 'transfer' as const,
      paymentProvider: null,
    });
    const twenty = Array.from({ length: 20 }, (_, nth) => nth);
    await shop.anOrder('o1', { tea: 1 }, { edits: twenty.map(edit), formerTerms: twenty.map(terms) });
    const after = await shop.edit('o1', 120_000, shop.draftOf({ tea: 1, cup: 1 }), { key: 'newest' });
    expect(after.edits.map(({ id }) => id)).toEqual([...twenty.slice(1).map((nth) => `e${nth}`), 'newest']);
    expect(after.formerTerms.slice(1).map(({ key }) => key)).toEqual(
      twenty.slice(0, 19).map((nth) => `terms-${nth}`),
    );
  });
});

it('the story of an order is told up to its two hundredth line', async () => {
  const { table, put } = memoryTable();
  put(
    Array.from({ length: 201 }, (_, nth) => {
      const id = `e${String(nth).padStart(3, '0')}`;
      return {
        pk: orderKeys.partition('o1'),
        sk: `EVENT#${id}`,
        entity: 'order-event',
        id,
        at,
        kind: 'note',
        from: null,
        to: 'edited',
        by: 'staff',
        note: '',
      };
    }),
  );
  const story = await listEvents(contextOf(table), 'o1');
  expect([story.length, story.at(-1)?.id]).toEqual([200, 'e199']);
});

it('a member’s orders are counted up to a thousand, the newest of them', async () => {
  const { table } = memoryTable();
  const [order] = manyOrders(1);
  // A table that has as many orders as anybody asks for.
  const endless: Table = {
    ...table,
    // The schema of the question is that of orders.
    list: async ({ limit = 0 }) => ({
      items: Array.from({ length: limit }, () => order) as never,
      cursor: 'more',
    }),
  };
  const rows = ownOrderRows({ table: endless }, 'lan');
  expect(await rows.tally({ by: ['status'], sum: ['total'], where: [] })).toMatchObject([
    { status: 'draft', count: 1000, total: 180_000 * 1000 },
  ]);
});

it('ten orders that may have been placed twice are shown, the newest of them', async () => {
  const { table, put } = memoryTable();
  const orders = manyOrders(12);
  put(orders.map((order) => orderRecord.item(order)));
  vi.spyOn(ordersView, 'rows').mockReturnValue(await viewRows(ordersView, orders));
  const found = await alikeOrders(contextOf(table), { id: 'o0000', seesPhones: true });
  expect(found.orders.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, nth) => `o${String(11 - nth).padStart(4, '0')}`),
  );
});

it.each<[string, number, boolean, number]>([
  ['looks through twenty pages where none of a hundred names it', 100, false, 20],
  ['reads one page where that names it often enough', 100, true, 1],
  ['reads one page where there are no more', 99, false, 1],
])('looking for the orders of a product %s', async (_, size, isNamed, pages) => {
  const rows = await viewRows(ordersView, manyOrders(1));
  const { rows: some } = await rows.list({
    where: [],
    sort: { by: 'createdAt', descending: true },
    take: 1,
    counted: false,
  });
  const item = { ...anOrderItem(aProduct({ name: 'Trà' }), 1), productId: 'tea' };
  const asked: unknown[] = [];
  vi.spyOn(ordersView, 'rows').mockReturnValue({
    ...rows,
    list: async ({ take, skip }) => {
      asked.push([take, skip]);
      const page = Array.from({ length: size }, () =>
        some.map((row) => ({ ...row, items: isNamed ? [item] : [] })),
      );
      return { rows: page.flat(), places: [], total: 0 };
    },
  });
  expect(await findOrdersOf({ id: 'tea', code: 'TRA' })).toHaveLength(isNamed ? 5 : 0);
  expect(asked).toEqual(Array.from({ length: pages }, (_one, page) => [100, page * 100]));
});
