import { describe, expect, it } from 'vitest';
import { maxOrderLines } from '#shared/orders/order-choices.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { findIssues } from '#functions/domain/orders/placing/compute-quote.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const owner = memberOwner('lan');

/** A cart of so many lines, one piece each; `saved` of them are for later. */
async function aCart({
  lines,
  saved = 0,
  available = 5,
}: {
  lines: number;
  saved?: number;
  available?: number;
}) {
  const { table, put } = memoryTable();
  for (let place = 0; place < lines; place += 1) {
    const id = `tea-${place}`;
    put(productItems(aProduct({ name: id, available: 5, facts: { id } })));
    const offer = await findOffer(table, id);
    if (typeof offer !== 'object') throw new Error(`${id} is not on sale`);
    put([
      lineItem(owner, { ...newLine(offer, 1, '2026-11-22T03:00:00.000Z'), savedForLater: place < saved }),
    ]);
    put(productItems(aProduct({ name: id, available, facts: { id } })));
  }
  return contextOf(table);
}

describe('a cart that is checked before the checkout', () => {
  it.each([
    ['holds nothing', { lines: 0 }, false],
    ['holds only what is saved for later', { lines: 1, saved: 1 }, false],
    ['holds one line', { lines: 1 }, true],
    ['holds as many lines as one order takes', { lines: maxOrderLines }, true],
    ['holds one line more than one order takes', { lines: maxOrderLines + 1 }, false],
    [
      'holds as many lines as one order takes beside a saved one',
      { lines: maxOrderLines + 1, saved: 1 },
      true,
    ],
  ])('%s: could it be ordered?', async (_, cart, valid) => {
    expect(await findIssues(await aCart(cart), owner)).toEqual({ valid, issues: [] });
  });

  it('could not be ordered while a line of it is sold out', async () => {
    const { valid, issues } = await findIssues(await aCart({ lines: 2, available: 0 }), owner);
    expect([valid, issues.length]).toEqual([false, 2]);
  });
});
