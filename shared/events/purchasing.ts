import * as z from 'zod';
import { defineLiveEvent, differs } from './define-event.ts';

/** Somebody wrote a purchase, took it a step further or took it away: others of staff may be at the same one. */
export const purchaseChanged = defineLiveEvent('purchase.changed', {
  says: { purchaseId: z.string() },
  when: {
    'purchase-order': (change) => differs(change, 'version') && { purchaseId: change.after['id'] },
    'purchase-order-gone': ({ after }) => ({ purchaseId: after['id'] }),
  },
  live: { to: () => [{ staff: true }], tells: ['purchaseId'], stale: ['purchasing', 'inventory'] },
});

const Received = z.object({ pk: z.string(), moves: z.int(), move: z.object({ why: z.literal('received') }) });

/** What a delivery brought lies on a shelf: pages that show the product may say so at once. Sales are too many to be told. */
export const goodsArrived = defineLiveEvent('goods.arrived', {
  says: { productId: z.string() },
  when: {
    stock: (change) => {
      if (!differs(change, 'moves') || !differs(change, 'onHand')) return undefined;
      const { data } = Received.safeParse(change.after);
      return data && { productId: data.pk.slice('PRODUCT#'.length) };
    },
  },
  live: {
    to: () => [{ everybody: true }],
    tells: ['productId'],
    stale: ['catalogue'],
    only: 'productId',
  },
});
