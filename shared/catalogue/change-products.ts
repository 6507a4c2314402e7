import * as z from 'zod';
import { maxSelected } from '../lists/query-parts.ts';
import type { SheetColumn } from '../sheets/sheet-column.ts';
import { priceLimit } from '../values/money.ts';
import { maxBadges, type ProductBadge, productBadges, taxTypes } from './product-choices.ts';
import { badgeWords, taxWords } from './product-words.ts';

const id = z.string().min(1).max(64);

/** Changes that can be made to many products at once. */
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
    what: z.literal('badges'),
    way: z.enum(['add', 'remove']),
    badges: z.array(z.enum(productBadges)).min(1).max(productBadges.length),
  }),
  z.strictObject({
    what: z.literal('price'),
    /** `by` is an amount in đồng or a percentage; negative for a reduction. */
    way: z.enum(['amount', 'percent']),
    by: z.number().min(-priceLimit).max(priceLimit),
  }),
]);
export type ProductsChange = z.output<typeof ProductsChange>;
export type BadgesChange = Pick<Extract<ProductsChange, { what: 'badges' }>, 'way' | 'badges'>;
export type PriceChange = Pick<Extract<ProductsChange, { what: 'price' }>, 'way' | 'by'>;

export const ChangeProductsInput = z.strictObject({
  /** Duplicates are removed, because changing a product twice by a percentage would be wrong. */
  ids: z
    .array(id)
    .min(1)
    .max(maxSelected)
    .transform((ids) => [...new Set(ids)]),
  change: ProductsChange,
});

/** Changes a price before tax, to the nearest đồng; check the result with `isPrice`. */
export const changedPrice = (price: number, { way, by }: PriceChange): number =>
  Math.round(way === 'amount' ? price + by : (price * (100 + by)) / 100);

export const isPrice = (price: number): boolean => price >= 0 && price <= priceLimit;

/** Adds or removes badges, in the order of all badges. Returns undefined if there would be too many. */
export function changedBadges(
  now: readonly ProductBadge[],
  { way, badges }: BadgesChange,
): ProductBadge[] | undefined {
  const after = productBadges.filter((one) =>
    way === 'add' ? now.includes(one) || badges.includes(one) : now.includes(one) && !badges.includes(one),
  );
  return after.length > maxBadges ? undefined : after;
}

/** Columns of the job's rows. */
export const changeSheet = [
  { name: 'code', titles: { vi: 'Mã sản phẩm', en: 'Product code' }, kind: 'code', most: 32 },
  { name: 'isActive', titles: { vi: 'Đang bán', en: 'On sale' }, kind: 'flag' },
  { name: 'categoryId', titles: { vi: 'Danh mục', en: 'Category' }, kind: 'text', refersTo: 'category' },
  { name: 'businessId', titles: { vi: 'Gian hàng', en: 'Store' }, kind: 'text', refersTo: 'business' },
  { name: 'taxType', titles: { vi: 'Loại thuế', en: 'Tax type' }, kind: 'text', words: taxWords },
  { name: 'taxRateDirect', titles: { vi: 'Thuế suất', en: 'Tax rate' }, kind: 'text', most: 8 },
  { name: 'freeShipping', titles: { vi: 'Miễn phí vận chuyển', en: 'Free shipping' }, kind: 'flag' },
  { name: 'badges', titles: { vi: 'Nhãn', en: 'Badges' }, kind: 'words', words: badgeWords, cleared: '' },
  { name: 'price', titles: { vi: 'Giá', en: 'Price' }, kind: 'money', most: priceLimit },
] as const satisfies readonly SheetColumn[];
