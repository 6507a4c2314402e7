import type { SheetColumn } from '../sheets/sheet-column.ts';
import { mostPrice } from '../values/money.ts';

/** Products as a file: what leaves and what comes back. A product is known by its code. */
export const productSheet = [
  { name: 'code', titles: { vi: 'Mã sản phẩm', en: 'Product code' }, kind: 'code', most: 32 },
  { name: 'name', titles: { vi: 'Tên sản phẩm', en: 'Product name' }, kind: 'text', most: 160 },
  { name: 'price', titles: { vi: 'Giá', en: 'Price' }, kind: 'money', most: mostPrice },
  {
    name: 'basePrice',
    titles: { vi: 'Giá niêm yết', en: 'List price' },
    kind: 'money',
    cleared: 0,
    most: mostPrice,
  },
  { name: 'isActive', titles: { vi: 'Đang bán', en: 'On sale' }, kind: 'flag' },
  { name: 'sold', titles: { vi: 'Đã bán', en: 'Sold' }, kind: 'money', readOnly: true },
] as const satisfies readonly SheetColumn[];

export const productSheetKey = 'code';
