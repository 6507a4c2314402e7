import { expect, it } from 'vitest';
import { applyOrder, entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { entryOf } from '#functions/domain/customers/counting/count-order.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aGuest, customersScene } from './customers-scene.ts';

it('an order whose number is corrected while it is counted is counted once, to whoever has the new number', async () => {
  const { table, context, order, becomes, customerOf, customers } = customersScene();
  const bought = order(aGuest('0911111111'));
  const crossed = meanwhile(table, async () => {
    becomes(bought, aGuest('0922222222'));
    await applyOrder(context, bought.id);
  });
  await applyOrder(contextOf(crossed.table), bought.id);
  expect(crossed.happened()).toBe(true);
  expect(customers()).toHaveLength(1);
  expect(await customerOf(bought)).toMatchObject({ phones: ['0922222222'], orderCount: 1 });
});

it('the first two orders of one guest, counted at the same moment, are one person’s', async () => {
  const { table, context, order, customerOf, customers } = customersScene();
  const [first, second] = [order(aGuest('0911111111')), order(aGuest('0911111111'))];
  const crossed = meanwhile(table, () => applyOrder(context, second.id));
  await applyOrder(contextOf(crossed.table), first.id);
  expect(crossed.happened()).toBe(true);
  expect(customers()).toHaveLength(1);
  expect((await customerOf(first)).id).toBe((await customerOf(second)).id);
  expect(await customerOf(first)).toMatchObject({ orderCount: 2, totalSpent: 200_000 });
});

it('where the last order is called off, the newest of the others is the last, past fifty that were called off', async () => {
  const { put, order, becomes, count, customerOf } = customersScene();
  const placed = (createdAt: string) => order({ ...aGuest('0911111111'), createdAt });
  const [oldest, middle, newest] = [
    placed('2026-11-01T00:00:00.000Z'),
    placed('2026-11-02T00:00:00.000Z'),
    placed('2026-11-03T00:00:00.000Z'),
  ];
  await count(oldest);
  await count(middle);
  await count(newest);
  const { id } = await customerOf(newest);
  await count(becomes(newest, { status: 'cancelled' }));
  expect((await customerOf(newest)).lastOrderAt).toBe(middle.createdAt);
  put(
    Array.from({ length: 50 }, (_, nth) =>
      entryItem(id, {
        ...entryOf({ ...newest, status: 'cancelled' }),
        orderId: `o${nth}`,
        createdAt: new Date(Date.parse('2026-11-02T06:00:00.000Z') + nth).toISOString(),
      }),
    ),
  );
  await count(becomes(middle, { status: 'returned' }));
  expect((await customerOf(newest)).lastOrderAt).toBe(oldest.createdAt);
});
