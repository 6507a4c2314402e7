import * as z from 'zod';
import { type Change, defineEvent, type Item } from './define-event.ts';

const Shelf = z.object({ pk: z.string(), variantId: z.string(), onHand: z.int(), reserved: z.int() });

function leftOn(item: Item): number {
  const { onHand, reserved } = Shelf.parse(item);
  return onHand - reserved;
}

const productOn = ({ after }: Change) => {
  const { pk, variantId } = Shelf.parse(after);
  return { productId: pk.slice('PRODUCT#'.length), variantId };
};

/** As few as this, and lists may have to say that a product is nearly or quite sold out. */
const few = 5;

/** A shelf that is written for the first time says nothing: whole markets are, and nobody waits for them. */
export const stockChanged = defineEvent('stock.changed', {
  says: { productId: z.string() },
  when: {
    stock: (change) => {
      if (!change.before) return undefined;
      const [was, is] = [leftOn(change.before), leftOn(change.after)];
      return was !== is && Math.min(was, is) <= few && productOn(change);
    },
  },
  queues: ['sales'],
});

export const stockReturned = defineEvent('stock.returned', {
  says: { productId: z.string(), variantId: z.string() },
  when: {
    stock: (change) =>
      change.before && leftOn(change.before) <= 0 && leftOn(change.after) > 0 && productOn(change),
    // One round of telling those who wait is over, and others wait still.
    'restock-rounds': ({ after }) => after,
  },
  queues: ['restock'],
});
