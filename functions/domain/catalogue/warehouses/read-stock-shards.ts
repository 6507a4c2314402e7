import type { Reads } from '#functions/platform/table/table.ts';
import type { StoredStock } from '../views/product-record.ts';
import {
  sumOfShards,
  type StockShard,
  shardKey,
  shardNumbers,
  StoredShard,
  toShard,
} from '../stock-shards/stock-shard.ts';
import { type ShelfName, shelfNameOf } from '../stock-shards/shelf-name.ts';

type Shelf<S extends StoredStock> = {
  productId: string;
  stock: S;
  /** Set while the product is on flash sale. */
  isOnSale: boolean;
};

const atOnce = 100;

/** Reads all shards of one shelf. */
export async function readStockShards(reads: Reads, name: ShelfName): Promise<StockShard[]> {
  const found = await reads.getMany(
    shardNumbers.map((number) => [shardKey(name, number), StoredShard] as const),
  );
  return shardNumbers.map((number) => toShard(name, number, found[number]));
}

/** Pieces that the holder already holds, which count as available to it. */
const heldBy = (shards: readonly StockShard[], holder: string | undefined): number =>
  shards
    .flatMap(({ holds }) => holds)
    .reduce((sum, hold) => sum + (hold.holder === holder ? hold.quantity : 0), 0);

/** Combines a shelf with its shards: pieces in shards count as available. */
function together<S extends StoredStock>(
  { stock, isOnSale }: Shelf<S>,
  shards: StockShard[],
  holder: string | undefined,
): S & StoredStock {
  const { onHand, reserved } = stock;
  return {
    ...stock,
    // Shelf and shards are read one after the other, so the result is kept from going below zero.
    reserved: Math.max(0, reserved - sumOfShards(shards) - heldBy(shards, holder)),
    split: { shelfLeft: Math.max(0, onHand - reserved), shards, isOpen: isOnSale },
  };
}

/** Adds the shards of split shelves, which takes one more round trip only if there are any. */
export async function withStockShards<S extends StoredStock>(
  reads: Reads,
  shelves: readonly Shelf<S>[],
  holder?: string,
): Promise<(S & StoredStock)[]> {
  const wanted = shelves.flatMap((shelf) =>
    shelf.stock.portions
      ? shardNumbers.map((number) => ({ number, name: { productId: shelf.productId, ...shelf.stock } }))
      : [],
  );
  if (wanted.length === 0) return shelves.map(({ stock }) => stock);
  const batches = Array.from({ length: Math.ceil(wanted.length / atOnce) }, (_, batch) =>
    reads.getMany(
      wanted
        .slice(batch * atOnce, (batch + 1) * atOnce)
        .map(({ name, number }) => [shardKey(name, number), StoredShard] as const),
    ),
  );
  const found = (await Promise.all(batches)).flat();
  const shards = wanted.map(({ name, number }, place) => toShard(shelfNameOf(name), number, found[place]));
  return shelves.map((shelf) =>
    shelf.stock.portions ? together(shelf, shards.splice(0, shardNumbers.length), holder) : shelf.stock,
  );
}
