import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import { productKeys } from '../catalogue-keys.ts';
import { drawPortion, drawsFrom, leftIn, portionKey, type Split } from '../portions/portion.ts';
import type { ShelfName } from '../portions/shelf-name.ts';
import { moveShelf } from './shelf-record.ts';

export type { ShelfName } from '../portions/shelf-name.ts';

/** Pieces of one shelf that an order holds, or has taken. */
export type ShelfQuantity = ShelfName & { quantity: number };

/** So many pieces from one shelf, which held this when it was looked at. */
export type StockHold = ShelfQuantity & { onHand: number; split?: Split | undefined };

/** The refusal when a shelf is gone with its product. */
export const noShelf = 'shelf-gone';

/** The refusal when a shelf has, or holds, fewer than an order says it took from it: somebody has to count. */
export const shortShelf = 'shelf-short';

/**
 * What an order holds is packed, given back and held again in one transaction, with all that changes with it: of the
 * hundred writes that may have, so many are left for shelves.
 */
export const mostShelves = 80;

export const shelfKey = ({ productId, variantId, warehouseId }: ShelfName) =>
  productKeys.stock(productId, variantId, warehouseId);

const atLeast = (to: number) => ({ is: '>=', to }) as const;
const atMost = (to: number) => ({ is: '<=', to }) as const;

/**
 * Every write of a shelf's pieces stands here, says why, and keeps 0 ≤ reserved ≤ onHand by a condition of its own.
 *
 * Holds pieces, if since the shelf was looked at nothing was taken from it and no more held than leaves enough.
 */
export const holdStock = <R extends string>(
  taking: StockHold,
  cause: StockCause,
  refusal: R,
  more: Record<string, number> = {},
): Operation<R> =>
  moveShelf(
    taking,
    cause,
    { set: more, add: { reserved: taking.quantity } },
    {
      when: { onHand: atLeast(taking.onHand), reserved: atMost(taking.onHand - taking.quantity) },
      refusal,
    },
  );

/**
 * The same where a shelf may be split: what it has no more itself is drawn from its portions. What these have not
 * either is asked of the shelf all the same, which refuses it: no order holds pieces that nobody wrote down for it.
 */
export function holdPieces<R extends string>(
  taking: StockHold,
  cause: StockCause,
  refusal: R,
): Operation<R>[] {
  const { split, quantity } = taking;
  if (!split) return [holdStock(taking, cause, refusal)];
  const draws = drawsFrom(split.portions, Math.max(0, quantity - split.shelfLeft));
  const own = draws.reduce((rest, draw) => rest - draw.quantity, quantity);
  return [
    ...(own > 0 ? [holdStock({ ...taking, quantity: own }, cause, refusal)] : []),
    ...draws.map((draw) => drawPortion(taking, draw.number, draw.quantity, refusal)),
  ];
}

/** Refuses a write unless a shelf still has some of what it had when it was looked at. */
export function someLeft<R extends string>(
  shelf: ShelfName & Pick<StockHold, 'onHand' | 'split'>,
  refusal: R,
): Operation<R> {
  const fullest = shelf.split?.shelfLeft === 0 ? drawsFrom(shelf.split.portions, 1)[0] : undefined;
  if (fullest) return check(portionKey(shelf, fullest.number), { when: { left: atLeast(1) }, refusal });
  return check(shelfKey(shelf), {
    when: { onHand: atLeast(shelf.onHand), reserved: atMost(shelf.onHand - 1) },
    refusal,
  });
}

/** Held no longer: others may have them. */
export const releaseStock = (held: ShelfQuantity, cause: StockCause): Operation<typeof shortShelf> =>
  moveShelf(
    held,
    cause,
    { add: { reserved: -held.quantity } },
    { when: { reserved: atLeast(held.quantity) }, refusal: shortShelf },
  );

/** They leave the warehouse with the order that held them. */
export const takeStock = (held: ShelfQuantity, cause: StockCause): Operation<typeof shortShelf> =>
  moveShelf(
    held,
    cause,
    { add: { reserved: -held.quantity, onHand: -held.quantity } },
    { when: { onHand: atLeast(held.quantity), reserved: atLeast(held.quantity) }, refusal: shortShelf },
  );

/** They came back, and can be sold again. */
export const putBackStock = (held: ShelfQuantity, cause: StockCause): Operation<typeof noShelf> =>
  moveShelf(held, cause, { add: { onHand: held.quantity } }, { refusal: noShelf });

/** What else a count writes, and what else has to be true of the shelf. */
type AlongWithCount = { set?: Record<string, unknown>; only?: Condition };

/**
 * Somebody counted: never over what was sold since `before` was read, nor below what orders hold. What is `set` is
 * written along with it, where `only` holds, too; `drawn` comes out of the shelf's portions in the same write.
 */
export const recountStock = <R extends string>(
  shelf: ShelfName,
  { before, counted, drawn = 0 }: { before: number; counted: number; drawn?: number },
  cause: StockCause,
  refusal: R,
  { set = {}, only = {} }: AlongWithCount = {},
): Operation<R> =>
  moveShelf(
    shelf,
    cause,
    { set: { onHand: counted, ...set }, ...(drawn > 0 && { add: { reserved: -drawn } }) },
    { when: { ...only, onHand: before, reserved: atMost(counted + drawn) }, refusal },
  );

/** The same of a shelf that may be split: what its portions hold too much of is drawn from them. */
export function recountPieces<R extends string>(
  shelf: ShelfName & { onHand: number; reserved: number; split?: Split | undefined },
  counted: number,
  cause: StockCause,
  refusal: R,
  more: AlongWithCount = {},
): Operation<R>[] {
  const { onHand: before, split } = shelf;
  const inPortions = leftIn(split?.portions ?? []);
  const drawn = Math.max(0, Math.min(inPortions, shelf.reserved + inPortions - counted));
  return [
    recountStock(shelf, { before, counted, drawn }, cause, refusal, more),
    ...drawsFrom(split?.portions ?? [], drawn).map((draw) =>
      drawPortion(shelf, draw.number, draw.quantity, refusal),
    ),
  ];
}
