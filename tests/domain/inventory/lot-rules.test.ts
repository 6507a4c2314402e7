import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Lot,
  type LotMove,
  lotsAfter,
  lotsLeaving,
  remainingLots,
  lotsOfPart,
  lotsToHoldBack,
  unknownOf,
} from '#shared/inventory/lot-rules.ts';
import { maxLots, piecesOf } from '#shared/inventory/lots.ts';

const lot = (code: string, expiresOn: string, quantity: number, held = 0): Lot => ({
  code,
  expiresOn,
  quantity,
  held,
});
const moved = (from: number, to: number, more: Partial<Omit<LotMove, 'before' | 'after'>> = {}): LotMove => ({
  why: 'sold',
  ...more,
  before: { onHand: from },
  after: { onHand: to },
});

const [tet, spring] = [lot('T', '2027-02-01', 10), lot('X', '2027-04-01', 10)];

describe('what is left of lots', () => {
  it('is what expires last: who packs takes what expires first', () => {
    expect(remainingLots(13, [spring, tet])).toEqual([lot('T', '2027-02-01', 3), spring]);
    expect(remainingLots(4, [tet, spring])).toEqual([lot('X', '2027-04-01', 4)]);
    expect(remainingLots(0, [tet, spring])).toEqual([]);
  });

  it('leaves what nobody knows the lot of before all others', () => {
    expect(unknownOf(25, remainingLots(25, [tet, spring]))).toBe(5);
    expect(unknownOf(18, remainingLots(18, [tet, spring]))).toBe(0);
  });

  it('keeps what is held back, however much is sold', () => {
    expect(remainingLots(8, [{ ...tet, held: 6 }, spring])).toEqual([
      lot('T', '2027-02-01', 6, 6),
      lot('X', '2027-04-01', 2),
    ]);
  });

  it('goes back to the lot that was taken from where an order gives back', () => {
    const sold = lotsAfter([tet, spring], moved(20, 15));
    const back = lotsAfter(sold, moved(15, 17, { why: 'cancelled' }));
    expect(remainingLots(17, back)).toEqual([lot('T', '2027-02-01', 7), spring]);
  });

  it('is of no known lot where staff find more and do not say', () => {
    const found = lotsAfter([tet, spring], moved(15, 17, { why: 'corrected' }));
    expect(remainingLots(17, found)).toEqual([lot('T', '2027-02-01', 5), spring]);
    expect(unknownOf(17, remainingLots(17, found))).toBe(2);
  });

  it('takes in another that expires first without giving back what was sold', () => {
    const winter = { code: 'D', expiresOn: '2026-12-01', quantity: 10 };
    const came = lotsAfter([tet, spring], moved(15, 25, { why: 'received', lots: [winter] }));
    expect(remainingLots(25, came).map(({ code, quantity }) => [code, quantity])).toEqual([
      ['D', 10],
      ['T', 5],
      ['X', 10],
    ]);
  });

  it('is fixed anew by who looked, and nothing is held back of it any more', () => {
    const lotsNow = [{ code: 'T', expiresOn: '2027-03-01', quantity: 7 }];
    const fixed = lotsAfter([{ ...tet, held: 4 }, spring], moved(14, 12, { why: 'corrected', lotsNow }));
    expect(fixed).toEqual([lot('T', '2027-03-01', 7)]);
    expect(unknownOf(12, remainingLots(12, fixed))).toBe(5);
  });

  it('leaves a shelf for another by the same rule', () => {
    expect(lotsLeaving(23, [tet, spring], 8)).toEqual([{ code: 'T', expiresOn: '2027-02-01', quantity: 5 }]);
    expect(lotsLeaving(20, [{ ...tet, held: 8 }, spring], 4)).toEqual([
      { code: 'T', expiresOn: '2027-02-01', quantity: 2 },
      { code: 'X', expiresOn: '2027-04-01', quantity: 2 },
    ]);
  });

  it('is held back from its day on, as many as nobody holds', () => {
    expect(lotsToHoldBack([tet, spring], '2027-01-31', 20)).toEqual([]);
    expect(lotsToHoldBack([tet, spring], '2027-02-01', 20)).toEqual([
      { code: 'T', expiresOn: '2027-02-01', quantity: 10 },
    ]);
    expect(piecesOf(lotsToHoldBack([{ ...tet, held: 3 }, spring], '2027-05-01', 12))).toBe(12);
  });
});

const days = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'];
const somePieces = fc.record({
  code: fc.constantFrom('A', 'B', 'C'),
  expiresOn: fc.constantFrom(...days),
  quantity: fc.integer({ min: 1, max: 30 }),
});
const someLots = fc.uniqueArray(somePieces, {
  maxLength: 5,
  selector: ({ code, expiresOn }) => code + expiresOn,
});
const step = fc.record({
  why: fc.constantFrom(
    'sold',
    'cancelled',
    'received',
    'corrected',
    'counted',
    'transfer-sent',
    'transfer-received',
    'expired',
  ),
  by: fc.integer({ min: -20, max: 30 }),
  lots: fc.option(someLots, { nil: undefined }),
  looked: fc.boolean(),
});

it('comes to what lies on the shelf after any history, and never below nought', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let onHand = 0;
      let lots: Lot[] = [];
      for (const { why, by, lots: said, looked } of steps) {
        const to = why === 'expired' ? onHand : Math.max(0, onHand + by);
        const named = looked && why !== 'expired' ? { lotsNow: said } : { lots: said };
        lots = lotsAfter(lots, {
          why: why as LotMove['why'],
          ...named,
          before: { onHand },
          after: { onHand: to },
        });
        onHand = to;
        const left = remainingLots(onHand, lots);
        expect(piecesOf(left) + unknownOf(onHand, left)).toBe(onHand);
        expect(left.every(({ quantity, held }) => quantity > 0 && held >= 0 && held <= quantity)).toBe(true);
        expect(left.length).toBeLessThanOrEqual(maxLots);
        // Looked at once more, nothing is another.
        expect(remainingLots(onHand, left)).toEqual(left);
      }
    }),
  );
});

it('tells of parts what they are of, each piece once', () => {
  fc.assert(
    fc.property(
      someLots,
      fc.nat({ max: 20 }),
      fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 8 }),
      (lots, unknown, parts) => {
        const quantity = piecesOf(lots) + unknown;
        let from = 0;
        const told = parts.flatMap((wanted) => {
          const count = Math.min(wanted, quantity - from);
          const part = lotsOfPart({ quantity, lots }, { from, count });
          expect(piecesOf(part)).toBeLessThanOrEqual(count);
          from += count;
          return part;
        });
        const rest = lotsOfPart({ quantity, lots }, { from, count: quantity - from });
        expect(piecesOf([...told, ...rest])).toBe(piecesOf(lots));
      },
    ),
  );
});
