import * as z from 'zod';
import { type Change, defineEvent, type Item } from './define-event.ts';

const Shelf = z.object({
  pk: z.string(),
  variantId: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  isPaused: z.boolean().default(false),
});

/** As few as this, and lists may have to say that a product is nearly or quite sold out. */
const few = 5;

/** In a flash sale a part of what a shelf has left lies apart. */
const Portion = z.object({ productId: z.string(), variantId: z.string(), left: z.int() });

function leftOn(item: Item): number {
  if (item['entity'] === 'stock-portion') return Portion.parse(item).left;
  const { onHand, reserved, isPaused } = Shelf.parse(item);
  return isPaused ? 0 : onHand - reserved;
}

function productOn({ after }: Change) {
  if (after['entity'] === 'stock-portion') return Portion.omit({ left: true }).parse(after);
  const { pk, variantId } = Shelf.parse(after);
  return { productId: pk.slice('PRODUCT#'.length), variantId };
}

const Moved = z.object({ move: z.object({ why: z.string() }).default({ why: 'opening' }) });

/** A product that is new says nothing of its shelves: whole markets are, and nobody waits for them. */
const isNew = ({ before, after }: Change): boolean =>
  !before && (after['entity'] !== 'stock' || Moved.parse(after).move.why === 'opening');

const leftBefore = ({ before }: Change): number => (before ? leftOn(before) : 0);

/** Lists may have to say something else of it. */
function mayShowOtherwise(change: Change) {
  if (isNew(change)) return undefined;
  const [was, is] = [leftBefore(change), leftOn(change.after)];
  return was !== is && Math.min(was, is) <= few && productOn(change);
}

const isBack = (change: Change) =>
  !isNew(change) && leftBefore(change) <= 0 && leftOn(change.after) > 0 && productOn(change);

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
