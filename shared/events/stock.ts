import * as z from 'zod';
import { type Change, defineEvent, differs, type Item } from './define-event.ts';

const Shelf = z.object({
  pk: z.string(),
  variantId: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  isPaused: z.boolean().default(false),
});

const Label = z.object({ label: z.object({ inCombo: z.boolean().default(false) }).optional() });

/** Of what is a part of combos each piece counts: some take many at once. */
const isInCombo = (item: Item | undefined): boolean => Label.parse(item ?? {}).label?.inCombo ?? false;

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
  const inCombo = isInCombo(change.after);
  const begins = inCombo && !isInCombo(change.before);
  return (begins || (was !== is && (inCombo || Math.min(was, is) <= few))) && productOn(change);
}

const isBack = (change: Change) =>
  !isNew(change) && leftBefore(change) <= 0 && leftOn(change.after) > 0 && productOn(change);

/** A part of combos or units is on sale again or no more, or is sold under other names. */
const partChanged = (change: Change) =>
  change.before !== undefined &&
  Number(change.after['combos'] ?? 0) > 0 &&
  differs(change, 'revision') && { productId: change.after['id'] };

const Made = z.object({ type: z.string().optional(), parts: z.array(z.unknown()).default([]) });

const isMadeOfOthers = (card: Item): boolean => {
  const { type, parts } = Made.parse(card);
  return type === 'combo' || parts.length > 0;
};

/** A combo or a unit has no shelf: that it can be had again stands on its card. */
const comboIsBack = ({ before, after }: Change) =>
  before?.['stockStatus'] === 'out_of_stock' &&
  isMadeOfOthers(after) &&
  after['stockStatus'] !== 'out_of_stock' && { productId: after['id'], variantId: '-' };

export const stockChanged = defineEvent('stock.changed', {
  says: { productId: z.string() },
  when: { stock: mayShowOtherwise, 'stock-portion': mayShowOtherwise, product: partChanged },
  queues: ['sales'],
});

export const stockReturned = defineEvent('stock.returned', {
  says: { productId: z.string(), variantId: z.string() },
  when: {
    stock: isBack,
    'stock-portion': isBack,
    product: comboIsBack,
    // One round of telling those who wait is over, and others wait still.
    'restock-rounds': ({ after }) => after,
  },
  queues: ['restock'],
});
