import { flag, many, words } from '../lists/query-parts.ts';

/** Choices for staff's forms, without schemas, so that lists are read without loading those. */
export const taxTypes = ['zero', 'five', 'eight', 'ten', 'kct', 'kkknt', 'khac'] as const;
/** Badges on a product's card. */
export const productBadges = ['new', 'best_seller', 'handmade', 'organic', 'ocop', 'gift'] as const;
export type ProductBadge = (typeof productBadges)[number];
/** Maximum number of badges; more would cover the picture. */
export const maxBadges = 4;
export const productTypes = ['product', 'service', 'combo'] as const;
export type ProductType = (typeof productTypes)[number];
export const productUnits = ['cai', 'kg', 'g', 'l', 'ml', 'm', 'cm', 'thung', 'hop'] as const;
export type ProductUnit = (typeof productUnits)[number];
/** Display words of the units. */
const unitWords: Record<string, string> = {
  cai: 'cái',
  thung: 'thùng',
  hop: 'hộp',
} satisfies Partial<Record<ProductUnit, string>>;
export const unitWord = (unit: string): string => unitWords[unit] ?? unit;
/** Returns the unit of a word; undefined for a free text from before there were nine units. */
export const unitOfWord = (word: string): ProductUnit | undefined =>
  productUnits.find((unit) => unitWord(unit) === word);
export const categoryGroups = ['a', 'b', 'c'] as const;
export const stockStatuses = ['in_stock', 'low_stock', 'out_of_stock'] as const;

/** Filters and sorts of the staff's list of products, whether on sale or not. */
export const adminProductList = {
  filters: {
    q: words(),
    businessId: many(),
    categoryId: many(),
    taxType: many(taxTypes),
    isActive: flag(),
    allowsSale: flag(),
    categoryGroup: many(categoryGroups),
    stockStatus: many(stockStatuses),
  },
  sorts: ['createdAt', 'updatedAt', 'name', 'code', 'price', 'sold'],
  sort: '-createdAt',
  direction: 'sortDir',
  page: 'pageSize',
  size: 12,
} as const;
