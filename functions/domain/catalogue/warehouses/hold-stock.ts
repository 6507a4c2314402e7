import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import { productKeys } from '../catalogue-keys.ts';
import { drawShard, drawsFrom, sumOfShards, shardKey, type Split } from '../stock-shards/stock-shard.ts';
import type { ShelfName } from '../stock-shards/shelf-name.ts';
import { moveShelf } from './shelf-record.ts';

export type { ShelfName } from '../stock-shards/shelf-name.ts';

/** Pieces of one shelf that an order holds or has taken. */
export type ShelfQuantity = ShelfName & { quantity: number };

/** Pieces to take from one shelf, with its stock when it was read. */
export type StockHold = ShelfQuantity & { onHand: number; split?: Split | undefined };

/** Refusal when a shelf was deleted with its product. */
export const noShelf = 'shelf-gone';

/** Refusal when a shelf has fewer pieces than the order took from it: staff have to count it. */
export const shortShelf = 'shelf-short';

/** Maximum shelves per order: all fit into one transaction of a hundred writes with the others. */
export const maxShelves = 80;

export const shelfKey = ({ productId, variantId, warehouseId }: ShelfName) =>
  productKeys.stock(productId, variantId, warehouseId);

const atLeast = (to: number) => ({ is: '>=', to }) as const;
const atMost = (to: number) => ({ is: '<=', to }) as const;

/**
 * Holds pieces, if nothing was taken from the shelf since it was read and enough pieces are not reserved.
 *
 * Every write of a shelf's pieces is in this file, states its cause, and keeps 0 ≤ reserved ≤ onHand by a
 * condition.
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
 * Holds pieces of a shelf that may be split: pieces missing on the shelf are drawn from its shards. If the
 * shards lack them too, the shelf refuses the write, so an order never holds pieces without a record.
 */
export function holdPieces<R extends string>(
  taking: StockHold,
  cause: StockCause,
  refusal: R,
): Operation<R>[] {
  const { split, quantity } = taking;
  if (!split) return [holdStock(taking, cause, refusal)];
  const draws = drawsFrom(split.shards, Math.max(0, quantity - split.shelfLeft));
  const own = draws.reduce((rest, draw) => rest - draw.quantity, quantity);
  return [
    ...(own > 0 ? [holdStock({ ...taking, quantity: own }, cause, refusal)] : []),
    ...draws.map((draw) => drawShard(taking, draw.number, draw.quantity, refusal)),
  ];
}

/** Check that refuses a write unless the shelf still has some of the stock it had when it was read. */
export function requireSomeStock<R extends string>(
  shelf: ShelfName & Pick<StockHold, 'onHand' | 'split'>,
  refusal: R,
): Operation<R> {
  const fullest = shelf.split?.shelfLeft === 0 ? drawsFrom(shelf.split.shards, 1)[0] : undefined;
  if (fullest) return check(shardKey(shelf, fullest.number), { when: { left: atLeast(1) }, refusal });
  return check(shelfKey(shelf), {
    when: { onHand: atLeast(shelf.onHand), reserved: atMost(shelf.onHand - 1) },
    refusal,
  });
}

/** Releases held pieces, so that others can buy them. */
export const releaseStock = (held: ShelfQuantity, cause: StockCause): Operation<typeof shortShelf> =>
  moveShelf(
    held,
    cause,
    { add: { reserved: -held.quantity } },
    { when: { reserved: atLeast(held.quantity) }, refusal: shortShelf },
  );

/** Takes held pieces out of the warehouse with their order. */
export const takeStock = (held: ShelfQuantity, cause: StockCause): Operation<typeof shortShelf> =>
  moveShelf(
    held,
    cause,
    { add: { reserved: -held.quantity, onHand: -held.quantity } },
    { when: { onHand: atLeast(held.quantity), reserved: atLeast(held.quantity) }, refusal: shortShelf },
  );

/** Puts returned pieces back for sale. */
export const putBackStock = (held: ShelfQuantity, cause: StockCause): Operation<typeof noShelf> =>
  moveShelf(held, cause, { add: { onHand: held.quantity } }, { refusal: noShelf });

/** Further fields to write with a count, and further conditions on the shelf. */
type AlongWithCount = { set?: Record<string, unknown>; only?: Condition };

/**
 * Sets a counted stock; refused if something moved since `before` was read, or if orders hold more. `set` is
 * written with it, `only` adds conditions, and `drawn` comes out of the shelf's shards in the same
 * transaction.
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

/** Sets the counted stock of a shelf that may be split: an excess in its shards is drawn from them. */
export function recountPieces<R extends string>(
  shelf: ShelfName & { onHand: number; reserved: number; split?: Split | undefined },
  counted: number,
  cause: StockCause,
  refusal: R,
  more: AlongWithCount = {},
): Operation<R>[] {
  const { onHand: before, split } = shelf;
  const inShards = sumOfShards(split?.shards ?? []);
  const drawn = Math.max(0, Math.min(inShards, shelf.reserved + inShards - counted));
  return [
    recountStock(shelf, { before, counted, drawn }, cause, refusal, more),
    ...drawsFrom(split?.shards ?? [], drawn).map((draw) =>
      drawShard(shelf, draw.number, draw.quantity, refusal),
    ),
  ];
}
