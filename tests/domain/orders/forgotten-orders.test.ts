import { describe, expect, it } from 'vitest';
import { noteOrder } from '#functions/domain/orders/desk/notes.ts';
import { forgetBuyer } from '#functions/domain/orders/buyer/forget-buyer.ts';
import { guestPointers } from '#functions/domain/orders/guests/guest-pointers.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { hasOrdered } from '#functions/domain/orders/reading/has-ordered.ts';
import { latestOrders } from '#functions/domain/orders/reading/latest-orders.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { contextOf } from '#tests/support/context.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { home } from './doing-surroundings.ts';

const at = new Date('2026-11-22T03:00:00.000Z');
const call = {
  id: 'c',
  userId: 'an',
  at: '',
  result: 'no_answer',
  note: 'Nhà có chó',
  nextAt: null,
} as const;

const guest: StoredOrder = aWaitingOrder({
  id: 'o1',
  userId: null,
  sessionId: 'g1',
  customer: { fullName: 'Trần Thị Lan', phone: '0912345678', email: 'lan@example.com' },
  deliveryType: 'prepaid_ship',
  shippingAddress: home,
  vatInvoice: aCompany,
  notes: 'Gọi trước',
  calls: [call],
  nextCallAt: '2026-11-23T03:00:00.000Z',
});

function aShop(...orders: StoredOrder[]) {
  const { table, put, rows } = memoryTable();
  put(orders.flatMap((order) => [orderRecord.item(order), ...guestPointers(order)]));
  return {
    rows,
    context: contextOf(table, () => at),
    count: (entity: string) => rows().filter((row) => row['entity'] === entity).length,
  };
}

describe('an order whose buyer is forgotten', () => {
  it('says what was bought and to which ward, and no more who bought it', async () => {
    const { context, count } = aShop(guest);
    await noteOrder(context, {
      id: 'o1',
      text: 'Chị Lan ở tầng hai',
      userId: 'an',
      clientRequestId: 'request-1',
    });
    expect([count('guest-order'), count('order-note')]).toEqual([3, 1]);
    await forgetBuyer(context, 'o1');
    const after = await requireOrder(context, { id: 'o1', asker: shopRequester });
    expect(after).toEqual({
      ...guest,
      customer: { fullName: 'Khách đã xóa thông tin', phone: '0000000000', email: '' },
      shippingAddress: {
        ...home,
        recipientName: 'Khách đã xóa thông tin',
        phone: '0000000000',
        street: '-',
      },
      vatInvoice: { ...aCompany, email: '' },
      notes: '',
      calls: [{ ...call, note: '' }],
      nextCallAt: null,
      updatedAt: at.toISOString(),
      version: 2,
    });
    expect([
      after.customer.fullName === 'Trần Thị Lan',
      after.shippingAddress?.street === home.street,
    ]).toEqual([false, false]);
    expect([count('guest-order'), count('order-note')]).toEqual([0, 0]);
    // Done twice it is done once.
    await forgetBuyer(context, 'o1');
    expect((await requireOrder(context, { id: 'o1', asker: shopRequester })).version).toBe(2);
  });

  it('has no address and no invoice where it had none, and is let be where it is gone', async () => {
    const { context } = aShop({ ...guest, shippingAddress: null, vatInvoice: null });
    await forgetBuyer(context, 'o1');
    const { shippingAddress, vatInvoice } = await requireOrder(context, { id: 'o1', asker: shopRequester });
    expect([shippingAddress, vatInvoice]).toEqual([null, null]);
    expect(await forgetBuyer(context, 'none')).toBeUndefined();
  });
});

describe('what a member ordered', () => {
  const own = (id: string, day: number, userId: string | null = 'lan') =>
    aWaitingOrder({ id, userId, createdAt: `2026-11-${day}T03:00:00.000Z`, status: 'cancelled' });

  it('is known whatever became of it, and is nobody else’s', async () => {
    const { context } = aShop(own('o1', 20), own('o2', 21, null));
    expect([await hasOrdered(context, 'lan'), await hasOrdered(context, 'minh')]).toEqual([true, false]);
  });

  it('comes the latest first, as many as are asked for', async () => {
    const { context } = aShop(own('o1', 20), own('o2', 22), own('o3', 21), own('o4', 23, 'minh'));
    const idsOf = async (limit: number) => (await latestOrders(context, 'lan', limit)).map(({ id }) => id);
    expect([await idsOf(2), await idsOf(9)]).toEqual([
      ['o2', 'o3'],
      ['o2', 'o3', 'o1'],
    ]);
  });
});
