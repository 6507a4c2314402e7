import * as z from 'zod';
import type { StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  giveBackHold,
  keepHold,
  type ShardHold,
  shardKey,
  shardNumbers,
  shardsOfShelf,
  shortName,
  type Split,
  takeHold,
} from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { shelfNameOf } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { readStockShards } from '#functions/domain/catalogue/warehouses/read-stock-shards.ts';
import { shardStock } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import { log } from '#functions/platform/log.ts';
import { again } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { buyerName, orderKeys } from '../order-keys.ts';
import type { OrderInput } from './order-input.ts';

/** Holder name made of buyer and request key, so that a repeated request finds its earlier holds. */
export const holderOf = ({ buyer, requestKey }: Pick<OrderInput, 'buyer' | 'requestKey'>): string =>
  shortName(`${buyerName(buyer)} ${requestKey}`);

type SaleTaking = StockHold & { split: Split };

/** Whether a taking comes from shards of a flash sale, which are held before the order is written. */
export const isFromSale = (taking: StockHold): taking is SaleTaking => taking.split?.isOpen === true;

/** Refusal of an order whose holds were given back because it took too long. */
export const holdEnded = 'hold-ended';

const nameOf = ({ shelf, number }: ShardHold): string => {
  const { pk, sk } = shardKey(shelf, number);
  return `${pk} ${sk}`;
};

const OrderHolds = z.object({ portions: z.array(z.string()) });

/** Item that lists an order's holds, created once: with the order, or when the hold ends. */
const holdsItem = (orderId: string, holds: readonly ShardHold[]) => ({
  ...orderKeys.holds(orderId),
  entity: 'order-holds',
  portions: holds.map(nameOf),
});

/** Claims the holds in the order's own transaction; refused if they were given back before. */
export const claimHolds = (orderId: string, holds: readonly ShardHold[]): Operation<typeof holdEnded>[] =>
  holds.length > 0 ? [create(holdsItem(orderId, holds), { refusal: holdEnded })] : [];

const daySeconds = 86_400;

/**
 * Ends a hold for good. If its order does not exist yet, it can no longer be written, and the pieces it did not
 * take go back. Any number of callers may run this, and each may stop halfway.
 */
export async function endHold({ table, now }: Context, hold: ShardHold): Promise<void> {
  // No function runs for a day, so the marker needs to live no longer.
  const none = { ...holdsItem(hold.orderId, []), expiresAt: secondsAfter(now(), daySeconds) };
  const isDecided = await table.write([create(none, { refusal: 'decided' })]);
  const taken = isDecided && (await table.get(orderKeys.holds(hold.orderId), OrderHolds));
  await table.write([taken?.portions.includes(nameOf(hold)) ? keepHold(hold) : giveBackHold(hold)]);
}

/** Longest time between a hold and its order. */
const lapseSeconds = 120;

export const isLapsed = ({ at }: ShardHold, now: Date): boolean =>
  new Date(at).getTime() + lapseSeconds * 1000 < now.getTime();

/** Takes pieces from each shard at most once. Each request starts at a different shard. */
async function takeFromShards(
  { table, now }: Context,
  taking: SaleTaking,
  { holder, orderId }: Pick<ShardHold, 'holder' | 'orderId'>,
): Promise<ShardHold[]> {
  const shelf = shelfNameOf(taking);
  const first = Number.parseInt(holder.slice(0, 8), 16) % shardsOfShelf;
  const holds: ShardHold[] = [];
  let { shards } = taking.split;
  let missing = taking.quantity;
  for (const number of [...shardNumbers.slice(first), ...shardNumbers.slice(0, first)]) {
    const quantity = Math.min(missing, shards[number]?.left ?? 0);
    if (quantity <= 0) continue;
    const hold = { shelf, number, holder, orderId, quantity, at: now().toISOString() };
    const isShort = await table.write([takeHold(hold)]);
    // A request that was faster here may have been faster elsewhere too; one read costs less than seven failed
    // writes.
    if (isShort) shards = await readStockShards(table, shelf);
    else {
      holds.push(hold);
      missing -= quantity;
    }
  }
  return holds;
}

const piecesOf = (holds: readonly ShardHold[]): number =>
  holds.reduce((sum, { quantity }) => sum + quantity, 0);

const isOn = ({ shelf }: ShardHold, taking: StockHold): boolean =>
  shelf.productId === taking.productId &&
  shelf.variantId === taking.variantId &&
  shelf.warehouseId === taking.warehouseId;

type SaleHolds = { orderId: string; holds: ShardHold[] };

/**
 * Holds everything an order takes from shards, before the order is written. A request that stopped halfway
 * continues with its earlier holds, under the order id they were made for.
 */
export async function holdForSale(
  context: Context,
  { takings, holder, orderId: newId }: { takings: readonly StockHold[]; holder: string; orderId: string },
): Promise<SaleHolds | typeof again> {
  const own = takings.flatMap(({ split }) =>
    (split?.shards ?? []).flatMap(({ holds }) => holds.filter((hold) => hold.holder === holder)),
  );
  const [first] = own;
  if (first) {
    // Once the sale is over, pieces are taken with the order, and nothing is held in advance.
    const isAll = takings.every(
      (taking) =>
        piecesOf(own.filter((hold) => isOn(hold, taking))) === (isFromSale(taking) ? taking.quantity : 0),
    );
    // Incomplete holds, and those of a different order, are ended.
    if (isAll && own.every((hold) => hold.orderId === first.orderId))
      return { orderId: first.orderId, holds: own };
    await endHolds(context, own);
    return again;
  }
  const wanted = takings.filter(isFromSale);
  const holds: ShardHold[] = [];
  for (const taking of wanted) {
    const taken = await takeFromShards(context, taking, { holder, orderId: newId });
    holds.push(...taken);
    if (piecesOf(taken) === taking.quantity) continue;
    await endHolds(context, holds);
    if (taking.split.shelfLeft > 0) await shardStock(context.table, shelfNameOf(taking));
    return again;
  }
  return { orderId: newId, holds };
}

export const endHolds = (context: Context, holds: readonly ShardHold[]): Promise<unknown> =>
  Promise.all(holds.map((hold) => endHold(context, hold)));

/** Logs a failed cleanup instead of throwing: the sale's scheduled task repeats it. */
const orLater = (tidying: Promise<unknown>): Promise<unknown> =>
  tidying.catch((error: unknown) => log.warn('holds of a sale are tidied up later', { error }));

/** Makes the holds permanent after the order was written. */
export const keepHolds = ({ table }: Context, holds: readonly ShardHold[]): Promise<unknown> =>
  orLater(Promise.all(holds.map((hold) => table.write([keepHold(hold)]))));

/** Ends the holds after the order was refused or its outcome is unknown. */
export const releaseHolds = (context: Context, holds: readonly ShardHold[]): Promise<unknown> =>
  orLater(endHolds(context, holds));
