import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  create,
  type Key,
  type Operation,
  remove,
  update,
} from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { type ShelfName, shelfNameOf } from './shelf-name.ts';

/**
 * Number of shards of a shelf. In a flash sale the remaining stock of a shelf is split into shards, rows in
 * partitions of their own, so that concurrent buyers do not contend for one row. On the shelf it counts as
 * reserved by the sale, until an order takes it. An order with pieces from a shard is therefore packed,
 * cancelled and returned like any other.
 */
export const shardsOfShelf = 8;

export const shardNumbers: readonly number[] = Array.from({ length: shardsOfShelf }, (_, number) => number);

/** Pieces taken from a shard for an order about to be written; stored in the shard's own row. */
export type ShardHold = {
  shelf: ShelfName;
  number: number;
  holder: string;
  orderId: string;
  quantity: number;
  at: string;
};

export type StockShard = {
  number: number;
  left: number;
  /** Number of holds in the shard. */
  open: number;
  holds: ShardHold[];
};

/** State of a shelf that is split into shards. */
export type Split = {
  /** Free pieces on the shelf itself: returned or received since the split. */
  shelfLeft: number;
  shards: StockShard[];
  /** Set while the product is on flash sale and sold from the shards. */
  isOpen: boolean;
};

export const sumOfShards = (shards: readonly StockShard[]): number =>
  shards.reduce((sum, { left }) => sum + left, 0);

export const shardKey = ({ productId, variantId, warehouseId }: ShelfName, number: number): Key =>
  productKeys.shard(productId, variantId, warehouseId, number);

const prefix = 'hold_';

/** Short unique name that is allowed in a DynamoDB expression. */
export const shortName = (long: string): string =>
  createHash('sha256').update(long).digest('hex').slice(0, 32);

const attributeOf = ({ holder }: Pick<ShardHold, 'holder'>): string => `${prefix}${holder}`;
const entryOf = ({ orderId, quantity, at }: ShardHold): string => `${orderId} ${quantity} ${at}`;

export const StoredShard = z.looseObject({ left: z.int(), open: z.int() });
type StoredShard = z.infer<typeof StoredShard>;

/** Parses a shard; a missing one is empty. */
export function toShard(shelf: ShelfName, number: number, stored: StoredShard | undefined): StockShard {
  const { left, open, ...more } = stored ?? { left: 0, open: 0 };
  const holds = Object.entries(more).flatMap(([name, entry]) => {
    if (!name.startsWith(prefix)) return [];
    const [orderId = '', quantity, at = ''] = String(entry).split(' ');
    const holder = name.slice(prefix.length);
    return [{ shelf, number, holder, orderId, quantity: Number(quantity), at }];
  });
  return { number, left, open, holds };
}

const atLeast = (to: number) => ({ is: '>=', to }) as const;

/** Refusal when a shard has too few pieces. */
export const shardConflict = 'portion-short';
/** Refusal when a hold has already ended. */
const endedBefore = 'ended before';

export const newShard = <R extends string>(shelf: ShelfName, number: number, left: number, refusal: R) =>
  create(
    { ...shardKey(shelf, number), entity: 'stock-portion', ...shelfNameOf(shelf), left, open: 0 },
    { refusal },
  );

/** Takes a hold. All contention of a sale is in this one write, with quantity and holder in the same row. */
export const takeHold = (hold: ShardHold): Operation<typeof shardConflict> =>
  update(
    shardKey(hold.shelf, hold.number),
    { set: { [attributeOf(hold)]: entryOf(hold) }, add: { left: -hold.quantity, open: 1 } },
    {
      when: { left: atLeast(hold.quantity), [attributeOf(hold)]: { missing: true } },
      refusal: shardConflict,
    },
  );

const endHold = (hold: ShardHold, back: number): Operation<typeof endedBefore> =>
  update(
    shardKey(hold.shelf, hold.number),
    { remove: [attributeOf(hold)], add: { left: back, open: -1 } },
    { when: { [attributeOf(hold)]: entryOf(hold) }, refusal: endedBefore },
  );

/** Ends a hold whose order has the pieces. */
export const keepHold = (hold: ShardHold) => endHold(hold, 0);

/** Ends a hold whose order will never exist, so that others can buy the pieces. */
export const giveBackHold = (hold: ShardHold) => endHold(hold, hold.quantity);

/** Takes pieces from a shard that the same transaction counts elsewhere. */
export const drawShard = <R extends string>(
  shelf: ShelfName,
  number: number,
  quantity: number,
  refusal: R,
): Operation<R> =>
  update(
    shardKey(shelf, number),
    { add: { left: -quantity } },
    { when: { left: atLeast(quantity) }, refusal },
  );

export const fillShard = <R extends string>(
  shelf: ShelfName,
  number: number,
  quantity: number,
  refusal: R,
): Operation<R> => update(shardKey(shelf, number), { add: { left: quantity } }, { refusal });

/** Removes a shard if it is unchanged since it was read and has no holds. */
export const removeShard = <R extends string>(
  shelf: ShelfName,
  { number, left }: StockShard,
  refusal: R,
): Operation<R> => remove(shardKey(shelf, number), { when: { left, open: 0 }, refusal });

/** Chooses the shards to draw from: as few as possible, fullest first. */
export function drawsFrom(
  shards: readonly StockShard[],
  quantity: number,
): { number: number; quantity: number }[] {
  let missing = quantity;
  return shards
    .toSorted((a, b) => b.left - a.left)
    .flatMap(({ number, left }) => {
      const drawn = Math.min(missing, left);
      missing -= drawn;
      return drawn > 0 ? [{ number, quantity: drawn }] : [];
    });
}
