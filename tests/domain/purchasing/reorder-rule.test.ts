import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coverOf,
  daysLeftOf,
  never,
  proposedOf,
  salesPeriodDays,
  type StockFigures,
} from '#shared/purchasing/reorder-rule.ts';

const goods = (given: Partial<StockFigures> = {}): StockFigures => ({
  sold: 60,
  available: 10,
  onOrder: 0,
  minQuantity: 0,
  maxQuantity: null,
  ...given,
});
/** A week on the way, and a fortnight until the next look. */
const days = 21;

describe('what is proposed', () => {
  it.each([
    ['what sells until the next delivery, less what is there', goods(), 1, 32],
    ['less what is on its way', goods({ onOrder: 12 }), 1, 20],
    ['the minimum beside', goods({ minQuantity: 8 }), 1, 40],
    ['whole pieces, rounded up', goods({ sold: 1, available: 0 }), 1, 1],
    ['whole packs', goods(), 24, 48],
    ['nothing where there is enough', goods({ available: 42 }), 24, 0],
    ['one piece where one is missing', goods({ available: 41 }), 1, 1],
    ['up to the maximum', goods({ maxQuantity: 30 }), 1, 20],
    ['as many packs as fit below the maximum', goods({ maxQuantity: 40 }), 12, 24],
    ['single pieces where no pack fits', goods({ maxQuantity: 20 }), 24, 10],
    ['nothing above the maximum', goods({ available: 30, maxQuantity: 30 }), 1, 0],
    ['the minimum of what does not sell', goods({ sold: 0, minQuantity: 15 }), 1, 5],
    ['nothing of what does not sell', goods({ sold: 0, available: 0 }), 1, 0],
  ])('is %s', (_, stocked, pack, proposed) => expect(proposedOf(stocked, { days, pack })).toBe(proposed));
});

describe('how long it lasts', () => {
  it.each([
    [goods(), 5],
    [goods({ available: 0 }), 0],
    [goods({ sold: 0 }), null],
    [goods({ available: 11 }), 5],
  ])('%j: %j days', (stocked, left) => expect(daysLeftOf(stocked)).toBe(left));

  it('counts what is on its way above the minimum, and never runs out where there is the most already', () => {
    expect(coverOf(goods({ onOrder: 10, minQuantity: 4 }))).toBe(8);
    expect(coverOf(goods({ minQuantity: 12 }))).toBe(-1);
    expect(coverOf(goods({ available: 30, maxQuantity: 30 }))).toBe(never);
    expect([goods({ sold: 0 }), goods({ sold: 0, minQuantity: 11 })].map(coverOf)).toEqual([never, -1]);
  });
});

const pieces = fc.integer({ min: 0, max: 5000 });
const anything = fc.record({
  sold: pieces,
  available: pieces,
  onOrder: pieces,
  minQuantity: pieces,
  maxQuantity: fc.option(pieces),
});
const terms = fc.record({ days: fc.integer({ min: 1, max: 400 }), pack: fc.integer({ min: 1, max: 60 }) });

describe('whatever the shop looks like', () => {
  it('something is proposed exactly where it lasts fewer days than have to be covered: as the list is narrowed', () =>
    fc.assert(
      fc.property(anything, terms, (stocked, given) => {
        expect(proposedOf(stocked, given) > 0).toBe(coverOf(stocked) <= given.days - 1);
      }),
    ));

  it('what is bought covers the days, or fills the shelf; and never overfills it', () =>
    fc.assert(
      fc.property(anything, terms, (stocked, given) => {
        const proposed = proposedOf(stocked, given);
        expect(Number.isInteger(proposed) && proposed >= 0).toBe(true);
        const { maxQuantity, available, onOrder, minQuantity, sold } = stocked;
        const then = available + onOrder + proposed;
        const room = maxQuantity === null ? Infinity : maxQuantity - then;
        if (proposed > 0) expect(room).toBeGreaterThanOrEqual(0);
        const isCovered = (then - minQuantity) * salesPeriodDays >= sold * given.days;
        expect(isCovered || room < given.pack).toBe(true);
      }),
    ));

  it('who sells faster, or waits longer, never buys less', () =>
    fc.assert(
      fc.property(anything, terms, fc.nat(50), (stocked, { days: wait }, more) => {
        const buy = (given: StockFigures, until: number) => proposedOf(given, { days: until });
        expect(buy({ ...stocked, sold: stocked.sold + more }, wait)).toBeGreaterThanOrEqual(
          buy(stocked, wait),
        );
        expect(buy(stocked, wait + more)).toBeGreaterThanOrEqual(buy(stocked, wait));
      }),
    ));
});
