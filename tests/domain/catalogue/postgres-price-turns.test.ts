import { expect, it } from 'vitest';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { keptView } from '../support/kept-view.ts';

/** A product that a price book halves from this moment on, long after any run of the test. */
function aCardHalvedFrom(from: string) {
  const window: PriceWindow = {
    bookId: 'tet',
    from,
    until: '2199-01-01T00:00:00.000Z',
    priority: 0,
    rules: [{ variantId: null, way: 'percent', value: -50 }],
  };
  return { ...aProduct({ name: `Mứt ${from}`, price: 100_000 }).card, priceWindows: [window] };
}

const [earlier, later] = ['2198-01-01T00:00:00.000Z', '2198-06-01T00:00:00.000Z'];

it.each(['sqlite', 'postgres'] as const)(
  'the next price change is not one of a product that was removed (%s)',
  async (engine) => {
    const [gone, stays] = [aCardHalvedFrom(earlier), aCardHalvedFrom(later)];
    const { view, remove } = await keptView(productsView, [gone, stays], engine);
    expect(await view.ask.nextTurn()).toBe(earlier);
    await remove(gone.id);
    expect(await view.ask.nextTurn()).toBe(later);
    await remove(stays.id);
    expect(await view.ask.nextTurn()).toBeNull();
  },
);
