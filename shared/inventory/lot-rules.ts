import { isSameLot, maxLots, piecesOf } from './lots.ts';
import type { LedgerLine } from './stock-movement.ts';

/** Pieces of a lot on a shelf; `held` of them are expired and blocked from sale. */
export type Lot = { code: string; expiresOn: string; quantity: number; held: number };

type Pieces = { code: string; expiresOn: string; quantity: number; held?: number | undefined };

const firstToExpire = (a: Lot, b: Lot): number =>
  a.expiresOn === b.expiresOn ? Number(a.code > b.code) * 2 - 1 : Number(a.expiresOn > b.expiresOn) * 2 - 1;

/**
 * Computes how much of each lot is left on a shelf with this stock. Packers take the earliest expiry date
 * first, so the latest dates remain. Pieces of no known lot count as gone first, because they have been there
 * longest. Held pieces remain, whatever was sold.
 */
export function remainingLots(onHand: number, lots: readonly Lot[]): Lot[] {
  let rest = Math.max(0, onHand);
  const take = (wanted: number): number => {
    const taken = Math.min(wanted, rest);
    rest -= taken;
    return taken;
  };
  return lots
    .toSorted((a, b) => firstToExpire(b, a))
    .map((lot) => ({ ...lot, open: lot.quantity - lot.held, held: take(lot.held) }))
    .map(({ open, ...lot }) => ({ ...lot, quantity: lot.held + take(open) }))
    .filter(({ quantity }) => quantity > 0)
    .toReversed();
}

/** Returns the number of pieces of no known lot. */
export const unknownOf = (onHand: number, left: readonly Lot[]): number =>
  Math.max(0, onHand - piecesOf(left));

/** Merges pieces into lots; above the limit, those that expire first are dropped (of no known lot). */
function joined(lots: readonly Lot[], more: readonly Pieces[]): Lot[] {
  const all = [...lots];
  for (const { code, expiresOn, quantity } of more) {
    const place = all.findIndex((lot) => isSameLot(lot, { code, expiresOn }));
    const known = all[place];
    if (known) all[place] = { ...known, quantity: known.quantity + quantity };
    else all.push({ code, expiresOn, quantity, held: 0 });
  }
  return all.toSorted(firstToExpire).slice(-maxLots);
}

const saidOf = (lot: Lot, pieces: readonly Pieces[]): Pieces | undefined =>
  pieces.find((one) => isSameLot(one, lot));

/** Removes pieces from lots; held pieces go as far as the entry says so. */
function without(lots: readonly Lot[], gone: readonly Pieces[]): Lot[] {
  return lots.map((lot) => {
    const { quantity = 0, held = 0 } = saidOf(lot, gone) ?? {};
    const left = Math.max(0, lot.quantity - quantity);
    return { ...lot, quantity: left, held: Math.min(left, Math.max(0, lot.held - held)) };
  });
}

const heldBack = (lots: readonly Lot[], more: readonly Pieces[]): Lot[] =>
  lots.map((lot) => ({
    ...lot,
    held: Math.min(lot.quantity, lot.held + (saidOf(lot, more)?.quantity ?? 0)),
  }));

/** Orders with these causes give pieces back to the last used lot, so the lots follow from the stock. */
const ordersGiveBack: readonly LedgerLine['why'][] = [
  'cancelled',
  'parcel-returned',
  'returned',
  'exchanged',
];

export type LotMove = Pick<LedgerLine, 'why' | 'lots' | 'lotsNow'> & {
  before: { onHand: number };
  after: { onHand: number };
};

/**
 * Returns a shelf's lots after a movement. Sales do not change the stored lots, because what is left follows
 * from the stock. Only if lots are named, or pieces without a lot come in, the numbers of that moment are
 * fixed.
 */
export function lotsAfter(lots: readonly Lot[], { why, before, after, lots: said, lotsNow }: LotMove): Lot[] {
  if (lotsNow) return remainingLots(after.onHand, joined([], lotsNow));
  const grown = after.onHand - before.onHand;
  if (!said && (grown <= 0 || ordersGiveBack.includes(why))) return [...lots];
  const settled = remainingLots(before.onHand, lots);
  if (why === 'expired') return heldBack(settled, said ?? []);
  const changed = grown < 0 ? without(settled, said ?? []) : joined(settled, said ?? []);
  return remainingLots(after.onHand, changed);
}

/** Returns the lots of pieces that leave: first pieces of no known lot, then those that expire first. */
export function lotsLeaving(onHand: number, left: readonly Lot[], quantity: number): Pieces[] {
  let rest = quantity - unknownOf(onHand, left);
  return left.toSorted(firstToExpire).flatMap(({ code, expiresOn, ...lot }) => {
    const taken = Math.max(0, Math.min(rest, lot.quantity - lot.held));
    rest -= taken;
    return taken > 0 ? [{ code, expiresOn, quantity: taken }] : [];
  });
}

/** Returns the lots of `count` departed pieces from position `from` on. Unknown lots left first. */
export function lotsOfPart(
  { quantity, lots }: { quantity: number; lots: readonly Pieces[] },
  { from, count }: { from: number; count: number },
): Pieces[] {
  let begins = quantity - piecesOf(lots);
  return lots.flatMap(({ code, expiresOn, quantity: pieces }) => {
    const [first, end] = [Math.max(begins, from), Math.min(begins + pieces, from + count)];
    begins += pieces;
    return end > first ? [{ code, expiresOn, quantity: end - first }] : [];
  });
}

/** Tells whether a lot is expired; it may not be sold from the first moment of its expiry date on. */
export const isExpired = ({ expiresOn }: Pick<Lot, 'expiresOn'>, today: string): boolean =>
  expiresOn <= today;

/** Returns expired pieces that are not held yet, at most as many as are not reserved. */
export function lotsToHoldBack(left: readonly Lot[], today: string, available: number): Pieces[] {
  let rest = available;
  return left
    .filter((lot) => isExpired(lot, today))
    .toSorted(firstToExpire)
    .flatMap(({ code, expiresOn, quantity, held }) => {
      const taken = Math.max(0, Math.min(rest, quantity - held));
      rest -= taken;
      return taken > 0 ? [{ code, expiresOn, quantity: taken }] : [];
    });
}
