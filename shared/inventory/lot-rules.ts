import { isSameLot, mostLots, piecesOf } from './lots.ts';
import type { LedgerLine } from './stock-movement.ts';

/** What a shelf has of a lot; `held` of it is past its day and sold to nobody. */
export type Lot = { code: string; expiresOn: string; quantity: number; held: number };

type Pieces = { code: string; expiresOn: string; quantity: number; held?: number | undefined };

const firstToExpire = (a: Lot, b: Lot): number =>
  a.expiresOn === b.expiresOn ? Number(a.code > b.code) * 2 - 1 : Number(a.expiresOn > b.expiresOn) * 2 - 1;

/**
 * What is left of each lot on a shelf that counts so many pieces. Who packs takes what expires first, so those are left
 * that expire last. Pieces of no known lot went before all others: they lay there longest, and a number they do not need.
 * What is held back lies there whatever was sold.
 */
export function lotsLeft(onHand: number, lots: readonly Lot[]): Lot[] {
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

/** Of no known lot. */
export const unknownOf = (onHand: number, left: readonly Lot[]): number =>
  Math.max(0, onHand - piecesOf(left));

/** The same lot said twice is one; more than a shelf keeps are those that expire first of no known lot. */
function joined(lots: readonly Lot[], more: readonly Pieces[]): Lot[] {
  const all = [...lots];
  for (const { code, expiresOn, quantity } of more) {
    const place = all.findIndex((lot) => isSameLot(lot, { code, expiresOn }));
    const known = all[place];
    if (known) all[place] = { ...known, quantity: known.quantity + quantity };
    else all.push({ code, expiresOn, quantity, held: 0 });
  }
  return all.toSorted(firstToExpire).slice(-mostLots);
}

const saidOf = (lot: Lot, pieces: readonly Pieces[]): Pieces | undefined =>
  pieces.find((one) => isSameLot(one, lot));

/** What was held back leaves first, as far as it is said to. */
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

/** What an order gives back comes from the lot that was taken from last: what is left is worked out, and follows. */
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
 * The lots of a shelf once it moved. Sales change nothing of them: what is left follows from what the shelf counts. Only
 * where lots are named, or others come without one, the numbers are fixed anew, as they were at that moment.
 */
export function lotsAfter(lots: readonly Lot[], { why, before, after, lots: said, lotsNow }: LotMove): Lot[] {
  if (lotsNow) return lotsLeft(after.onHand, joined([], lotsNow));
  const grown = after.onHand - before.onHand;
  if (!said && (grown <= 0 || ordersGiveBack.includes(why))) return [...lots];
  const settled = lotsLeft(before.onHand, lots);
  if (why === 'expired') return heldBack(settled, said ?? []);
  const changed = grown < 0 ? without(settled, said ?? []) : joined(settled, said ?? []);
  return lotsLeft(after.onHand, changed);
}

/** The lots that leave with so many pieces: first what nobody knows the lot of, then what expires first. */
export function lotsLeaving(onHand: number, left: readonly Lot[], quantity: number): Pieces[] {
  let rest = quantity - unknownOf(onHand, left);
  return left.toSorted(firstToExpire).flatMap(({ code, expiresOn, ...lot }) => {
    const taken = Math.max(0, Math.min(rest, lot.quantity - lot.held));
    rest -= taken;
    return taken > 0 ? [{ code, expiresOn, quantity: taken }] : [];
  });
}

/**
 * Of pieces that left together, the lots of some: of those from one place on, in the order they left in. What of them is
 * of no known lot left first.
 */
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

/** From the first moment of its day on it is sold no more. */
export const isExpired = ({ expiresOn }: Pick<Lot, 'expiresOn'>, today: string): boolean =>
  expiresOn <= today;

/** What is past its day and not held back yet, as many as nobody holds. */
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
