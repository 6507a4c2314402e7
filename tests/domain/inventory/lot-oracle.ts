import type { LedgerLine } from '#shared/inventory/stock-movement.ts';

/** One piece of goods on a shelf; without a lot where nobody knows it. */
type Piece = { lot?: { code: string; expiresOn: string } | undefined; isHeld: boolean };

const unknown = (count: number): Piece[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ isHeld: false }));

const nameOf = ({ lot }: Piece): string => (lot ? `${lot.expiresOn} ${lot.code}` : '');

/** Packers take what nobody knows the lot of, then what expires first; what is held back they leave to the last. */
const byPacking = (a: Piece, b: Piece): number =>
  Number(a.isHeld) - Number(b.isHeld) || (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)));

const givenBack = ['cancelled', 'parcel-returned', 'returned', 'exchanged'];

type Said = NonNullable<LedgerLine['lots']>[number];

const piecesOf = ({ code, expiresOn, quantity }: Said): Piece[] =>
  Array.from({ length: quantity }, () => ({ lot: { code, expiresOn }, isHeld: false }));

const isOf = (piece: Piece, { code, expiresOn }: Said): boolean =>
  piece.lot?.code === code && piece.lot.expiresOn === expiresOn;

/** Takes out so many pieces of the kind asked for, as far as there are any. */
function takeOut(pieces: Piece[], count: number, fits: (piece: Piece) => boolean): Piece[] {
  const taken: Piece[] = [];
  for (const piece of pieces.toSorted(byPacking))
    if (taken.length < count && fits(piece)) {
      taken.push(piece);
      pieces.splice(pieces.indexOf(piece), 1);
    }
  return taken;
}

/**
 * The lots of a shelf by its ledger, followed piece by piece: the shop works the same out of sums. An order gives back
 * what was taken last, until somebody names lots or finds more: then what left is forgotten.
 */
export function expectedLots(lines: readonly LedgerLine[]) {
  let pieces = unknown(lines[0]?.before.onHand ?? 0);
  let gone: Piece[] = [];
  for (const { why, before, after, lots = [], lotsNow } of lines) {
    const grown = after.onHand - before.onHand;
    if (lotsNow) {
      const seen = lotsNow.flatMap(piecesOf);
      pieces = [...seen, ...unknown(after.onHand - seen.length)];
      gone = [];
    } else if (why === 'expired') {
      for (const said of lots)
        for (const piece of pieces.filter((one) => isOf(one, said) && !one.isHeld).slice(0, said.quantity))
          piece.isHeld = true;
      gone = [];
    } else if (grown > 0 && lots.length === 0 && givenBack.includes(why)) {
      const back = gone.splice(Math.max(0, gone.length - grown));
      pieces.push(...back, ...unknown(grown - back.length));
    } else if (grown > 0) {
      const come = lots.flatMap(piecesOf);
      pieces.push(...come, ...unknown(grown - come.length));
      gone = [];
    } else if (grown < 0 && lots.length > 0) {
      let left = -grown;
      for (const said of lots) {
        const held = takeOut(pieces, said.held ?? 0, (piece) => isOf(piece, said) && piece.isHeld);
        // Of those that are not said to be held back, none is, unless nothing else is there.
        const others = takeOut(pieces, said.quantity - held.length, (piece) => isOf(piece, said));
        left -= held.length + others.length;
      }
      takeOut(pieces, left, () => true);
      gone = [];
    } else if (grown < 0) gone.push(...takeOut(pieces, -grown, () => true));
  }
  const known = Map.groupBy(
    pieces.filter(({ lot }) => lot),
    nameOf,
  );
  return [...known.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, alike]) => ({
      ...alike[0]?.lot,
      quantity: alike.length,
      held: alike.filter(({ isHeld }) => isHeld).length,
    }));
}
