import { expect, it } from 'vitest';
import { applyOrder } from '#functions/domain/customers/counting/apply-order.ts';
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
