import { flag, many, words } from '../lists/query-parts.ts';

/** What staff choose between; apart from schemas, so that lists are read without them. */
export const taxTypes = ['zero', 'five', 'eight', 'ten', 'kct', 'kkknt', 'khac'] as const;
/** Marks on a product's card. */
export const productBadges = ['new', 'best_seller', 'handmade', 'organic', 'ocop', 'gift'] as const;
export type ProductBadge = (typeof productBadges)[number];
/** More would cover its picture. */
export const mostBadges = 4;
export const productTypes = ['product', 'service', 'combo'] as const;
export type ProductType = (typeof productTypes)[number];
export const productUnits = ['cai', 'kg', 'g', 'l', 'ml', 'm', 'cm', 'thung', 'hop'] as const;
export type ProductUnit = (typeof productUnits)[number];
/** As shoppers read them. */
const unitWords: Record<string, string> = {
  cai: 'cái',
  thung: 'thùng',
  hop: 'hộp',
} satisfies Partial<Record<ProductUnit, string>>;
export const unitWord = (unit: string): string => unitWords[unit] ?? unit;
/** None, where a product is counted by a word of its own from before there were nine. */
export const unitOfWord = (word: string): ProductUnit | undefined =>
  productUnits.find((unit) => unitWord(unit) === word);
export const categoryGroups = ['a', 'b', 'c'] as const;
export const stockStatuses = ['in_stock', 'low_stock', 'out_of_stock'] as const;

/** Staff's list of products: on sale or not. */
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
