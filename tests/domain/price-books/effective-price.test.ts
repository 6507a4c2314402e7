import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, effectivePrice, everybody, nextSwitch } from '#shared/price-books/effective-price.ts';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import { expectedPrice } from './price-oracle.ts';

const day = (number: number): string => new Date(Date.UTC(2027, 0, number)).toISOString();

const aWindow = (given: Partial<PriceWindow> = {}): PriceWindow => ({
  bookId: 'tet',
  from: null,
  until: null,
  priority: 0,
  rules: [{ variantId: null, way: 'fixed', value: 80_000 }],
  ...given,
});

describe('what a line makes of a price', () => {
  it.each([
    ['185.000 set to 150.000', 185_000, 'fixed', 150_000, 150_000],
    ['185.000 less 10 %', 185_000, 'percent', -10, 166_500],
    ['99.999 less 33,33 %, to the nearest đồng', 99_999, 'percent', -33.33, 66_669],
    ['15 less 10 %: half a đồng goes up', 15, 'percent', -10, 14],
    ['100.000 and 12,5 % more', 100_000, 'percent', 12.5, 112_500],
    ['20 billion doubled', 20_000_000_000, 'percent', 100, 40_000_000_000],
    ['185.000 less 20.000', 185_000, 'amount', -20_000, 165_000],
    ['5.000 less 20.000 is nothing, not less', 5_000, 'amount', -20_000, 0],
    ['anything less 100 %', 185_000, 'percent', -100, 0],
  ] as const)('%s', (_, price, way, value, expected) => {
    expect(changedPrice(price, { way, value })).toBe(expected);
  });
});

