import { expect, it } from 'vitest';
import { endHold, holderOf } from '#functions/domain/orders/placing/sale-holds.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

it('that a hold was ended is remembered for a day, and for its own order', async () => {
  const { table, rows } = memoryTable();
  const at = '2026-11-22T03:00:00.000Z';
  const hold = {
    shelf: { productId: 'tea', variantId: '-', warehouseId: 'hni' },
    number: 0,
    holder: holderOf({ buyer: { kind: 'member', userId: 'lan' }, requestKey: 'k1' }),
    orderId: 'o1',
    quantity: 2,
    at,
  };
  await endHold(
    contextOf(table, () => new Date(at)),
    hold,
  ).catch(() => undefined);
  expect(rows().filter(({ entity }) => entity === 'order-holds')).toMatchObject([
    { portions: [], expiresAt: Date.parse('2026-11-23T03:00:00.000Z') / 1000 },
  ]);
});
