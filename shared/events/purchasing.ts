import * as z from 'zod';
import { type Change, defineLiveEvent, differs } from './define-event.ts';

/** Somebody wrote a purchase, took it a step further or took it away: others of staff may be at the same one. */
export const purchaseChanged = defineLiveEvent('purchase.changed', {
  says: { purchaseId: z.string() },
  when: {
    'purchase-order': (change) => differs(change, 'version') && { purchaseId: change.after['id'] },
    'purchase-order-gone': ({ after }) => ({ purchaseId: after['id'] }),
  },
  live: { to: () => [{ staff: true }], tells: ['purchaseId'], stale: ['purchasing', 'inventory'] },
});

const Line = z.object({
  id: z.string(),
  productId: z.string(),
  base: z.object({ productId: z.string() }).nullish(),
  received: z.number(),
});
const Lines = z.object({ lines: z.array(Line) });
const linesOf = (purchase: unknown) => Lines.safeParse(purchase).data?.lines ?? [];

/** Whose shelves are fuller by it: of a unit its base's, and each once. */
function arrivedBy({ before, after }: Change): string[] {
  const was = new Map(linesOf(before).map(({ id, received }) => [id, received]));
  const fuller = linesOf(after).filter(({ id, received }) => received > (was.get(id) ?? 0));
  return [...new Set(fuller.map(({ productId, base }) => base?.productId ?? productId))];
}

/**
 * What a delivery brought lies on its shelves: pages that show the products may say so at once. Everybody hears of it,
 * so a delivery says it once, however many lines it has. Sales are too many to be told.
 */
export const goodsArrived = defineLiveEvent('goods.arrived', {
  // None in what the version before still had to tell, product by product.
  says: { productIds: z.array(z.string()).default([]) },
  when: {
    'purchase-order': (change) => {
      const productIds = differs(change, 'version') ? arrivedBy(change) : [];
      return productIds.length > 0 && { productIds };
    },
  },
  live: {
    to: () => [{ everybody: true }],
    tells: ['productIds'],
    stale: ['catalogue'],
    only: 'productIds',
  },
});
