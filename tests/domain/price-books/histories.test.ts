import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductLine } from '#shared/price-books/price-book.ts';
import { everybody } from '#shared/price-books/effective-price.ts';
import type { PriceRule } from '#shared/price-books/price-rule.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  businesses,
  categories,
  groups,
  momentOf,
  type PriceWorld,
  priceWorld,
  setDay,
} from './price-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const place = fc.nat({ max: 5 });
const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({
    variantId: fc.constantFrom(null, 'tui-lon'),
    way: fc.constant('fixed' as const),
    value: fc.integer({ min: 1, max: 150 }).map((thousands) => thousands * 1000),
  }),
  fc.record({
    variantId: fc.constantFrom(null, 'tui-lon'),
    way: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: -60, max: 40 }),
  }),
);
const rules = fc.uniqueArray(rule, { maxLength: 2, selector: ({ variantId }) => variantId });
const day = fc.option(fc.integer({ min: -3, max: 12 }).map(momentOf), { nil: null });

const terms = fc.record(
  {
    validFrom: day,
    validTo: day,
    isActive: fc.boolean(),
    priority: fc.nat({ max: 2 }),
    scope: fc.oneof(
      fc.constant({ kind: 'all' as const }),
      fc.constantFrom(...businesses).map((businessId) => ({ kind: 'business' as const, businessId })),
      fc.constantFrom(...groups).map(({ id: groupId }) => ({ kind: 'group' as const, groupId })),
      fc
        .constantFrom('website' as const, 'guest' as const)
        .map((channel) => ({ kind: 'channel' as const, channel })),
    ),
    categories: fc.uniqueArray(
      fc.record({
        categoryId: fc.constantFrom(...categories.map(({ id }) => id)),
        way: fc.constant('percent' as const),
        value: fc.integer({ min: -50, max: 50 }),
      }),
      { maxLength: 2, selector: ({ categoryId }) => categoryId },
    ),
  },
  { requiredKeys: [] },
);
const product = fc.record({
  price: fc.integer({ min: 1, max: 200 }).map((thousands) => thousands * 1000),
  category: fc.nat({ max: categories.length - 1 }),
  business: fc.nat({ max: businesses.length - 1 }),
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    terms,
    lines: fc.array(fc.tuple(place, rules), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('terms' as const), at: place, terms }),
  fc.record({
    kind: fc.constant('lines' as const),
    at: place,
    lines: fc.array(fc.tuple(place, rules), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), at: place }),
  fc.record({ kind: fc.constant('product' as const), product }),
  fc.record({ kind: fc.constant('move' as const), at: place, product }),
  fc.record({ kind: fc.constant('category' as const), under: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('refile' as const) }),
  fc.record({ kind: fc.constant('groups' as const), ids: fc.subarray(groups.map(({ id }) => id)) }),
  fc.record({ kind: fc.constant('work' as const), pieces: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
);
type TermsStep = typeof terms extends fc.Arbitrary<infer T> ? T : never;
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Terms that end before they begin are refused before they come here. */
const inOrder = <T extends { validFrom?: string | null; validTo?: string | null }>(given: T): T =>
  given.validFrom && given.validTo && given.validTo <= given.validFrom ? { ...given, validTo: null } : given;

const departments = [0, 2].map((place) => ({
  categoryId: categories[place]?.id ?? '',
  way: 'percent' as const,
  value: -10 - place,
}));

/** A book that was deleted is answered for as one that never was; every other takes what is said of it. */
async function expectDoneWhereThere(world: PriceWorld, id: string, work: () => Promise<unknown>) {
  const due = world.notes.find(id) ? undefined : 'PRICE_BOOK_NOT_FOUND';
  expect(await refusalOf(work())).toBe(due);
}

/** A change is refused where the book would end before it begins, by what it said before and what is said now. */
async function changeTerms(world: PriceWorld, id: string, asked: TermsStep) {
  const known = world.notes.find(id);
  const change = inOrder(asked);
  const { validFrom, validTo } = { ...known, ...change };
  const isBackwards = Boolean(validFrom && validTo && validTo <= validFrom);
  const { version = 0 } = world.rows().find(({ sk, entity }) => entity === 'price-book' && sk === id) ?? {};
  const refusal = await refusalOf(world.changeBook(id, Number(version), change));
  if (known) expect(refusal).toBe(isBackwards ? 'BAD_REQUEST' : undefined);
  else expect(refusal).toBe('PRICE_BOOK_NOT_FOUND');
}

/** What staff, shoppers and the clock may do; and in which groups the member is after it. */
function doings(world: PriceWorld) {
  const books: string[] = [];
  let today = 0;
  const at = <T>(things: readonly T[], wanted: number): T | undefined =>
    things[wanted % Math.max(1, things.length)];
  const linesOf = (lines: readonly (readonly [number, PriceRule[]])[]): ProductLine[] => [
    ...new Map(
      lines.flatMap(([wanted, said]) => {
        const found = at(world.all, wanted);
        return found ? [[found.id, { productId: found.id, rules: said }] as const] : [];
      }),
    ).values(),
  ];
  return async (next: Step): Promise<void> => {
    if (next.kind === 'wait') setDay((today += next.days));
    if (next.kind === 'work') await world.work(next.pieces);
    if (next.kind === 'category') await world.moveCategory(next.under);
    if (next.kind === 'refile') await world.refile();
    if (next.kind === 'groups') world.belongTo(next.ids);
    if (next.kind === 'product') await world.addProduct(next.product);
    if (next.kind === 'move') {
      const found = at(world.all, next.at);
      if (found) await world.changeProduct(found, next.product);
    }
    if (next.kind === 'book') {
      const { id } = await world.addBook({ ...inOrder(next.terms), items: linesOf(next.lines) });
      books.push(id);
    }
    if (next.kind === 'delete') {
      const id = at(books, next.at);
      if (id) await expectDoneWhereThere(world, id, () => world.removeBook(id));
    }
    if (next.kind === 'lines') {
      const id = at(books, next.at);
      const lines = linesOf(next.lines);
      if (id && lines.length > 0) await expectDoneWhereThere(world, id, () => world.saveLines(id, lines));
    }
    if (next.kind === 'terms') {
      const id = at(books, next.at);
      if (id) await changeTerms(world, id, next.terms);
    }
  };
}

const groupsAfter = (history: readonly Step[]): string[] =>
  history.flatMap((step) => (step.kind === 'groups' ? [step.ids] : [])).at(-1) ?? [];

async function requireOnePrice(world: PriceWorld, inGroups: readonly string[] = []): Promise<void> {
  for (const one of world.all) {
    const [ownWhole, ownLarge] = world.expectedTotals(one, { groups: inGroups, channel: 'website' });
    expect(await world.asBought(one)).toEqual({
      page: [ownWhole, ownLarge],
      cart: ownLarge,
      order: ownLarge,
    });
    const [whole, large] = world.expectedTotals(one, everybody);
    const shown = await world.asShown(one);
    expect({ list: shown.list[0], page: shown.page, cart: shown.cart }).toEqual({
      list: whole,
      page: [whole, large],
      cart: large,
    });
    expect([shown.card.priceMin, shown.card.priceMax]).toEqual([
      Math.min(whole ?? 0, large ?? 0),
      Math.max(whole ?? 0, large ?? 0),
    ]);
  }
}

describe('whatever happens to books and products', () => {
  it('lists, pages, carts and orders say what the rule says, today and on every day that comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }), async (history) => {
        setDay(0);
        const world = await priceWorld();
        const happen = doings(world);
        await world.addProduct({ price: 100_000, category: 1, business: 0 });
        // What the movable category stands under matters from the first day.
        await world.addBook({ categories: departments });
        for (const next of history) await happen(next);
        await world.settle();
        const inGroups = groupsAfter(history);
        await requireOnePrice(world, inGroups);
        // Nothing is written at the moment a book begins or ends.
        const before = world.rows().length;
        for (const days of [3, 3, 5, 9]) {
          await happen({ kind: 'wait', days });
          await requireOnePrice(world, inGroups);
        }
        expect(world.rows()).toHaveLength(before);
        world.view.close();
      }),
      modelRuns(30),
    );
  });

  it('makes no difference how they cross each other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        product,
        fc.array(fc.tuple(terms, rules), { minLength: 1, maxLength: 3 }),
        async (scheduler, elsewhere, editions) => {
          setDay(0);
          let isBusy = false;
          const world = await priceWorld(() =>
            isBusy ? scheduler.schedule(Promise.resolve(), 'table') : Promise.resolve(),
          );
          const one = await world.addProduct({ price: 100_000, category: 1, business: 0 });
          const book = await world.addBook({ items: [{ productId: one.id, rules: [] }] });
          isBusy = true;
          const edit = async () => {
            for (const [said, ruled] of editions) {
              await world.saveLines(book.id, [{ productId: one.id, rules: ruled }]);
              await changeTerms(world, book.id, said);
            }
          };
          await scheduler.waitFor(
            Promise.all([
              edit(),
              world.work(6),
              world.changeProduct(one, elsewhere),
              world.addProduct(elsewhere),
              world.work(6),
            ]),
          );
          isBusy = false;
          await world.settle();
          await requireOnePrice(world);
          expect(world.jobs()).toEqual([]);
          world.view.close();
        },
      ),
      modelRuns(20),
    );
  });
});
