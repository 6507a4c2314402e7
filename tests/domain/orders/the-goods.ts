import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { businessRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aBusiness, aCombo, aProduct, aWarehouse } from '#tests/support/catalogue.ts';

/** What is for sale: one product on one shelf, and two pieces of it wrapped. */
export function theGoods(given: { stock: number; price: number; isOnFlashSale: boolean }) {
  const { stock, price, isOnFlashSale: flashSale } = given;
  const product = aProduct({ name: 'Gạo nếp', price, available: stock, flashSale });
  const wrapping = aProduct({ name: 'Gói quà', type: 'service', price: 7_001, stock: [], available: 0 });
  const combo = aCombo({
    name: 'Quà gạo nếp',
    price: 2 * price,
    of: [
      [product, 2],
      [wrapping, 1],
    ],
  });
  const items = [
    ...[product, wrapping, combo].flatMap(productItems),
    warehouseItem(aWarehouse()),
    businessRecord.item(aBusiness()),
  ];
  return { product, combo, items };
}
