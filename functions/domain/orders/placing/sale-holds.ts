import * as z from 'zod';
import type { StockHold } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  giveBackHold,
  keepHold,
  type PortionHold,
  portionKey,
  portionNumbers,
  portionsOfShelf,
  shortName,
  type Split,
  takeHold,
} from '#functions/domain/catalogue/portions/portion.ts';
import { shelfNameOf } from '#functions/domain/catalogue/portions/shelf-name.ts';
import { readPortions } from '#functions/domain/catalogue/warehouses/read-portions.ts';
import { spreadShelf } from '#functions/domain/catalogue/warehouses/spread-shelf.ts';
import { log } from '#functions/platform/log.ts';
import { again } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { buyerName, orderKeys } from '../order-keys.ts';
import type { OrderInput } from './order-input.ts';

/** A buyer's request, as the one who holds pieces for it: the same request finds what it holds already. */
export const holderOf = ({ buyer, requestKey }: Pick<OrderInput, 'buyer' | 'requestKey'>): string =>
  shortName(`${buyerName(buyer)} ${requestKey}`);

type SaleTaking = StockHold & { split: Split };

/** Taken from portions before the order is written; all others are taken with it. */
export const isFromSale = (taking: StockHold): taking is SaleTaking => taking.split?.isOpen === true;

/** The refusal of an order whose pieces were given back, since it took too long to come. */
export const holdEnded = 'hold-ended';

const nameOf = ({ shelf, number }: PortionHold): string => {
  const { pk, sk } = portionKey(shelf, number);
  return `${pk} ${sk}`;
};

const OrderHolds = z.object({ portions: z.array(z.string()) });

/** Of which holds an order is made stands in an item that is written once: with the order, or in its stead. */
const holdsItem = (orderId: string, holds: readonly PortionHold[]) => ({
  ...orderKeys.holds(orderId),
  entity: 'order-holds',
  portions: holds.map(nameOf),
});

/** Goes into the order's own write: with it the pieces are the order's, and refused if they were given back before. */
export const claimHolds = (orderId: string, holds: readonly PortionHold[]): Operation<typeof holdEnded>[] =>
  holds.length > 0 ? [create(holdsItem(orderId, holds), { refusal: holdEnded })] : [];

const daySeconds = 86_400;

/**
 * Ends a hold, once and for all: unless its order is there by now it can no longer come, and what it did not take goes
 * back. Any number of callers may do so, and each may stop in the middle.
 */
export async function endHold({ table, now }: Context, hold: PortionHold): Promise<void> {
  // No function lives for a day, so that is how long it has to be remembered.
  const none = { ...holdsItem(hold.orderId, []), expiresAt: secondsAfter(now(), daySeconds) };
  const isDecided = await table.write([create(none, { refusal: 'decided' })]);
  const taken = isDecided && (await table.get(orderKeys.holds(hold.orderId), OrderHolds));
  await table.write([taken?.portions.includes(nameOf(hold)) ? keepHold(hold) : giveBackHold(hold)]);
}

/** Longer than anybody takes from a hold to its order. */
const lapseSeconds = 120;

export const isLapsed = ({ at }: PortionHold, now: Date): boolean =>
  new Date(at).getTime() + lapseSeconds * 1000 < now.getTime();

/** Each portion once, beginning at another for each request: where one has too few, the rest comes from the next. */
async function takeFromPortions(
  { table, now }: Context,
  taking: SaleTaking,
  { holder, orderId }: Pick<PortionHold, 'holder' | 'orderId'>,
): Promise<PortionHold[]> {
  const shelf = shelfNameOf(taking);
  const first = Number.parseInt(holder.slice(0, 8), 16) % portionsOfShelf;
  const holds: PortionHold[] = [];
  let { portions } = taking.split;
  let missing = taking.quantity;
  for (const number of [...portionNumbers.slice(first), ...portionNumbers.slice(0, first)]) {
    const quantity = Math.min(missing, portions[number]?.left ?? 0);
    if (quantity <= 0) continue;
    const hold = { shelf, number, holder, orderId, quantity, at: now().toISOString() };
    const isShort = await table.write([takeHold(hold)]);
    // Whoever was quicker here may have been so elsewhere: one look costs less than seven tries in vain.
    if (isShort) portions = await readPortions(table, shelf);
    else {
      holds.push(hold);
      missing -= quantity;
    }
  }
  return holds;
}

const piecesOf = (holds: readonly PortionHold[]): number =>
  holds.reduce((sum, { quantity }) => sum + quantity, 0);

const isOn = ({ shelf }: PortionHold, taking: StockHold): boolean =>
  shelf.productId === taking.productId &&
  shelf.variantId === taking.variantId &&
  shelf.warehouseId === taking.warehouseId;

type SaleHolds = { orderId: string; holds: PortionHold[] };

/**
 * Holds all that an order takes from portions, before the order is written. A request that came before, and stopped
 * half-way, goes on with what it held, under the order's id it was held for.
 */
export async function holdForSale(
  context: Context,
  { takings, holder, orderId: newId }: { takings: readonly StockHold[]; holder: string; orderId: string },
): Promise<SaleHolds | typeof again> {
  const own = takings.flatMap(({ split }) =>
    (split?.portions ?? []).flatMap(({ holds }) => holds.filter((hold) => hold.holder === holder)),
  );
  const [first] = own;
  if (first) {
    // Where the sale is over pieces are taken with the order, and nothing of them is held before.
    const isAll = takings.every(
      (taking) =>
        piecesOf(own.filter((hold) => isOn(hold, taking))) === (isFromSale(taking) ? taking.quantity : 0),
    );
    // Half of it, or what another order would be made of, is ended.
    if (isAll && own.every((hold) => hold.orderId === first.orderId))
      return { orderId: first.orderId, holds: own };
    await endHolds(context, own);
    return again;
  }
  const wanted = takings.filter(isFromSale);
  const holds: PortionHold[] = [];
  for (const taking of wanted) {
    const taken = await takeFromPortions(context, taking, { holder, orderId: newId });
    holds.push(...taken);
    if (piecesOf(taken) === taking.quantity) continue;
    await endHolds(context, holds);
    if (taking.split.shelfLeft > 0) await spreadShelf(context.table, shelfNameOf(taking));
    return again;
  }
  return { orderId: newId, holds };
}

export const endHolds = (context: Context, holds: readonly PortionHold[]): Promise<unknown> =>
  Promise.all(holds.map((hold) => endHold(context, hold)));

/** What is not tidied up at once is by who looks after the sale: the answer does not have to wait for that. */
const orLater = (tidying: Promise<unknown>): Promise<unknown> =>
  tidying.catch((error: unknown) => log.warn('holds of a sale are tidied up later', { error }));

/** The order is written. */
export const keepHolds = ({ table }: Context, holds: readonly PortionHold[]): Promise<unknown> =>
  orLater(Promise.all(holds.map((hold) => table.write([keepHold(hold)]))));

/** The order was refused, or nobody knows. */
export const letGo = (context: Context, holds: readonly PortionHold[]): Promise<unknown> =>
  orLater(endHolds(context, holds));
