import { beforeEach, describe, expect, it } from 'vitest';
import { listOrderIds } from '#shared/orders/order-lists.contract.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { deliveryLogsOf } from '#functions/domain/orders/reading/delivery-of.ts';
import {
  countOrderQueues,
  findNewestOrders,
  findOrderIds,
} from '#functions/domain/orders/reading/search-orders.ts';
import { overdue, owingBack, toConfirm, toPack } from '#functions/domain/orders/reading/waiting-orders.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const now = new Date('2026-11-23T03:00:00.000Z');
const day = (number: number) => `2026-11-${number}T03:00:00.000Z`;

/** Orders as staff find them in the morning: each waits for another thing, and some for nothing. */
function aMorning() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const order = (id: string, createdAt: string, given: Partial<StoredOrder> = {}) =>
    put([orderRecord.item(aWaitingOrder({ id, code: `CL-${id}`, createdAt, ...given }))]);
  const paid = { status: 'confirmed', paymentStatus: 'paid', paidAmount: 180_000 } as const;
  order('pays', day(19));
  order('proves', day(18), { paymentMethod: 'cash', provenBy: null });
  order('proves-too', day(21), { paymentMethod: 'cash', provenBy: null });
  order('packed', day(20), { ...paid, arrival: { daysFrom: 1, daysTo: 9 } });
  order('late', day(17), { ...paid, status: 'shipped', arrival: { daysFrom: 1, daysTo: 2 } });
  order('owes', day(16), { ...paid, status: 'completed', refundDue: 1 });
  const credit = { grantedBy: 'an', grantedAt: '', reason: '', dueAt: day(30) };
  order('credit', day(15), { status: 'completed', credit });
  order('over', day(14), { ...paid, status: 'completed' });
  return contextOf(table, () => now);
}

let context: ReturnType<typeof aMorning>;
beforeEach(() => {
  context = aMorning();
});

describe('the queues of orders', () => {
  it('are counted for what each order waits for', async () => {
    expect(await countOrderQueues(context)).toEqual({
      pack: 1,
      pay: 1,
      confirm: 2,
      late: 1,
      refund: 1,
      credit: 1,
    });
  });

  it('say how many wait, how many of them too long, and since when', async () => {
    expect(await toPack.waiting(day(19))).toEqual({ count: 1, late: 0, since: day(20) });
    expect(await toPack.waiting(day(20))).toEqual({ count: 1, late: 1, since: day(20) });
    expect(await toConfirm(now).waiting(day(20))).toEqual({ count: 2, late: 1, since: day(18) });
    expect(await owingBack(now).waiting(day(10))).toEqual({ count: 1, late: 0, since: day(16) });
    // Its two days and the one it was packed on were over on the 20th.
    expect(await overdue(now).waiting(day(20))).toEqual({ count: 1, late: 1, since: day(20) });
    expect(await overdue(new Date(day(19))).waiting(day(19))).toEqual({ count: 0, late: 0, since: null });
  });

  it('are worked on by the ids of what stands in them', async () => {
    const ids = async (query: object) => (await findOrderIds(context, listOrderIds.query.parse(query))).ids;
    expect((await ids({ queue: 'confirm' })).toSorted()).toEqual(['proves', 'proves-too']);
    expect(await ids({ queue: 'late' })).toEqual(['late']);
    expect((await ids({ status: 'completed' })).toSorted()).toEqual(['credit', 'over', 'owes']);
  });
});

it('the newest orders that say something come first, as many as are asked for', async () => {
  const found = async (text: string, most: number) =>
    (await findNewestOrders(text, most)).map(({ id }) => id);
  expect(await found('tran', 3)).toEqual(['proves-too', 'packed', 'pays']);
  expect(await found('cl-late', 3)).toEqual(['late']);
  expect(await found('nobody', 3)).toEqual([]);
});

it('of the story of an order, its way is what its carrier told and each step out of the house', () => {
  const event = (kind: 'status' | 'delivery' | 'payment' | 'note', to: string) =>
    ({ id: `${kind} ${to}`, at: day(20), kind, from: null, to, by: 'staff', note: '' }) as const;
  const way = [
    event('status', 'delivering'),
    event('delivery', 'picked_up'),
    event('status', 'shipped'),
    event('status', 'completed'),
    event('status', 'returned'),
  ];
  const beside = [
    event('status', 'confirmed'),
    event('payment', 'completed'),
    event('note', 'returned'),
    event('status', 'cancelled'),
  ];
  const story = way.flatMap((one, place) => [one, ...beside.slice(place, place + 1)]);
  expect(deliveryLogsOf(story)).toEqual(way);
});
