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
 * In a flash sale what a shelf has left lies in portions, rows in partitions of their own, so that those who press at
 * once do not meet at one row. On the shelf itself it counts as reserved: by the sale, until an order has it. So an
 * order that took its pieces from a portion is packed, called off and sent back like any other.
 */
export const portionsOfShelf = 8;

export const portionNumbers: readonly number[] = Array.from(
  { length: portionsOfShelf },
  (_, number) => number,
);

/** Pieces taken from a portion for an order that is about to be written. They lie in the portion's own row. */
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
  /** How many holds lie in it. */
  open: number;
  holds: PortionHold[];
};

/** What lies behind a shelf that is split. */
export type Split = {
  /** On the shelf itself: came back, or in, since it was spread. */
  shelfLeft: number;
  portions: Portion[];
  /** The product is on flash sale: it is sold from the portions. */
  isOpen: boolean;
};

export const leftIn = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { left }) => sum + left, 0);

export const portionKey = ({ productId, variantId, warehouseId }: ShelfName, number: number): Key =>
  productKeys.portion(productId, variantId, warehouseId, number);

const prefix = 'hold_';

/** Who holds, or what: told apart, short, and such that it may stand in an expression. */
export const shortName = (long: string): string =>
  createHash('sha256').update(long).digest('hex').slice(0, 32);

const attributeOf = ({ holder }: Pick<PortionHold, 'holder'>): string => `${prefix}${holder}`;
const entryOf = ({ orderId, quantity, at }: PortionHold): string => `${orderId} ${quantity} ${at}`;

export const StoredPortion = z.looseObject({ left: z.int(), open: z.int() });
type StoredPortion = z.infer<typeof StoredPortion>;

/** A portion as it was read; one that is not there has nothing. */
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

/** The refusal when a portion has less than is wanted of it. */
export const portionShort = 'portion-short';
/** The refusal when a hold has ended before. */
const endedBefore = 'ended before';

export const newPortion = <R extends string>(shelf: ShelfName, number: number, left: number, refusal: R) =>
  create(
    { ...portionKey(shelf, number), entity: 'stock-portion', ...shelfNameOf(shelf), left, open: 0 },
    { refusal },
  );

/** The whole of a sale's contention: one write, with what is taken and for whom in the same row. */
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

/** The order has the pieces: nothing more is to be remembered of how it came by them. */
export const keepHold = (hold: PortionHold) => endHold(hold, 0);

/** There is no such order and never will be: others may have the pieces. */
export const giveBackHold = (hold: PortionHold) => endHold(hold, hold.quantity);

/** Takes from a portion what the same transaction counts elsewhere. */
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

/** Only as it was read, and never while it holds anything. */
export const removePortion = <R extends string>(
  shelf: ShelfName,
  { number, left }: Portion,
  refusal: R,
): Operation<R> => remove(portionKey(shelf, number), { when: { left, open: 0 }, refusal });

/** From which portions so many are drawn: from as few as do, the fullest first. */
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
