import * as z from 'zod';
import type { SheetColumn } from '../sheets/sheet-column.ts';
import { mostPrice } from '../values/money.ts';
import { taxTypes } from './product-choices.ts';

const id = z.string().min(1).max(64);

/** What may be changed of many products at once. */
export const ProductsChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('selling'), isActive: z.boolean() }),
  z.strictObject({ what: z.literal('category'), categoryId: id }),
  z.strictObject({ what: z.literal('business'), businessId: id }),
  z.strictObject({
    what: z.literal('tax'),
    taxType: z.enum(taxTypes),
    taxRateDirect: z.number().min(0).max(100).default(0),
  }),
  z.strictObject({ what: z.literal('shipping'), freeShipping: z.boolean() }),
  z.strictObject({
    what: z.literal('price'),
    /** So many đồng, or so many percent; fewer with a minus. */
    way: z.enum(['amount', 'percent']),
    by: z.number().min(-mostPrice).max(mostPrice),
  }),
]);
export type ProductsChange = z.output<typeof ProductsChange>;
export type PriceChange = Pick<Extract<ProductsChange, { what: 'price' }>, 'way' | 'by'>;

/** As many as one job changes. */
export const mostChanged = 1000;

export const ChangeProductsInput = z.strictObject({
  ids: z.array(id).min(1).max(mostChanged),
  change: ProductsChange,
});

/** A price before tax, changed: to the nearest đồng. May come out as no price at all. */
export const changedPrice = (price: number, { way, by }: PriceChange): number =>
  Math.round(way === 'amount' ? price + by : (price * (100 + by)) / 100);

export const isPrice = (price: number): boolean => price >= 0 && price <= mostPrice;

/** What the rows of such a job are about. */
export const changeSheet = [
  { name: 'code', titles: { vi: 'Mã sản phẩm', en: 'Product code' }, kind: 'code', most: 32 },
  { name: 'isActive', titles: { vi: 'Đang bán', en: 'On sale' }, kind: 'flag' },
  { name: 'categoryId', titles: { vi: 'Danh mục', en: 'Category' }, kind: 'text', most: 64 },
  { name: 'businessId', titles: { vi: 'Doanh nghiệp', en: 'Business' }, kind: 'text', most: 64 },
  { name: 'taxType', titles: { vi: 'Loại thuế', en: 'Tax type' }, kind: 'text', most: 16 },
  { name: 'taxRateDirect', titles: { vi: 'Thuế suất', en: 'Tax rate' }, kind: 'text', most: 8 },
  { name: 'freeShipping', titles: { vi: 'Miễn phí vận chuyển', en: 'Free shipping' }, kind: 'flag' },
  { name: 'price', titles: { vi: 'Giá', en: 'Price' }, kind: 'money', most: mostPrice },
] as const satisfies readonly SheetColumn[];
