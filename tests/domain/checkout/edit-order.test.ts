import { describe, expect, it } from 'vitest';
import { editOrder } from '#functions/domain/checkout/edit-order.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { here, ordered } from '../support/ordered-product.ts';

/** A table at which something is done between the first reading of the order and that of its goods. */
function beforeGoods(table: Table, happens: () => Promise<unknown>): Table {
  let hasHappened = false;
  return {
    ...table,
    getMany: (async (...asked: Parameters<Table['getMany']>) => {
      if (!hasHappened) {
        hasHappened = true;
        await happens();
      }
      return table.getMany(...asked);
    }) as Table['getMany'],
  };
}

/** Five pieces, two of them ordered: an edit to four takes two of the three that are left. */
async function anEdit(clientRequestId: string) {
  const { table, stored, product } = await ordered(2, [here(5, 30_000)]);
  const [line] = stored.items;
  const edit = {
    id: stored.id,
    userId: 'an',
    version: stored.version,
    lines: [{ productId: product.card.id, variantId: null, quantity: 4 }],
    prices: 'kept' as const,
    vouchers: 'kept' as const,
    rest: 'ahead' as const,
    shippingAddress: null,
    reason: '',
    expectedTotal: 4 * (line?.unitTotal ?? 0),
    clientRequestId,
  };
  return { table, edit };
}

describe('an edit that is pressed twice at one moment', () => {
  it('is answered as done by the second, though the first took the goods it would need', async () => {
    const { table, edit } = await anEdit('press-0001');
    const crossed = beforeGoods(table, () => editOrder(contextOf(table), edit));
    const after = await editOrder(contextOf(crossed), edit);
    expect([after.totalQuantity, after.edits.length]).toEqual([4, 1]);
  });

  it('is refused where somebody else took them', async () => {
    const { table, edit } = await anEdit('press-0001');
    const theirs = { ...edit, clientRequestId: 'press-0002' };
    const crossed = beforeGoods(table, () => editOrder(contextOf(table), theirs));
    expect(await refusalOf(editOrder(contextOf(crossed), edit))).toBe('OUT_OF_STOCK');
  });
});
