import { expect, it } from 'vitest';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { type ErrorCode } from '#shared/contract/errors.ts';
import { changeOrder } from '#functions/domain/orders/moving/change-order.ts';
import { countSlots, slotsAfter } from '#functions/domain/orders/moving/open-cash.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { home } from './doing-surroundings.ts';

/** Orders of one guest, each to be paid ahead, and what becomes of one when it turns to cash. */
function aGuestsOrders(count: number) {
  const { table, put } = memoryTable();
  const orders = Array.from({ length: count }, () => aWaitingOrder({ userId: null, sessionId: 'g-khach' }));
  put(orders.map(orderRecord.item));
  const context = { table, now: () => new Date() };
  const turnToCash = (id: string) =>
    saveChange(context, {
      id,
      asker: shopRequester,
      decide: (order, at) => changeOrder(order, { paymentMethod: 'cash' }, [], at),
    });
  return { context, ids: orders.map(({ id }) => id), turnToCash };
}

it('a change that opens one more cash order than a guest may have is refused, and leaves the order as it was', async () => {
  const { context, ids, turnToCash } = aGuestsOrders(4);
  const [fourth = '', ...others] = ids;
  for (const id of others) await turnToCash(id);
  await expect(turnToCash(fourth)).rejects.toMatchObject({
    code: 'TOO_MANY_OPEN_ORDERS' satisfies ErrorCode,
  });
  expect(await requireOrder(context, { id: fourth, asker: shopRequester })).toMatchObject({
    paymentMethod: 'transfer',
    openSlots: [],
  });
});

const slots = ['EMAIL#khach@example.com', 'PHONE#0912345678'];
const ofAGuest = {
  userId: null,
  customer: { fullName: 'Khách', phone: '0912345678', email: 'khach@example.com' },
  paymentMethod: 'cash',
} as const;

it.each<[string, Partial<StoredOrder>, string[]]>([
  ['that waits', {}, slots],
  ['that is agreed to', { status: 'confirmed' }, slots],
  ['that is being packed', { status: 'packing' }, slots],
  ['that is packed', { status: 'packing_completed' }, slots],
  ['that its carrier has', { status: 'delivering' }, slots],
  ['that is on its way', { status: 'shipped' }, slots],
  ['that has come', { status: 'completed' }, []],
  ['that was called off', { status: 'cancelled' }, []],
  ['that came back', { status: 'returned' }, []],
  ['that is paid', { paymentStatus: 'paid' }, []],
  ['that is paid ahead', { paymentMethod: 'transfer' }, []],
  ['that staff wrote down', { placedBy: 'an' }, []],
  ['that needs a deposit', { deposit: { amount: 1, why: 'sum' } }, []],
  ['of a member', { userId: 'lan' }, []],
  ['without a number', { customer: { ...ofAGuest.customer, phone: noPhone } }, ['EMAIL#khach@example.com']],
  ['that is sent somewhere', { shippingAddress: home }, [...slots, 'ADDRESS#v2:1:0:70:1hangbong']],
])('a cash order %s counts as an open one of its guest, or not at all', (_, given, counted) => {
  const order = aWaitingOrder({ ...ofAGuest, ...given });
  expect(slotsAfter(undefined, order)).toEqual(counted);
  // An order that was open keeps the counts it was placed by, whatever its guest is called by now.
  const before = aWaitingOrder({ ...ofAGuest, openSlots: ['EMAIL#other@example.com'] });
  expect(slotsAfter(before, order)).toEqual(counted.length > 0 ? before.openSlots : []);
});

it('counts that an order keeps are touched by no change of it', () => {
  const counted = countSlots(['EMAIL#a', 'PHONE#b'], ['PHONE#b', 'ADDRESS#c']).map((write) => {
    const { Key, ExpressionAttributeValues = {} } = write.build('t').Update ?? {};
    const by = Object.values(ExpressionAttributeValues).filter((value) => value === 1 || value === -1);
    return [Key?.['pk'], by];
  });
  expect(counted).toEqual([
    ['OPEN-CASH#ADDRESS#c', [1]],
    ['OPEN-CASH#EMAIL#a', [-1]],
  ]);
});
