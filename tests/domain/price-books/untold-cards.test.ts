import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import * as cards from '#functions/domain/catalogue/records/read-cards.ts';
import { writeWindows } from '#functions/domain/catalogue/products/write-windows.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

it('variants are read only of products whose cards do not say what they cost, and then the cards say it', async () => {
  const world = await priceWorld();
  const make = () => world.addProduct({ price: 100_000, category: 0, business: 0 });
  const [told, untold, plain] = [await make(), await make(), await make()];
  const set = (id: string, change: object) =>
    world.table.write([update(productKeys.card(id), { set: { ...change } })]);
  await set(untold.id, { variantPrices: {} });
  await set(plain.id, { variantPrices: {}, hasVariants: false });
  const read = vi.spyOn(cards, 'readVariants');
  await writeWindows(world.context, [told.id, untold.id, plain.id]);
  expect(read.mock.calls.flatMap(([, ids]) => ids)).toEqual([untold.id]);
  const pricesOf = async (id: string) => (await findCard(world.context, id))?.variantPrices;
  expect(Object.keys((await pricesOf(told.id)) ?? {})).toHaveLength(1);
  expect(await pricesOf(untold.id)).toEqual(await pricesOf(told.id));
  expect(await pricesOf(plain.id)).toEqual({});
});
