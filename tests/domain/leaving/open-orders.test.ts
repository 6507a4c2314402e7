import { describe, expect, it } from 'vitest';
import { entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { newCustomer } from '#functions/domain/customers/counting/count-order.ts';
import { entryOf, toBuyerOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { customerRecord, type StoredCustomer } from '#functions/domain/customers/records/customer.ts';
import { hasOpenOrders, holdsOf } from '#functions/domain/leaving/leaving-holds.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { noSums, sumsRecord } from '#functions/domain/referrals/rewards/reward-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aProfile } from '#tests/support/profile.ts';

const at = Date.parse('2026-11-10T00:00:00.000Z');

const anOrder = (nth: number, given: Partial<StoredOrder> = {}) =>
  aWaitingOrder({
    id: `o${String(nth).padStart(3, '0')}`,
    userId: 'lan',
    status: 'completed',
    createdAt: new Date(at + nth * 1000).toISOString(),
    ...given,
  });

function aMember(given: Partial<StoredCustomer> = {}) {
  const { table, put } = memoryTable();
  const context = contextOf(table);
  return {
    context,
    put,
    order: (...orders: StoredOrder[]) => put(orders.map((order) => orderRecord.item(order))),
    count: (origin: string, ...orders: StoredOrder[]) =>
      put(orders.map((order) => entryItem(origin, entryOf(order)))),
    customer: () =>
      put([
        customerRecord.item({
          ...newCustomer('lan', toBuyerOrder(anOrder(0)), undefined),
          userId: 'lan',
          ...given,
        }),
      ]),
    isHeld: () => hasOpenOrders(context, 'lan'),
  };
}

describe('somebody who wants to leave is held by an order', () => {
  it.each<[string, Partial<StoredOrder>, boolean]>([
    ['that is on its way', { status: 'shipped' }, true],
    ['whose money has to go back', { status: 'cancelled', refundDue: 1 }, true],
    ['that has come', {}, false],
    ['that was called off', { status: 'cancelled' }, false],
  ])('%s, though nobody has counted it yet', async (_, given, isHeld) => {
    const member = aMember();
    member.order(anOrder(1, given));
    expect(await member.isHeld()).toBe(isHeld);
  });

  it('among the twenty newest of those that nobody has counted', async () => {
    const member = aMember();
    member.order(
      ...Array.from({ length: 19 }, (_, nth) => anOrder(nth + 2)),
      anOrder(1, { status: 'shipped' }),
    );
    expect(await member.isHeld()).toBe(true);
    member.order(anOrder(30));
    expect(await member.isHeld()).toBe(false);
  });

  it('of any age that was counted, under whichever record, unless they were forgotten', async () => {
    const open = anOrder(1, { status: 'shipped' });
    const done = Array.from({ length: 101 }, (_, nth) => anOrder(nth + 2));
    const own = aMember();
    own.customer();
    own.count('lan', ...done);
    expect(await own.isHeld()).toBe(false);
    own.count('lan', open);
    expect(await own.isHeld()).toBe(true);
    const merged = aMember({ merged: ['guest'] });
    merged.customer();
    merged.count('guest', open);
    expect(await merged.isHeld()).toBe(true);
    const forgotten = aMember({ erasedAt: '2026-11-10' });
    forgotten.customer();
    forgotten.count('lan', open);
    expect(await forgotten.isHeld()).toBe(false);
  });
});

it.each([
  ['nothing', {}, 'user', []],
  ['rewards that wait', { waiting: 1 }, 'user', ['rewards']],
  ['rewards that are held', { held: 1 }, 'user', ['rewards']],
  ['their work for the shop', {}, 'admin', ['staff']],
  ['both', { held: 1 }, 'collaborator', ['rewards', 'staff']],
] as const)('somebody is held by %s', async (_, sums, role, holds) => {
  const { context, put } = aMember();
  put([sumsRecord.item({ ...noSums('lan'), ...sums })]);
  expect(await holdsOf(context, aProfile({ id: 'lan', role }))).toEqual(holds);
});
