import { expect, it } from 'vitest';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { pickupOptions } from '#functions/domain/orders/placing/pickup-options.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const owner = memberOwner('lan');

/** One counter that has the goods, and three that have not, all over the country. */
async function aShop() {
  const { table, put } = memoryTable();
  const product = aProduct({ name: 'Gạo nếp', available: 5 });
  const elsewhere = [
    ['wh-sg', 'Kho Sài Gòn', 'Thành phố Hồ Chí Minh'],
    ['wh-hn', 'Kho Hà Nội', 'Thành phố Hà Nội'],
    ['wh-hp', 'Kho Hải Phòng', 'Thành phố Hải Phòng'],
  ] as const;
  put([
    ...productItems(product),
    warehouseItem(aWarehouse()),
    ...elsewhere.map(([id, name, province]) => warehouseItem(aWarehouse({ id, name, province }))),
  ]);
  const offer = await findOffer(table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  put([lineItem(owner, newLine(offer, 2, new Date().toISOString()))]);
  return (near?: string) => pickupOptions(contextOf(table), { owner, near });
}

it.each([
  ['Thành phố Hà Nội', ['wh-hn', 'wh-hp', 'wh-sg']],
  ['Thành phố Hải Phòng', ['wh-hp', 'wh-hn', 'wh-sg']],
  ['TP. Hồ Chí Minh', ['wh-sg', 'wh-hn', 'wh-hp']],
  [undefined, ['wh-hn', 'wh-hp', 'wh-sg']],
])('near %s: where all of it lies, then %j', async (near, rest) => {
  const optionsNear = await aShop();
  const options = await optionsNear(near);
  expect(options.map(({ id, missing }) => [id, missing])).toEqual([
    [warehouse.id, 0],
    ...rest.map((id) => [id, 1]),
  ]);
});

it('what is closed comes last, and has nothing, whatever lies there', async () => {
  const { table, put } = memoryTable();
  const [tea, cup] = ['tea', 'cup'].map((id) => aProduct({ name: id, available: 5, facts: { id } }));
  if (!tea || !cup) throw new Error('There are two products');
  put([
    ...[tea, cup].flatMap((product) => productItems(product)),
    warehouseItem(aWarehouse({ isActive: false, pausedReason: 'Kiểm kê' })),
    warehouseItem(aWarehouse({ id: 'open', name: 'Kho mở' })),
  ]);
  const options = async (...ids: string[]) => {
    const lines = ids.map((productId) => ({ productId, variantId: null, quantity: 5 }));
    const found = await pickupOptions(contextOf(table), { owner: undefined, lines });
    return found.map(({ id, missing, hasEverything, pausedReason }) => [
      id,
      missing,
      hasEverything,
      pausedReason,
    ]);
  };
  expect(await options('tea', 'cup')).toEqual([
    ['open', 2, false, ''],
    [warehouse.id, 2, false, 'Kiểm kê'],
  ]);
  expect(await options()).toEqual([
    ['open', 0, true, ''],
    [warehouse.id, 0, false, 'Kiểm kê'],
  ]);
  put([warehouseItem(aWarehouse())]);
  expect(await options('tea', 'none')).toEqual([
    [warehouse.id, 1, false, ''],
    ['open', 2, false, ''],
  ]);
});
