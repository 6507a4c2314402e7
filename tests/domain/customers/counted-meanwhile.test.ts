import { describe, expect, it } from 'vitest';
import { entryItem } from '#functions/domain/customers/counting/apply-order.ts';
import { applyOrder, entryOf } from '#functions/domain/orders/buyer/count-for-customer.ts';
import type { Table } from '#functions/platform/table/table.ts';
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

describe('an order that moves on', () => {
  /** What a count writes: how many rows, and what they are. */
  function aCountedOrder(given: Parameters<ReturnType<typeof customersScene>['order']>[0] = {}) {
    const scene = customersScene();
    const written: string[] = [];
    const write: Table['write'] = (operations) => {
      for (const operation of operations) {
        const { Put } = operation.build('memory');
        written.push(String((Put?.Item as { entity?: unknown } | undefined)?.entity));
      }
      return scene.table.write(operations);
    };
    // Each look at the clock is a moment later, so that two counts never fall into one millisecond.
    let moments = Date.now();
    const context = contextOf({ ...scene.table, write }, () => new Date((moments += 1)));
    const bought = scene.order({ ...aGuest('0911111111'), status: 'confirmed', ...given });
    const count = async (order: typeof bought) => {
      written.length = 0;
      await applyOrder(context, order.id);
      return written.toSorted();
    };
    return { ...scene, bought, countNow: count };
  }

  it('without another sum changes its own entry and nothing of its customer', async () => {
    const { bought, becomes, countNow, customerOf, rows } = aCountedOrder();
    expect(await countNow(bought)).toEqual(['customer', 'customer-claim', 'customer-link', 'customer-order']);
    const before = await customerOf(bought);
    expect(await countNow(becomes(bought, { status: 'packing' }))).toEqual(['customer-order']);
    expect(await customerOf(bought)).toEqual(before);
    expect(rows().filter(({ entity }) => entity === 'customer-order')).toMatchObject([{ status: 'packing' }]);
  });

  it('in what its customer’s list does not show writes nothing', async () => {
    const { bought, becomes, countNow } = aCountedOrder();
    await countNow(bought);
    expect(await countNow(becomes(bought, { notes: 'Gọi trước khi giao' }))).toEqual([]);
    expect(await countNow(becomes(bought, { version: bought.version + 2, status: 'packing' }))).toEqual([
      'customer-order',
    ]);
  });

  it('in place of another is known as its customer’s, though it adds to no sum', async () => {
    const { bought, order, countNow, customerOf } = aCountedOrder();
    await countNow(bought);
    const replaces = { orderId: bought.id, orderCode: bought.code, returnId: 'r1', returnCode: 'TH1' };
    const sent = order({ ...aGuest('0911111111'), createdAt: bought.createdAt, total: 0, replaces });
    expect(await countNow(sent)).toEqual(['customer-link', 'customer-order']);
    expect((await customerOf(sent)).id).toBe((await customerOf(bought)).id);
  });

  it('with another sum changes its customer, who was looked at then', async () => {
    const { bought, becomes, countNow, customerOf } = aCountedOrder({ status: 'draft' });
    await countNow(bought);
    const before = await customerOf(bought);
    expect(await countNow(becomes(bought, { status: 'confirmed' }))).toEqual(['customer', 'customer-order']);
    const after = await customerOf(bought);
    expect(after.totalSpent - before.totalSpent).toBe(100_000);
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });

  it('and is open again is noticed by whoever is about to forget its customer', async () => {
    const { bought, becomes, countNow } = aCountedOrder({ status: 'completed' });
    await countNow(bought);
    const owing = becomes(bought, { refundDue: 5_000 });
    expect(await countNow(owing)).toEqual(['customer', 'customer-order']);
    const settled = becomes(owing, { refundDue: 0 });
    expect(await countNow(settled)).toEqual(['customer-order']);
    expect(await countNow(becomes(settled, { paymentStatus: 'processing' }))).toEqual(['customer-order']);
  });

  it('while its state before is counted is not overwritten by that', async () => {
    const { table, context, order, becomes, count, customerOf, rows } = customersScene();
    const bought = order({ ...aGuest('0911111111'), status: 'confirmed' });
    await count(bought);
    const off = becomes(bought, { status: 'cancelled' });
    const crossed = meanwhile(table, async () => {
      becomes(off, { status: 'packing' });
      await applyOrder(context, bought.id);
    });
    await applyOrder(contextOf(crossed.table), bought.id);
    expect(crossed.happened()).toBe(true);
    expect(await customerOf(bought)).toMatchObject({ orderCount: 1, calledOffCount: 0 });
    expect(rows().filter(({ entity }) => entity === 'customer-order')).toMatchObject([{ status: 'packing' }]);
  });
});
