import * as z from 'zod';
import { LedgerLine, ledgerLines } from '../inventory/stock-movement.ts';
import { type Change, defineEvent } from './define-event.ts';

const productOf = ({ pk }: Change['after']): string => String(pk).slice('PRODUCT#'.length);

const isOther = ({ before, after }: Change, ...names: readonly string[]): boolean =>
  before !== undefined && names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** A shelf counts otherwise than before. */
export const stockMoved = defineEvent('stock.moved', {
  says: {
    productId: z.string(),
    variantId: z.string(),
    warehouseId: z.string(),
    lines: z.array(LedgerLine).min(1),
  },
  when: {
    stock: ({ before, after }) => {
      const lines = ledgerLines(before, after);
      return lines.length > 0 && { ...after, productId: productOf(after), lines };
    },
  },
  queues: ['inventory'],
});

/** Its shelves go by another name, or sell no more, or again. */
export const warehouseChanged = defineEvent('warehouse.changed', {
  says: { warehouseId: z.string() },
  when: {
    warehouse: (change) =>
      isOther(change, 'name', 'province', 'isActive') && { warehouseId: change.after['id'] },
  },
  queues: ['inventory'],
});

/** What lists of shelves show of a product is no longer what it says of itself. */
export const shelvesOutdated = defineEvent('shelves.outdated', {
  says: { productId: z.string() },
  when: {
    product: (change) =>
      isOther(change, 'name', 'code', 'slug', 'image', 'ground', 'category', 'type', 'parts', 'combos') && {
        productId: change.after['id'],
      },
    'product-detail': (change) => isOther(change, 'variants') && { productId: productOf(change.after) },
    // From before shelves were listed.
    stock: ({ after }) =>
      after['changes'] !== undefined && after['label'] === undefined && { productId: productOf(after) },
  },
  queues: ['inventory'],
});
