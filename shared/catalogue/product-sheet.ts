import type { SheetColumn } from '../sheets/sheet-column.ts';
import { priceLimit } from '../values/money.ts';
import { maxBadges } from './product-choices.ts';
import { badgeWords, taxWords } from './product-words.ts';
import { maxPerUnit } from './unit.ts';

/**
 * Columns of products as a file, for export and import. A row stands for a product, identified by its code;
 * with an SKU it stands for one of its variants.
 */
export const productSheet = [
  {
    name: 'code',
    titles: { vi: 'Mã sản phẩm', en: 'Product code' },
    alsoCalled: ['Mã SP', 'Mã hàng', 'Mã hàng hóa'],
    kind: 'code',
    most: 32,
  },
  {
    name: 'sku',
    titles: { vi: 'SKU', en: 'SKU' },
    alsoCalled: ['Mã SKU', 'Mã phân loại'],
    kind: 'code',
    most: 40,
  },
  {
    name: 'name',
    titles: { vi: 'Tên sản phẩm', en: 'Product name' },
    alsoCalled: ['Tên SP', 'Tên hàng', 'Tên hàng hóa'],
    kind: 'text',
    most: 160,
  },
  {
    name: 'optionName',
    titles: { vi: 'Tên phân loại', en: 'Option' },
    alsoCalled: ['Thuộc tính'],
    kind: 'text',
    most: 60,
  },
  {
    name: 'optionValue',
    titles: { vi: 'Giá trị phân loại', en: 'Option value' },
    alsoCalled: ['Phân loại hàng'],
    kind: 'text',
    most: 60,
  },
  {
    name: 'additionalPrice',
    titles: { vi: 'Giá cộng thêm', en: 'Additional price' },
    kind: 'money',
    cleared: 0,
    most: priceLimit,
  },
  { name: 'price', titles: { vi: 'Giá', en: 'Price' }, kind: 'money', most: priceLimit },
  {
    name: 'basePrice',
    titles: { vi: 'Giá niêm yết', en: 'List price' },
    kind: 'money',
    cleared: 0,
    most: priceLimit,
  },
  { name: 'taxType', titles: { vi: 'Loại thuế', en: 'Tax type' }, kind: 'text', words: taxWords },
  {
    name: 'taxRateDirect',
    titles: { vi: 'Thuế suất', en: 'Tax rate' },
    alsoCalled: ['Thuế suất (%)', 'Tax rate (%)'],
    kind: 'number',
    least: 0,
    most: 100,
    decimals: 6,
  },
  {
    name: 'categoryId',
    titles: { vi: 'Danh mục', en: 'Category' },
    alsoCalled: ['Nhóm hàng', 'Ngành hàng'],
    kind: 'text',
    refersTo: 'category',
  },
  {
    name: 'businessId',
    titles: { vi: 'Gian hàng', en: 'Store' },
    alsoCalled: ['Nhà bán', 'Business'],
    kind: 'text',
    refersTo: 'business',
  },
  {
    name: 'brandId',
    titles: { vi: 'Thương hiệu', en: 'Brand' },
    kind: 'text',
    refersTo: 'brand',
    cleared: '',
  },
  {
    name: 'barCode',
    titles: { vi: 'Mã vạch', en: 'Barcode' },
    alsoCalled: ['Barcode', 'EAN'],
    kind: 'code',
    most: 64,
    cleared: '',
  },
  {
    name: 'unit',
    titles: { vi: 'Đơn vị tính', en: 'Unit' },
    alsoCalled: ['ĐVT', 'Đơn vị'],
    kind: 'text',
    most: 20,
  },
  {
    name: 'masterUnitId',
    titles: { vi: 'Mã hàng gốc', en: 'Base product code' },
    alsoCalled: ['Mã ĐVT cơ bản', 'Mã đơn vị gốc'],
    kind: 'code',
    most: 32,
    cleared: '',
  },
  {
    name: 'conversionValue',
    titles: { vi: 'Quy đổi', en: 'Base units in one' },
    alsoCalled: ['Số quy đổi', 'Giá trị quy đổi', 'Conversion'],
    kind: 'number',
    least: 1,
    most: maxPerUnit,
    decimals: 0,
  },
  {
    name: 'weight',
    titles: { vi: 'Khối lượng', en: 'Weight' },
    alsoCalled: ['Khối lượng (kg)', 'Trọng lượng', 'Cân nặng'],
    kind: 'number',
    least: 0,
    most: 10_000,
    decimals: 6,
    cleared: 0,
  },
  {
    name: 'minQuantity',
    titles: { vi: 'Mua tối thiểu', en: 'Minimum quantity' },
    kind: 'money',
    least: 1,
  },
  {
    name: 'maxQuantity',
    titles: { vi: 'Mua tối đa', en: 'Maximum quantity' },
    kind: 'money',
    least: 1,
  },
  {
    name: 'shortDescription',
    titles: { vi: 'Mô tả ngắn', en: 'Short description' },
    kind: 'text',
    most: 300,
    cleared: '',
  },
  { name: 'metaTitle', titles: { vi: 'Meta title', en: 'Meta title' }, kind: 'text', most: 160, cleared: '' },
  {
    name: 'metaDescription',
    titles: { vi: 'Meta description', en: 'Meta description' },
    kind: 'text',
    most: 320,
    cleared: '',
  },
  {
    name: 'badges',
    titles: { vi: 'Nhãn', en: 'Badges' },
    alsoCalled: ['Thẻ', 'Tags'],
    kind: 'words',
    words: badgeWords,
    most: maxBadges,
    cleared: '',
  },
  {
    name: 'isActive',
    titles: { vi: 'Đang bán', en: 'On sale' },
    alsoCalled: ['Cho phép bán', 'allowsSale', 'Allows sale'],
    kind: 'flag',
  },
  { name: 'freeShipping', titles: { vi: 'Miễn phí vận chuyển', en: 'Free shipping' }, kind: 'flag' },
  { name: 'featured', titles: { vi: 'Nổi bật', en: 'Featured' }, kind: 'flag' },
  {
    name: 'stock',
    titles: { vi: 'Tồn kho', en: 'Stock' },
    alsoCalled: ['Tồn', 'Số lượng tồn', 'Số lượng'],
    kind: 'number',
    least: -10_000_000,
    most: 10_000_000,
    decimals: 0,
    comesOnly: true,
  },
  {
    name: 'cost',
    titles: { vi: 'Giá vốn', en: 'Cost' },
    alsoCalled: ['Giá nhập', 'Giá vốn (đ)', 'Cost price'],
    kind: 'number',
    least: 0,
    most: 1_000_000_000,
    decimals: 2,
    cleared: 0,
    comesOnly: true,
  },
  { name: 'images', titles: { vi: 'Hình ảnh', en: 'Images' }, kind: 'text', readOnly: true },
  { name: 'sold', titles: { vi: 'Đã bán', en: 'Sold' }, kind: 'money', readOnly: true },
] as const satisfies readonly SheetColumn[];

export type ProductColumn = (typeof productSheet)[number]['name'];

/** Columns of variants only; stock and cost apply to products and variants. */
export const variantColumns = ['optionName', 'optionValue', 'additionalPrice'] as const;