describe('the price at a moment', () => {
  const own = { price: 100_000 };
  const at = day(10);
  const priceOf = (windows: PriceWindow[], when = at) => effectivePrice(own, windows, when).price;

  it('is its own without a book', () => {
    expect(effectivePrice(own, [], at)).toEqual({ price: 100_000, bookId: null, until: null });
  });

  it('is a book’s from its first moment until just before its last', () => {
    const window = aWindow({ from: day(9), until: day(11) });
    const [first, last] = [day(9), day(11)];
    expect([priceOf([window], day(8)), priceOf([window], first)]).toEqual([100_000, 80_000]);
    expect(priceOf([window], new Date(Date.parse(last) - 1).toISOString())).toBe(80_000);
    expect(priceOf([window], last)).toBe(100_000);
  });

  it('is a book’s for good where it has no end, and since ever where it has no beginning', () => {
    expect(priceOf([aWindow({ from: day(9) })], day(9000))).toBe(80_000);
    expect(priceOf([aWindow({ until: day(11) })], '1970-01-01T00:00:00.000Z')).toBe(80_000);
  });

  it('is that of the higher priority, also where it is dearer', () => {
    const cheap = aWindow({ bookId: 'a', priority: 1 });
    const dear = aWindow({
      bookId: 'b',
      priority: 2,
      rules: [{ variantId: null, way: 'fixed', value: 120_000 }],
    });
    expect(effectivePrice(own, [cheap, dear], at)).toEqual({ price: 120_000, bookId: 'b', until: null });
  });

  it('is the lower one of equal priorities, in whatever order they come', () => {
    const other = aWindow({ bookId: 'z', rules: [{ variantId: null, way: 'percent', value: -30 }] });
    expect(priceOf([aWindow(), other])).toBe(70_000);
    expect(priceOf([other, aWindow()])).toBe(70_000);
  });

  describe('among several books, in whatever order they are read', () => {
    const fixed = (bookId: string, value: number, more: Partial<PriceWindow> = {}): PriceWindow =>
      aWindow({ bookId, rules: [{ variantId: null, way: 'fixed', value }], ...more });
    const orders = ([a, b, c]: [PriceWindow, PriceWindow, PriceWindow]) => [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];

    it.each<[string, [PriceWindow, PriceWindow, PriceWindow], number, string | null]>([
      [
        'the cheapest of the highest priority wins, not the cheapest of all',
        [fixed('a', 50_000), fixed('b', 90_000, { priority: 2 }), fixed('c', 85_000, { priority: 2 })],
        85_000,
        'c',
      ],
      [
        'of equal prices the book with the first id sets it',
        [fixed('b', 70_000), fixed('a', 70_000), fixed('c', 70_000)],
        70_000,
        'a',
      ],
      [
        'a book that has not begun, and one that is over, do not count',
        [
          fixed('a', 10_000, { priority: 9, from: day(11) }),
          fixed('b', 10_000, { priority: 9, until: day(10) }),
          fixed('c', 95_000),
        ],
        95_000,
        'c',
      ],
      [
        'a higher book that says nothing of the product leaves it to the next',
        [
          fixed('a', 60_000, { priority: 1 }),
          aWindow({ bookId: 'b', priority: 9, rules: [{ variantId: 'lon', way: 'fixed', value: 1 }] }),
          fixed('c', 40_000),
        ],
        60_000,
        'a',
      ],
      [
        'a higher book for a group leaves everybody else to the next',
        [
          fixed('a', 10_000, { priority: 9, audience: { kind: 'group', groupId: 'dai-ly' } }),
          fixed('b', 10_000, { priority: 9, audience: { kind: 'channel', channel: 'guest' } }),
          fixed('c', 99_000),
        ],
        99_000,
        'c',
      ],
    ])('%s', (_, books, price, bookId) => {
      for (const order of orders(books))
        expect(effectivePrice(own, order, at)).toMatchObject({ price, bookId });
    });
  });

  it('goes back to what is left when the higher one ends', () => {
    const low = aWindow({ bookId: 'low' });
    const high = aWindow({
      bookId: 'high',
      priority: 5,
      until: day(10),
      rules: [{ variantId: null, way: 'fixed', value: 60_000 }],
    });
    expect([priceOf([low, high], day(9)), priceOf([low, high], day(10))]).toEqual([60_000, 80_000]);
  });

  it('of a variant is its own line’s before its product’s', () => {
    const variant = { id: 'lon', additionalPrice: 20_000 };
    const both = aWindow({
      rules: [
        { variantId: null, way: 'percent', value: -10 },
        { variantId: 'lon', way: 'fixed', value: 99_000 },
      ],
    });
    expect(effectivePrice({ price: 100_000, variant }, [both], at).price).toBe(99_000);
    const other = { id: 'nho', additionalPrice: 10_000 };
    expect(effectivePrice({ price: 100_000, variant: other }, [both], at).price).toBe(99_000);
    expect(effectivePrice(own, [both], at).price).toBe(90_000);
  });

  it('of a variant is the price set for its product and what the variant costs on top', () => {
    const variant = { id: 'lon', additionalPrice: 20_000 };
    expect(effectivePrice({ price: 100_000, variant }, [aWindow()], at).price).toBe(100_000);
  });

  it('a line of one variant leaves its product and the others alone', () => {
    const one = aWindow({ rules: [{ variantId: 'lon', way: 'fixed', value: 1 }] });
    expect(effectivePrice(own, [one], at).bookId).toBeNull();
    const variant = { id: 'nho', additionalPrice: 10_000 };
    expect(effectivePrice({ price: 100_000, variant }, [one], at).price).toBe(110_000);
  });

  it('of a group or a channel is theirs alone', () => {
    const windows = [
      aWindow({ bookId: 'si', audience: { kind: 'group', groupId: 'dai-ly' } }),
      aWindow({
        bookId: 'web',
        audience: { kind: 'channel', channel: 'website' },
        rules: [{ variantId: null, way: 'fixed', value: 95_000 }],
      }),
    ];
    const of = (groups: string[], channel: 'website' | 'guest' | null) =>
      effectivePrice(own, windows, at, { groups, channel }).price;
    expect([of([], null), of([], 'website'), of(['dai-ly'], 'website'), of(['khac'], 'guest')]).toEqual([
      100_000, 95_000, 80_000, 100_000,
    ]);
  });
});

