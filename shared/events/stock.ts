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

/** Tells whether an item is a part of combos. Every piece counts then, because one combo can take many. */
const isInCombo = (item: Item | undefined): boolean => Label.parse(item ?? {}).label?.inCombo ?? false;

/** Stock at or below which lists may have to show a product as nearly or completely sold out. */
const few = 5;

/** During a flash sale, a part of a shelf's remaining stock is stored separately. */
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

const MoveReason = z.object({ move: z.object({ why: z.string() }).default({ why: 'opening' }) });

/** Tells whether a row is new. New products cause no stock events, because nobody waits for them. */
const isNew = ({ before, after }: Change): boolean =>
  !before && (after['entity'] !== 'stock' || MoveReason.parse(after).move.why === 'opening');

const leftBefore = ({ before }: Change): number => (before ? leftOn(before) : 0);

/** Returns the product if lists may have to show its stock differently. */
function mayShowOtherwise(change: Change) {
  if (isNew(change)) return undefined;
  const [was, is] = [leftBefore(change), leftOn(change.after)];
  const inCombo = isInCombo(change.after);
  const begins = inCombo && !isInCombo(change.before);
  return (begins || (was !== is && (inCombo || Math.min(was, is) <= few))) && productOn(change);
}

const isBack = (change: Change) =>
  !isNew(change) && leftBefore(change) <= 0 && leftOn(change.after) > 0 && productOn(change);

/** A part of combos or units is on sale again, was taken off sale, or changed its data. */
const partChanged = (change: Change) =>
  change.before !== undefined &&
  Number(change.after['combos'] ?? 0) > 0 &&
  differs(change, 'revision') && { productId: change.after['id'] };

const CardParts = z.object({ type: z.string().optional(), parts: z.array(z.unknown()).default([]) });

const isMadeOfOthers = (card: Item): boolean => {
  const { type, parts } = CardParts.parse(card);
  return type === 'combo' || parts.length > 0;
};

/** A combo or unit has no shelf, so its card tells that it is back in stock. */
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
    // A batch of waiting members was notified, and others are still waiting.
    'restock-rounds': ({ after }) => after,
  },
  queues: ['restock'],
});
