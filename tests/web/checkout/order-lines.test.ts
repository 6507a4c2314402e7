import { describe, expect, it } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import type { OrderItem } from '#shared/orders/order.ts';
import { WantedLinesText } from '#shared/cart/wanted-lines.ts';
import { queryOfGoods } from '#shared/cart/wanted-text.ts';
import { buyOtherwise, goodsIn } from '#web/features/checkout/rules/chosen-goods.ts';
import { nameLines, readCheckoutSearch } from '#web/features/checkout/rules/checkout-search.ts';
import { groupsOf, obstaclesOf } from '#web/features/checkout/rules/order-lines.ts';
import { emptyDraft } from '#web/features/checkout/rules/draft.ts';
import { selectedPickup, inOrder, buyerLocationOf } from '#web/features/checkout/rules/pickup-options.ts';

const stall = (id: string) => ({ id, name: `Gian ${id}`, slug: id });
const anItem = (id: string, business: string, subtotal: number, unitTotal = subtotal): OrderItem =>
  ({ id, business: stall(business), subtotal, unitTotal, quantity: 1 }) as OrderItem;
const aLine = (cartItemId: string, addedUnitTotal: number, priceChanged = true): CartItem =>
  ({ cartItemId, addedUnitTotal, priceChanged }) as CartItem;

describe('the lines of an order', () => {
  it('stand by stall, each with its sum', () => {
    const items = [anItem('tea', 'a', 30_000), anItem('rice', 'b', 50_000), anItem('mango', 'a', 20_000)];
    const groups = groupsOf({ items }, []);
    expect(groups.map(({ name, amount, lines }) => [name, amount, lines.length])).toEqual([
      ['Gian a', 50_000, 2],
      ['Gian b', 50_000, 1],
    ]);
  });

  it('tell how the price moved since they were put in', () => {
    const items = [anItem('tea', 'a', 30_000), anItem('rice', 'a', 50_000), anItem('mango', 'a', 20_000)];
    const cart = [aLine('tea', 25_000), aLine('rice', 60_000), aLine('mango', 1, false)];
    expect(groupsOf({ items }, cart)[0]?.lines.map(({ since }) => since)).toEqual([5000, -10_000, 0]);
  });

  it('what is in the way finds its line in the cart', () => {
    const issue = {
      cartItemId: 'tea',
      name: 'Trà',
      state: 'short',
      wanted: 5,
      available: 2,
      limit: 'stock',
      minimum: 1,
    } as const;
    const cart = [aLine('tea', 1)];
    expect(obstaclesOf({ issues: [issue] }, cart)).toEqual([{ issue, line: cart[0] }]);
  });
});

describe('which lines the address names', () => {
  it.each([
    [{ only: 'a~-,b~x' }, { cartItemIds: ['a~-', 'b~x'] }],
    [{ only: 12 }, { cartItemIds: ['12'] }],
    [{ only: ',' }, {}],
    [{ only: ['a'] }, {}],
    [{}, {}],
    [{ buy: 'a~-~2' }, { lines: [{ productId: 'a', variantId: null, quantity: 2 }] }],
    [{ buy: 'a~b~x~12' }, { lines: [{ productId: 'a~b', variantId: 'x', quantity: 12 }] }],
    [{ buy: 'a~x~1', only: 'b~-' }, { lines: [{ productId: 'a', variantId: 'x', quantity: 1 }] }],
    [{ buy: 'a~-~0', only: 'b~-' }, { cartItemIds: ['b~-'] }],
    [{ buy: 'a~-~1.5' }, {}],
    [{ buy: 'a~-~' }, {}],
    [{ buy: '~-~1' }, {}],
    [{ buy: '2' }, {}],
  ])('%j', (given, expected) => {
    expect(goodsIn(readCheckoutSearch(given))).toEqual(expected);
  });

  it('another number of what is bought at once stands in the address; lines of the cart do not', () => {
    const goods = goodsIn({ buy: 'a~x~5' });
    expect(buyOtherwise(goods, 'a~x', 2)).toBe('a~x~2');
    expect(buyOtherwise(goods, 'a~-', 2)).toBeUndefined();
    expect(buyOtherwise(goodsIn({ only: 'a~x' }), 'a~x', 2)).toBeUndefined();
    expect(buyOtherwise(goodsIn({ buy: 'a~-~5' }), 'a~-', 1)).toBe('a~-~1');
  });

  it('calls are asked about the same goods', () => {
    expect(queryOfGoods(goodsIn({ buy: 'a~x~5' }))).toEqual({ lines: 'a~x~5' });
    expect(queryOfGoods(goodsIn({ only: 'a~-,b~x' }))).toEqual({ cartItemIds: 'a~-,b~x' });
    expect(queryOfGoods({})).toEqual({});
    const lines = [
      { productId: 'a', variantId: null, quantity: 1 },
      { productId: 'b', variantId: 'x', quantity: 999 },
    ];
    expect(WantedLinesText.parse(queryOfGoods({ lines }).lines)).toEqual(lines);
    for (const junk of ['', 'a', 'a~-~0', 'a~-~1000', 'a~-~x', 'a~-~1,'])
      expect(WantedLinesText.safeParse(junk).success).toBe(false);
  });

  it('everything is named by naming nothing', () => {
    expect(nameLines(['a', 'b'], ['a', 'b'])).toBeUndefined();
    expect(nameLines(['a'], ['a', 'b'])).toBe('a');
  });
});

describe('where to fetch it', () => {
  const option = (id: string, hasEverything: boolean, missing: number) => ({
    id,
    name: id,
    code: id,
    province: '',
    address: '',
    phone: '',
    hours: '',
    isActive: true,
    pausedReason: '',
    hasEverything,
    missing,
  });
  const options = [option('hn', false, 3), option('dn', false, 1), option('sg', true, 0)];

  it('keeps the nearest of equals first, as they come', () => {
    const equals = [option('gan', true, 0), option('xa', true, 0), ...options];
    expect(inOrder(equals).map(({ id }) => id)).toEqual(['gan', 'xa', 'sg', 'dn', 'hn']);
  });

  it.each([
    ['says so', { nearProvince: 79, place: { provinceCode: 1 } }, { provinceCode: 48 }, 79],
    ['has an address', { place: { provinceCode: 1 } }, { provinceCode: 48 }, 48],
    ['wrote a place', { place: { provinceCode: 1 } }, undefined, 1],
    ['said nothing', { place: { provinceCode: null } }, undefined, undefined],
  ])('is near whoever %s', (_, { place, ...said }, home, expected) => {
    const draft = { ...emptyDraft, ...said, place: { ...emptyDraft.place, ...place } };
    const near = buyerLocationOf(draft, home && { system: 'v2', ...home });
    expect(near).toEqual(expected === undefined ? undefined : { system: 'v2', provinceCode: expected });
  });

  it('shows first where everything lies', () => {
    expect(inOrder(options).map(({ id }) => id)).toEqual(['sg', 'dn', 'hn']);
  });

  it.each([
    [undefined, undefined],
    ['hn', 'hn'],
    ['gone', undefined],
  ])('%s → %s', (wanted, expected) => {
    expect(selectedPickup(options, wanted)).toBe(expected);
  });

  it('keeps what was chosen while the warehouses are on their way', () => {
    expect(selectedPickup(undefined, 'hn')).toBe('hn');
  });
});