const moment = fc.integer({ min: 1, max: 30 }).map(day);
const maybe = fc.option(moment, { nil: null });
const rule = fc.oneof(
  fc.record({
    variantId: fc.constantFrom(null, 'lon'),
    way: fc.constant('fixed' as const),
    value: fc.integer({ min: 0, max: 300_000 }),
  }),
  fc.record({
    variantId: fc.constantFrom(null, 'lon'),
    way: fc.constant('percent' as const),
    value: fc.integer({ min: -10_000, max: 20_000 }).map((points) => points / 100),
  }),
  fc.record({
    variantId: fc.constantFrom(null, 'lon'),
    way: fc.constant('amount' as const),
    value: fc.integer({ min: -300_000, max: 300_000 }),
  }),
);
const window = fc.record({
  bookId: fc.constantFrom('a', 'b', 'c', 'd'),
  from: maybe,
  until: maybe,
  priority: fc.integer({ min: 0, max: 2 }),
  audience: fc.constantFrom(
    undefined,
    undefined,
    { kind: 'group' as const, groupId: 'dai-ly' },
    { kind: 'channel' as const, channel: 'website' as const },
  ),
  rules: fc.uniqueArray(rule, { maxLength: 2, selector: ({ variantId }) => variantId }),
});
const windows = fc.uniqueArray(window, { maxLength: 4, selector: ({ bookId }) => bookId });
const buyer = fc.record({
  groups: fc.subarray(['dai-ly', 'quen']),
  channel: fc.constantFrom('website' as const, 'guest' as const, null),
});
const own = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }),
  variant: fc.option(
    fc.record({ id: fc.constantFrom('lon', 'nho'), additionalPrice: fc.integer({ min: 0, max: 50_000 }) }),
    { nil: undefined },
  ),
});

describe('whatever books there are', () => {
  it('the price is what the rules come to when they are worked out by hand', () => {
    fc.assert(
      fc.property(own, windows, moment, buyer, (product, given, at, who) => {
        expect(effectivePrice(product, given, at, who).price).toBe(expectedPrice(product, given, at, who));
      }),
      { numRuns: 500 },
    );
  });

  it('the price is whole đồng, never below nothing, and does not hang on the order they come in', () => {
    fc.assert(
      fc.property(own, windows, moment, (product, given, at) => {
        const found = effectivePrice(product, given, at);
        expect(Number.isInteger(found.price) && found.price >= 0).toBe(true);
        expect(effectivePrice(product, given.toReversed(), at)).toEqual(found);
      }),
    );
  });

  it('a book that sets it is open, and none that is open and says something of it has a higher priority', () => {
    fc.assert(
      fc.property(own, windows, moment, (product, given, at) => {
        const { bookId } = effectivePrice(product, given, at);
        const isOpen = ({ from, until }: PriceWindow) => (from ?? '') <= at && (until === null || at < until);
        const says = ({ rules }: PriceWindow) =>
          rules.some(({ variantId }) => variantId === null || variantId === product.variant?.id);
        const able = given.filter((one) => isOpen(one) && says(one) && !one.audience);
        const chosen = able.find((one) => one.bookId === bookId);
        if (!chosen) expect(able).toEqual([]);
        else expect(Math.max(...able.map(({ priority }) => priority))).toBe(chosen.priority);
      }),
    );
  });

  it('the price changes at no moment that was not foretold', () => {
    fc.assert(
      fc.property(own, windows, moment, moment, (product, given, one, other) => {
        const [from, to] = [one, other].sort() as [string, string];
        const next = nextSwitch(given, from);
        if (next !== null && next <= to) return;
        expect(effectivePrice(product, given, to, everybody)).toEqual(
          effectivePrice(product, given, from, everybody),
        );
      }),
    );
  });
});
