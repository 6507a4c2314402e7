import * as z from 'zod';
import { type Change, defineEvent, type Item } from './define-event.ts';

const Shelf = z.object({ pk: z.string(), variantId: z.string(), onHand: z.int(), reserved: z.int() });

/** As few as this, and lists may have to say that a product is nearly or quite sold out. */
const few = 5;

/** In a flash sale a part of what a shelf has left lies apart. */
const Portion = z.object({ productId: z.string(), variantId: z.string(), left: z.int() });

function leftOn(item: Item): number {
  if (item['entity'] === 'stock-portion') return Portion.parse(item).left;
  const { onHand, reserved } = Shelf.parse(item);
  return onHand - reserved;
}

function productOn({ after }: Change) {
  if (after['entity'] === 'stock-portion') return Portion.omit({ left: true }).parse(after);
  const { pk, variantId } = Shelf.parse(after);
  return { productId: pk.slice('PRODUCT#'.length), variantId };
}

/** Lists may have to say something else of it. */
function mayShowOtherwise(change: Change) {
  if (!change.before) return undefined;
  const [was, is] = [leftOn(change.before), leftOn(change.after)];
  return was !== is && Math.min(was, is) <= few && productOn(change);
}

const isBack = (change: Change) =>
  change.before && leftOn(change.before) <= 0 && leftOn(change.after) > 0 && productOn(change);

/** A shelf that is written for the first time says nothing: whole markets are, and nobody waits for them. */
export const stockChanged = defineEvent('stock.changed', {
  says: { productId: z.string() },
  when: { stock: mayShowOtherwise, 'stock-portion': mayShowOtherwise },
  queues: ['sales'],
});

export const stockReturned = defineEvent('stock.returned', {
  says: { productId: z.string(), variantId: z.string() },
  when: {
    stock: isBack,
    'stock-portion': isBack,
    // One round of telling those who wait is over, and others wait still.
    'restock-rounds': ({ after }) => after,
  },
  queues: ['restock'],
});
