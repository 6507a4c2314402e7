import * as z from 'zod';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { readStockShards } from './read-stock-shards.ts';
import { holdStock, shelfKey } from './hold-stock.ts';
import { moveShelf } from './shelf-record.ts';
import {
  drawShard,
  fillShard,
  sumOfShards,
  newShard,
  type StockShard,
  shardsOfShelf,
  removeShard,
} from '../stock-shards/stock-shard.ts';
import type { ShelfName } from '../stock-shards/shelf-name.ts';

const Shelf = z.object({ onHand: z.int(), reserved: z.int(), portions: z.int().optional() });

/** Refusal when a shelf or shard moved between reading and writing. */
const moved = 'shelf-moved';

async function look(table: Table, name: ShelfName) {
  const [shelf, shards] = await Promise.all([table.get(shelfKey(name), Shelf), readStockShards(table, name)]);
  return { shelf, shards };
}

/** Splits a quantity over shards, so that all end up about equally full. */
export function sharesOf(quantity: number, lefts: readonly number[]): number[] {
  const shares = lefts.map(() => 0);
  const order = lefts.map((left, place) => ({ left, place })).sort((a, b) => a.left - b.left);
  let missing = quantity;
  for (let count = 1; count <= order.length && missing > 0; count += 1) {
    const level = order[count - 1]?.left ?? 0;
    const next = order[count]?.left ?? Infinity;
    const raised = Math.min(missing, (next - level) * count);
    for (const [place, { place: at }] of order.slice(0, count).entries())
      shares[at] = (shares[at] ?? 0) + Math.floor(raised / count) + (place < raised % count ? 1 : 0);
    missing -= raised;
  }
  return shares;
}

type ShelfWrite = Operation<typeof moved>;

function spreading(
  name: ShelfName,
  shelf: z.infer<typeof Shelf>,
  shards: readonly StockShard[],
): ShelfWrite[] {
  const quantity = Math.max(0, shelf.onHand - shelf.reserved);
  if (shelf.portions && quantity === 0) return [];
  const shares = sharesOf(
    quantity,
    shards.map(({ left }) => left),
  );
  const taking = { ...name, quantity, onHand: shelf.onHand };
  const held = holdStock(taking, { why: 'spread' }, moved, { portions: shardsOfShelf });
  return [
    held,
    ...shards.flatMap(({ number }) => {
      const share = shares[number] ?? 0;
      if (!shelf.portions) return [newShard(name, number, share, moved)];
      return share > 0 ? [fillShard(name, number, share, moved)] : [];
    }),
  ];
}

/** Moves everything left on a shelf into its shards. */
export const shardStock = (table: Table, name: ShelfName): Promise<void> =>
  retry(async () => {
    const { shelf, shards } = await look(table, name);
    if (!shelf) return undefined;
    const refusal = await table.write(spreading(name, shelf, shards));
    return refusal && retryOn<typeof moved>(refusal);
  });

function joining(name: ShelfName, shards: readonly StockShard[]): ShelfWrite[] {
  const left = sumOfShards(shards);
  const isIdle = shards.every(({ open }) => open === 0);
  if (!isIdle && left === 0) return [];
  return [
    moveShelf(
      name,
      { why: 'gathered' },
      { add: { reserved: -left }, ...(isIdle && { remove: ['portions'] }) },
      { when: { portions: shardsOfShelf, reserved: { is: '>=', to: left } }, refusal: moved },
    ),
    ...(isIdle
      ? shards.map((shard) => removeShard(name, shard, moved))
      : shards
          .filter((shard) => shard.left > 0)
          .map((shard) => drawShard(name, shard.number, shard.left, moved))),
  ];
}

/** Moves everything back to the shelf, and deletes its shards unless one of them still has holds. */
export const mergeStockShards = (table: Table, name: ShelfName): Promise<{ isWhole: boolean }> =>
  retry(async () => {
    const { shelf, shards } = await look(table, name);
    if (!shelf?.portions) return { isWhole: true };
    const refusal = await table.write(joining(name, shards));
    if (refusal) return again;
    return { isWhole: shards.every(({ open }) => open === 0) };
  });
