import * as z from 'zod';
import { LedgerLine, ledgerLines } from '../inventory/stock-movement.ts';
import { type Change, defineEvent } from './define-event.ts';

const productOf = ({ pk }: Change['after']): string => String(pk).slice('PRODUCT#'.length);

const isOther = ({ before, after }: Change, ...names: readonly string[]): boolean =>
  before !== undefined && names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** The stock of a shelf has changed. */
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

/** A warehouse changed its name or province, or was paused or reopened. */
export const warehouseChanged = defineEvent('warehouse.changed', {
  says: { warehouseId: z.string() },
  when: {
    warehouse: (change) =>
      isOther(change, 'name', 'province', 'isActive') && { warehouseId: change.after['id'] },
  },
  queues: ['inventory'],
});

/** Lists of shelves contain outdated data of a product. */
export const shelvesOutdated = defineEvent('shelves.outdated', {
  says: { productId: z.string() },
  when: {
    product: (change) =>
      isOther(change, 'name', 'code', 'slug', 'image', 'ground', 'category', 'type', 'parts', 'combos') && {
        productId: change.after['id'],
      },
    'product-detail': (change) => isOther(change, 'variants') && { productId: productOf(change.after) },
    // Shelves older than the list of shelves have no label yet.
    stock: ({ after }) =>
      after['changes'] !== undefined && after['label'] === undefined && { productId: productOf(after) },
  },
  queues: ['inventory'],
});
