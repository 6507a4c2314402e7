import { describe, expect, it } from 'vitest';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { commitOrder } from '#functions/domain/orders/placing/commit-order.ts';
import { prepareOrder } from '#functions/domain/orders/placing/prepare-order.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { pickupWish as input } from '../support/pickup-wish.ts';
import { config } from './doing-surroundings.ts';

/** A member with one piece of a product in their cart, who fetches it and pays there. */
async function aCart({ flashSale = false, available = 16 } = {}) {
  const { table, put: seed, rows } = memoryTable();
  const product = aProduct({ name: 'Trà', available, flashSale });
  seed([warehouseItem(aWarehouse()), ...productItems(product)]);
  const context = contextOf(table);
  if (flashSale) await arrangeShelves(context, product);
  const offer = await findOffer(table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  seed([lineItem(input.owner, newLine(offer, 1, '2026-11-01T00:00:00.000Z'))]);
  return { table, context, rows };
}

describe('an order that is written', () => {
  /** Commits an order in a transaction of exactly `count` writes: unrelated ones fill it up. */
  async function withWrites(count: number) {
    const { table, context } = await aCart();
    const commit = async (more: number, write: typeof table.write) => {
      const prepared = await prepareOrder(context, input);
      if ('placed' in prepared) throw new Error('It was placed before');
      const also = Array.from({ length: more }, (_, nth): Operation<never> =>
        put({ pk: `MORE#${nth}`, sk: 'MORE' }),
      );
      return commitOrder(contextOf({ ...table, write }), {
        draft: prepared.draft,
        holds: [],
        begun: undefined,
        also,
      });
    };
    let own = 0;
    await commit(0, async (operations) => {
      own = operations.length;
      return undefined;
    });
    return commit(count - own, table.write);
  }

  it('may be as large as the table writes at once, and not larger', async () => {
    expect(await withWrites(100)).toMatchObject({ items: [{ quantity: 1 }] });
    await expect(withWrites(101)).rejects.toMatchObject({
      code: 'ORDER_TOO_LARGE',
      details: { params: { limit: 0 } },
    });
  });

  it('gives back what it held of a flash sale where the same request was quicker', async () => {
    const { table, context, rows } = await aCart({ flashSale: true });
    const place = (at = context) => placeOrder(at, { input, config });
    const placed: string[] = [];
    const crossed = meanwhile(table, async () => placed.push((await place()).order.id));
    placed.push((await place(contextOf(crossed.table))).order.id);
    expect(crossed.happened()).toBe(true);
    expect(new Set(placed).size).toBe(1);
    const portions = rows().filter(({ entity }) => entity === 'stock-portion');
    expect(portions.reduce((sum, { left }) => sum + Number(left), 0)).toBe(15);
    expect(portions.filter(({ open }) => open !== 0)).toEqual([]);
  });
});
