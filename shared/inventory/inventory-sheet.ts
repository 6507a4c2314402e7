import type { SheetColumn } from '../sheets/sheet-column.ts';

/** Columns of the inventory as a file, for staff who keep the stock. */
export const inventorySheet = [
  { name: 'productCode', titles: { vi: 'Mã sản phẩm', en: 'Product code' }, kind: 'code' },
  { name: 'sku', titles: { vi: 'SKU', en: 'SKU' }, kind: 'code' },
  { name: 'productName', titles: { vi: 'Sản phẩm', en: 'Product' }, kind: 'text' },
  { name: 'variantName', titles: { vi: 'Phân loại', en: 'Variant' }, kind: 'text' },
  { name: 'warehouseName', titles: { vi: 'Kho', en: 'Warehouse' }, kind: 'text' },
  { name: 'onHand', titles: { vi: 'Tồn', en: 'On hand' }, kind: 'money' },
  { name: 'reserved', titles: { vi: 'Đang giữ', en: 'Held' }, kind: 'money' },
  { name: 'onOrder', titles: { vi: 'Đang về', en: 'On order' }, kind: 'money' },
  { name: 'available', titles: { vi: 'Có thể bán', en: 'Available' }, kind: 'money' },
  { name: 'minQuantity', titles: { vi: 'Tồn tối thiểu', en: 'Minimum' }, kind: 'money' },
  { name: 'maxQuantity', titles: { vi: 'Tồn tối đa', en: 'Maximum' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];

/** The same columns with costs, for staff who may see them. */
export const stockValueSheet = [
  ...inventorySheet,
  { name: 'cost', titles: { vi: 'Giá vốn', en: 'Cost' }, kind: 'money' },
] as const satisfies readonly SheetColumn[];
