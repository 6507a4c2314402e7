import { check, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';

/** One product or variant in one warehouse. */
export type ShelfName = { productId: string; variantId: string; warehouseId: string };

/** Pieces of one shelf that an order holds, or has taken. */
export type ShelfQuantity = ShelfName & { quantity: number };

/** So many pieces from one shelf, which held this when it was looked at. */
export type StockHold = ShelfQuantity & { onHand: number };

/** The refusal when a shelf is gone with its product. */
export const noShelf = 'shelf-gone';

/** The refusal when a shelf has, or holds, fewer than an order says it took from it: somebody has to count. */
export const shortShelf = 'shelf-short';

export const shelfKey = ({ productId, variantId, warehouseId }: ShelfName) =>
  productKeys.stock(productId, variantId, warehouseId);

const atLeast = (to: number) => ({ is: '>=', to }) as const;
const atMost = (to: number) => ({ is: '<=', to }) as const;

/**
 * Every write of a shelf stands here, and each keeps 0 ≤ reserved ≤ onHand by a condition of its own.
 *
 * Holds pieces, if since the shelf was looked at nothing was taken from it and no more held than leaves enough.
 */
export const holdStock = <R extends string>(taking: StockHold, refusal: R): Operation<R> =>
  update(
    shelfKey(taking),
    { add: { reserved: taking.quantity } },
    {
      when: { onHand: atLeast(taking.onHand), reserved: atMost(taking.onHand - taking.quantity) },
      refusal,
    },
  );

/** Refuses a write unless a shelf still has some of what it had when it was looked at. */
export const someLeft = <R extends string>(shelf: ShelfName & { onHand: number }, refusal: R): Operation<R> =>
  check(shelfKey(shelf), {
    when: { onHand: atLeast(shelf.onHand), reserved: atMost(shelf.onHand - 1) },
    refusal,
  });

/** Held no longer: others may have them. */
export const releaseStock = (held: ShelfQuantity): Operation<typeof shortShelf> =>
  update(
    shelfKey(held),
    { add: { reserved: -held.quantity } },
    { when: { reserved: atLeast(held.quantity) }, refusal: shortShelf },
  );

/** They leave the warehouse with the order that held them. */
export const takeStock = (held: ShelfQuantity): Operation<typeof shortShelf> =>
  update(
    shelfKey(held),
    { add: { reserved: -held.quantity, onHand: -held.quantity } },
    { when: { onHand: atLeast(held.quantity), reserved: atLeast(held.quantity) }, refusal: shortShelf },
  );

/** They came back, and can be sold again. */
export const putBackStock = (held: ShelfQuantity): Operation<typeof noShelf> =>
  update(shelfKey(held), { add: { onHand: held.quantity } }, { refusal: noShelf });

/**
 * Somebody counted: never over what was sold since `before` was read, nor below what orders hold. `more` is written
 * along with it.
 */
export const recountStock = <R extends string>(
  shelf: ShelfName,
  { before, counted }: { before: number; counted: number },
  refusal: R,
  more: Record<string, string> = {},
): Operation<R> =>
  update(
    shelfKey(shelf),
    { set: { onHand: counted, ...more } },
    { when: { onHand: before, reserved: atMost(counted) }, refusal },
  );
