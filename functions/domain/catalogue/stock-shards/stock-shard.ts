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
 * Number of portions of a shelf. In a flash sale the remaining stock of a shelf is split into portions, rows in
 * partitions of their own, so that concurrent buyers do not contend for one row. On the shelf it counts as
 * reserved by the sale, until an order takes it. An order with pieces from a portion is therefore packed,
 * cancelled and returned like any other.
 */
export const portionsOfShelf = 8;

export const portionNumbers: readonly number[] = Array.from(
  { length: portionsOfShelf },
  (_, number) => number,
);

/** Pieces taken from a portion for an order about to be written; stored in the portion's own row. */
export type PortionHold = {
  shelf: ShelfName;
  number: number;
  holder: string;
  orderId: string;
  quantity: number;
  at: string;
};

export type Portion = {
  number: number;
  left: number;
  /** Number of holds in the portion. */
  open: number;
  holds: PortionHold[];
};

/** State of a shelf that is split into portions. */
export type Split = {
  /** Free pieces on the shelf itself: returned or received since the split. */
  shelfLeft: number;
  portions: Portion[];
  /** Set while the product is on flash sale and sold from the portions. */
  isOpen: boolean;
};

export const leftIn = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { left }) => sum + left, 0);

export const portionKey = ({ productId, variantId, warehouseId }: ShelfName, number: number): Key =>
  productKeys.portion(productId, variantId, warehouseId, number);

const prefix = 'hold_';

/** Short unique name that is allowed in a DynamoDB expression. */
export const shortName = (long: string): string =>
  createHash('sha256').update(long).digest('hex').slice(0, 32);

const attributeOf = ({ holder }: Pick<PortionHold, 'holder'>): string => `${prefix}${holder}`;
const entryOf = ({ orderId, quantity, at }: PortionHold): string => `${orderId} ${quantity} ${at}`;

export const StoredPortion = z.looseObject({ left: z.int(), open: z.int() });
type StoredPortion = z.infer<typeof StoredPortion>;

/** Parses a portion; a missing one is empty. */
export function toPortion(shelf: ShelfName, number: number, stored: StoredPortion | undefined): Portion {
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

/** Refusal when a portion has too few pieces. */
export const portionShort = 'portion-short';
/** Refusal when a hold has already ended. */
const endedBefore = 'ended before';

export const newPortion = <R extends string>(shelf: ShelfName, number: number, left: number, refusal: R) =>
  create(
    { ...portionKey(shelf, number), entity: 'stock-portion', ...shelfNameOf(shelf), left, open: 0 },
    { refusal },
  );

/** Takes a hold. All contention of a sale is in this one write, with quantity and holder in the same row. */
export const takeHold = (hold: PortionHold): Operation<typeof portionShort> =>
  update(
    portionKey(hold.shelf, hold.number),
    { set: { [attributeOf(hold)]: entryOf(hold) }, add: { left: -hold.quantity, open: 1 } },
    {
      when: { left: atLeast(hold.quantity), [attributeOf(hold)]: { missing: true } },
      refusal: portionShort,
    },
  );

const endHold = (hold: PortionHold, back: number): Operation<typeof endedBefore> =>
  update(
    portionKey(hold.shelf, hold.number),
    { remove: [attributeOf(hold)], add: { left: back, open: -1 } },
    { when: { [attributeOf(hold)]: entryOf(hold) }, refusal: endedBefore },
  );

/** Ends a hold whose order has the pieces. */
export const keepHold = (hold: PortionHold) => endHold(hold, 0);

/** Ends a hold whose order will never exist, so that others can buy the pieces. */
export const giveBackHold = (hold: PortionHold) => endHold(hold, hold.quantity);

/** Takes pieces from a portion that the same transaction counts elsewhere. */
export const drawPortion = <R extends string>(
  shelf: ShelfName,
  number: number,
  quantity: number,
  refusal: R,
): Operation<R> =>
  update(
    portionKey(shelf, number),
    { add: { left: -quantity } },
    { when: { left: atLeast(quantity) }, refusal },
  );

export const fillPortion = <R extends string>(
  shelf: ShelfName,
  number: number,
  quantity: number,
  refusal: R,
): Operation<R> => update(portionKey(shelf, number), { add: { left: quantity } }, { refusal });

/** Removes a portion if it is unchanged since it was read and has no holds. */
export const removePortion = <R extends string>(
  shelf: ShelfName,
  { number, left }: Portion,
  refusal: R,
): Operation<R> => remove(portionKey(shelf, number), { when: { left, open: 0 }, refusal });

/** Chooses the portions to draw from: as few as possible, fullest first. */
export function drawsFrom(
  portions: readonly Portion[],
  quantity: number,
): { number: number; quantity: number }[] {
  let missing = quantity;
  return portions
    .toSorted((a, b) => b.left - a.left)
    .flatMap(({ number, left }) => {
      const drawn = Math.min(missing, left);
      missing -= drawn;
      return drawn > 0 ? [{ number, quantity: drawn }] : [];
    });
}
