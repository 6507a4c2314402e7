import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownPrices } from '#functions/domain/price-books/own-prices.ts';
import { pricingFor } from '#functions/domain/price-books/pricing-for.ts';
import { mayAffectOtherBooks, windowsOf } from '#functions/domain/pricing/windows-of.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { momentOf, priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const rice = { price: 100_000, category: 0, business: 0 };

it('other books may concern a product that is filed elsewhere, or is another maker’s', () => {
  const product = (path: string[], id: string) => ({ business: { id }, category: { path } }) as never;
  const before = product(['a', 'b'], 'x');
  const changes = [
    product(['a', 'b'], 'x'),
    product(['a', 'c'], 'x'),
    product(['a'], 'x'),
    product(['a', 'b'], 'y'),
  ];
  expect(changes.map((after) => mayAffectOtherBooks(before, after))).toEqual([false, true, true, true]);
});

describe('what a buyer pays', () => {
  it('is asked of their groups where one price of several is for a group', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const items = [{ productId: product.id, rules: [{ variantId: null, way: 'fixed' as const, value: 5 }] }];
    await world.addBook({ items });
    await world.addBook({ scope: { kind: 'group', groupId: 'si' }, items });
    world.belongTo(['si']);
    await world.settle();
    const card = world.rows().find(({ entity, id }) => entity === 'product' && id === product.id);
    const lookup = pricingFor(world.context, { kind: 'member', userId: 'lan' });
    expect((await lookup([card] as never)).buyer.groups).toEqual(['si']);
  });

  it('is asked of their groups once, and only where a price is for groups', async () => {
    const world = await priceWorld();
    const product = await world.addProduct(rice);
    const other = await world.addProduct(rice);
    await world.addBook({
      scope: { kind: 'group', groupId: 'quen' },
      items: [{ productId: product.id, rules: [{ variantId: null, way: 'fixed', value: 5 }] }],
    });
    world.belongTo(['quen']);
    await world.settle();
    const cards = world.rows().filter(({ entity }) => entity === 'product');
    const [ofGroup, plain] = [product, other].map(({ id }) => cards.find((card) => card['id'] === id));
    const lookup = pricingFor(world.context, { kind: 'member', userId: 'lan' });
    expect((await lookup([plain] as never)).buyer).toEqual({ groups: [], channel: 'website' });
    expect((await lookup([plain, ofGroup] as never)).buyer).toEqual({ groups: ['quen'], channel: 'website' });
    world.belongTo([]);
    expect((await lookup([ofGroup] as never)).buyer.groups).toEqual(['quen']);
    for (const kind of ['guest', 'store'] as const)
      expect((await pricingFor(world.context, { kind })([ofGroup] as never)).buyer).toEqual({
        groups: [],
        channel: kind,
      });
    expect(await refusalOf(ownPrices(world.context, { id: 'none', owner: { kind: 'guest' } }))).toBe(
      'PRODUCT_NOT_FOUND',
    );
  });
});

it('books stand on a product in one order, and each of them says something', () => {
  const book = (id: string, given: object = {}) => ({
    id,
    validFrom: null,
    validTo: null,
    isActive: true,
    isDeleted: false,
    scope: { kind: 'all' as const },
    priority: 0,
    categories: [{ categoryId: 'c', way: 'percent' as const, value: -1 }],
    ...given,
  });
  const product = { id: 'p', business: { id: 'b' }, category: { path: ['c', 'd'] } };
  const ids = (...books: ReturnType<typeof book>[]) =>
    windowsOf(product, books, () => undefined, momentOf(0)).map(({ bookId }) => bookId);
  expect(ids(book('z'), book('a'), book('m'))).toEqual(['a', 'm', 'z']);
  expect(
    ids(
      book('deleted', { isDeleted: true }),
      book('off', { isActive: false }),
      book('over', { validTo: momentOf(0) }),
      book('elsewhere', { scope: { kind: 'business', businessId: 'x' } }),
      book('silent', { categories: [] }),
      book('coming', { validFrom: momentOf(3) }),
      book('own', { scope: { kind: 'business', businessId: 'b' } }),
    ),
  ).toEqual(['coming', 'own']);
});
