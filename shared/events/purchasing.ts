import * as z from 'zod';
import { everybodyRoom, staffRoom } from '../rooms/common-rooms.ts';
import { type Change, defineLiveEvent, differs } from './define-event.ts';

/** A purchase was written, changed or deleted; other staff may be viewing it. */
export const purchaseChanged = defineLiveEvent('purchase.changed', {
  says: { purchaseId: z.string() },
  when: {
    'purchase-order': (change) => differs(change, 'version') && { purchaseId: change.after['id'] },
    'purchase-order-gone': ({ after }) => ({ purchaseId: after['id'] }),
  },
  live: { to: () => [staffRoom()], tells: ['purchaseId'], stale: ['purchasing', 'inventory'] },
});

const Line = z.object({
  id: z.string(),
  productId: z.string(),
  base: z.object({ productId: z.string() }).nullish(),
  received: z.number(),
});
const Lines = z.object({ lines: z.array(Line) });
const linesOf = (purchase: unknown) => Lines.safeParse(purchase).data?.lines ?? [];

/** Returns the products with more stock after a receipt, each once. A unit counts as its base product. */
function arrivedBy({ before, after }: Change): string[] {
  const was = new Map(linesOf(before).map(({ id, received }) => [id, received]));
  const fuller = linesOf(after).filter(({ id, received }) => received > (was.get(id) ?? 0));
  return [...new Set(fuller.map(({ productId, base }) => base?.productId ?? productId))];
}

/**
 * A delivery was put on the shelves, so that pages can show the products as available. All users receive it, so
 * one delivery is one event, however many lines it has. Sales have no such event, because there are too many.
 */
export const goodsArrived = defineLiveEvent('goods.arrived', {
  // Empty in queued messages of the previous version, which named one product each.
  says: { productIds: z.array(z.string()).default([]) },
  when: {
    'purchase-order': (change) => {
      const productIds = differs(change, 'version') ? arrivedBy(change) : [];
      return productIds.length > 0 && { productIds };
    },
  },
  live: {
    to: () => [everybodyRoom()],
    tells: ['productIds'],
    stale: ['catalogue'],
    only: 'productIds',
  },
});
