import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { toPublicProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { readProducts } from '#functions/domain/catalogue/views/read-products.ts';
import { withCacheLifetime } from '#functions/platform/handlers/cache-lifetime.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const at = new Date('2026-11-20T03:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at }));
afterEach(() => void vi.useRealTimers());

/** A product that a price book makes cheaper, for so many seconds from now. */
function turningIn(seconds: number, isActive = true) {
  const product = aProduct({ name: `Trà ${seconds}`, isActive });
  const window = {
    bookId: 'b',
    from: null,
    until: new Date(at.getTime() + seconds * 1000).toISOString(),
    priority: 0,
    rules: [{ variantId: null, way: 'percent' as const, value: -20 }],
  };
  return { ...product, card: { ...product.card, priceWindows: [window] } };
}

const secondsOf = async (work: () => Promise<unknown>) => (await withCacheLifetime(work)).seconds;

describe('an answer with prices is kept no longer than these are true', () => {
  it('on a product’s page: its own, and those of the units it is sold in', async () => {
    const page = (shown: Parameters<typeof toPublicProduct>[0]) =>
      secondsOf(async () => toPublicProduct(shown, at));
    expect(await page(aProduct({ name: 'Trà' }))).toBeUndefined();
    expect(await page(turningIn(100))).toBe(100);
    const units = [turningIn(50), turningIn(10, false), turningIn(70)];
    expect(await page({ ...turningIn(100), units })).toBe(50);
    expect(await page({ ...turningIn(30), units })).toBe(30);
  });

  it('in a list: that of whichever product turns first', async () => {
    const { put, rows } = memoryTable();
    readViewsFrom(rows);
    put([aProduct({ name: 'Muối' }), turningIn(100), turningIn(40)].flatMap(productItems));
    expect(await secondsOf(readProducts)).toBe(40);
  });
});
