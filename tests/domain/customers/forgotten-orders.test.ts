import { expect, it } from 'vitest';
import { eraseCustomer } from '#functions/domain/customers/staff/erase-customer.ts';
import { forgetPerson } from '#functions/domain/leaving/forget-person.ts';
import { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { aGuest, customersScene } from './customers-scene.ts';

it('of somebody who is forgotten every order says so, however many there are, and none of later', async () => {
  const { table, context, order, count, customerOf } = customersScene();
  const orders = Array.from({ length: 18 }, (_, nth) =>
    order({
      ...aGuest('0911222333'),
      createdAt: `2026-11-${String(nth + 1).padStart(2, '0')}T00:00:00.000Z`,
    }),
  );
  await count(...orders);
  const [first] = orders;
  if (!first) throw new Error('There is no order');
  const { id } = await customerOf(first);
  await eraseCustomer(context, { id, reason: 'Yêu cầu qua email' });
  // Whatever was ordered up to that moment is forgotten.
  await forgetPerson(context, { customerId: id, erasedAt: '2026-11-17T00:00:00.000Z' });
  const names = await Promise.all(
    orders.map(async (one) => (await table.get(orderKeys.head(one.id), StoredOrder))?.customer.fullName),
  );
  expect(names).toEqual([...Array.from({ length: 17 }, () => 'Khách đã xóa thông tin'), 'Lê Khách']);
  await forgetPerson(context, { customerId: 'nobody', erasedAt: '2026-11-30' });
});
