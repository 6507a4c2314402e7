import type { SheetColumn } from '../sheets/sheet-column.ts';
import { priceLimit } from '../values/money.ts';

/** Columns of a book's lines; a product has its code, a variant both: GAO-ST25/5KG. */
export const priceSheet = [
  { name: 'code', titles: { vi: 'Mã hàng', en: 'Item code' }, kind: 'code', most: 80 },
  { name: 'name', titles: { vi: 'Tên hàng', en: 'Item' }, kind: 'text', readOnly: true },
  { name: 'ownPrice', titles: { vi: 'Giá gốc', en: 'Own price' }, kind: 'money', readOnly: true },
  {
    name: 'way',
    titles: { vi: 'Cách tính', en: 'Way' },
    kind: 'text',
    words: {
      fixed: { vi: 'Giá mới', en: 'New price' },
      percent: { vi: '%', en: '%' },
      amount: { vi: 'Số tiền', en: 'Amount' },
    },
  },
  {
    name: 'value',
    titles: { vi: 'Giá trị', en: 'Value' },
    kind: 'number',
    most: priceLimit,
    cleared: '',
  },
  {
    name: 'newPrice',
    titles: { vi: 'Giá trong bảng', en: 'Price in the book' },
    kind: 'money',
    readOnly: true,
  },
] as const satisfies readonly SheetColumn[];
