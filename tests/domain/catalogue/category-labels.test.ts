import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCategory } from '#functions/domain/catalogue/categories/delete-category.ts';
import { deleteBrand } from '#functions/domain/catalogue/makers/delete-brand.ts';
import { deleteBusiness } from '#functions/domain/catalogue/makers/delete-business.ts';
import {
  brandRecord,
  businessRecord,
  cardRecord,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { noteFilings, listProductsByLabel } from '#functions/domain/catalogue/records/category-labels.ts';
import { isInUse } from '#functions/domain/catalogue/views/filed-products.ts';
import { aBrand, aBusiness, aCategory, aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { productRows } from '../support/product-rows.ts';
import { aMakersWorld } from './makers-world.ts';

/** Whoever waits is let go at once, once others went first: files share a worker, so that no module is replaced. */
const waits = { asked: [] as number[], meanwhile: () => {} };

beforeEach(() => {
  waits.asked = [];
  waits.meanwhile = () => {};
  vi.spyOn(timers, 'setTimeout').mockImplementation(<T>(milliseconds = 0, value?: T) => {
    waits.asked.push(milliseconds);
    waits.meanwhile();
    // Nobody who waits here asks for a value.
    return Promise.resolve(value as T);
  });
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const filedAt = '2026-11-20T03:00:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(filedAt) + milliseconds);

describe('whoever takes away what something was filed under', () => {
  it.each([
    ['a moment later', 500, [1500]],
    ['at the end of two seconds', 1999, [1]],
    ['two seconds later', 2000, []],
    ['by a clock that is behind', -10_000, [2000]],
  ])('%s waits no longer than lists may take to show it', async (_, milliseconds, asked) => {
    await listProductsByLabel({ filedAt }, after(milliseconds));
    expect(waits.asked).toEqual(asked);
  });

  it('waits for nothing where nothing ever was', async () => {
    await listProductsByLabel({}, after(0));
    expect(waits.asked).toEqual([]);
  });

  const tea = aCategory({ id: 'tea', name: 'Trà' });
  const shop = aBusiness({ id: 'biz-tea' });
  const brand = aBrand({ id: 'brand-tea', name: 'Sen' });

  it.each([
    [
      'category',
      'CATEGORY_IN_USE',
      (context: ReturnType<typeof contextOf>) => deleteCategory(context, tea.id),
    ],
    [
      'business',
      'BUSINESS_IN_USE',
      (context: ReturnType<typeof contextOf>) => deleteBusiness(context, shop.id),
    ],
    ['brand', 'BRAND_IN_USE', (context: ReturnType<typeof contextOf>) => deleteBrand(context, brand.id)],
  ] as const)('finds a product that lists show only now, and its %s stays', async (_, code, takeAway) => {
    const { table, put } = aMakersWorld();
    put([categoryItem(tea), businessRecord.item(shop), brandRecord.item(brand)]);
    const { card } = aProduct({ name: 'Trà sen', category: tea, facts: { business: shop, brand } });
    await table.write(noteFilings([{ before: undefined, after: card }], after(0)));
    waits.meanwhile = () => put([cardRecord.item(card)]);
    expect(await refusalOf(takeAway(contextOf(table, () => after(100))))).toBe(code);
    expect(waits.asked).toEqual([1900]);
  });
});

it('what hangs on something is counted to the last, listed to the twentieth and named to the third', async () => {
  const brand = aBrand({ name: 'Sen' });
  const named = (nth: number) => `Trà ${String(nth).padStart(2, '0')}`;
  const products = async (count: number) => {
    const cards = Array.from({ length: count }, (_, nth) =>
      aProduct({ name: named(nth), facts: { id: `p${String(nth).padStart(2, '0')}`, brand } }),
    );
    return (await productRows(cards.map(({ card }) => card))).view;
  };
  const told = async (count: number) =>
    (
      await isInUse(
        'BRAND_IN_USE',
        [{ path: 'shelves/1', name: 'Kệ' }],
        { kind: 'brand', ids: [brand.id] },
        await products(count),
      )
    )?.details;
  const many = await told(22);
  expect(many?.params).toEqual({ count: 23, names: 'Kệ, Trà 00, Trà 01, …' });
  expect(many?.errors?.map(({ path }) => path)).toEqual([
    'shelves/1',
    ...Array.from({ length: 19 }, (_, nth) => `products/p${String(nth).padStart(2, '0')}`),
  ]);
  expect((await told(2))?.params).toEqual({ count: 3, names: 'Kệ, Trà 00, Trà 01' });
});
