import * as z from 'zod';
import {
  asIs,
  counted,
  listed,
  named,
  type AuditedFields,
  veiled,
} from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import {
  brandGrave,
  brandKey,
  businessGrave,
  businessKey,
  categoryFeed,
  categoryGrave,
  categoryKey,
  makerFeed,
  productFeed,
  productKeys,
} from '../catalogue-keys.ts';
import { brandSlugs, businessOwners, businessSlugs } from './catalogue-names.ts';
import { StoredCategory } from '../views/category-record.ts';
import { StoredBrand, StoredBusiness } from '../views/maker-record.ts';
import { StoredCard, type StoredDetail } from '../views/product-record.ts';

/** Refusal of a change based on an outdated version of the card. */
export const productConflict = 'product-moved';

/** Product card. Fields that sales, stock, reviews and price books write are kept apart from edits. */
export const cardRecord = versioned({
  entity: 'product',
  schema: StoredCard,
  key: ({ id }: { id: string }) => productKeys.card(id),
  version: 'revision',
  stale: productConflict,
  counters: [
    'rating',
    'sold',
    'stockStatus',
    'stockVersion',
    'warehouseIds',
    'priceWindows',
    'combos',
    'unitCount',
  ],
  indexKeys: ({ slug }) => productKeys.bySlug(slug, 'CARD'),
  feed: productFeed,
  activity: {
    of: 'product',
    told: {
      name: asIs,
      code: asIs,
      slug: asIs,
      shortDescription: asIs,
      price: asIs,
      basePrice: asIs,
      taxType: asIs,
      taxRate: asIs,
      image: veiled,
      badges: listed,
      freeShipping: asIs,
      featured: asIs,
      isActive: asIs,
      minQuantity: asIs,
      maxQuantity: asIs,
      category: named,
      business: named,
      brand: named,
    },
  },
});

/** Fields of the detail that go into the product's audit log entry. */
export const auditedDetailFields: AuditedFields<StoredDetail> = {
  description: veiled,
  media: counted,
  specifications: veiled,
  unit: asIs,
  weight: asIs,
  flashSale: asIs,
  variants: (variants) => listed(variants.map(({ value, total }) => `${value} ${total}`)),
  type: asIs,
  parts: counted,
  barCode: asIs,
  dimensions: asIs,
  taxName: asIs,
  conversionValue: asIs,
  masterUnitId: asIs,
  isLotSerialControl: asIs,
  isBatchExpireControl: asIs,
  isRewardPoint: asIs,
  keywords: listed,
  attributes: veiled,
  metaTitle: asIs,
  metaDescription: asIs,
};

/** Moment when a product was last filed under the record. No view shows it, but a deletion checks it. */
const filedShape = { filedAt: z.string().optional() };

export const categoryRecord = versioned({
  entity: 'category',
  schema: StoredCategory.extend(filedShape),
  key: ({ id }: { id: string }) => categoryKey(id),
  version: 'version',
  guards: ['icon'],
  stale: 'STALE_STATE',
  missing: 'CATEGORY_NOT_FOUND',
  counters: ['filedAt'],
  feed: categoryFeed,
  tombstoneKey: ({ id }) => categoryGrave(id),
  activity: {
    of: 'category',
    told: {
      name: asIs,
      description: asIs,
      slug: asIs,
      group: asIs,
      parentId: asIs,
      isActive: asIs,
      icon: veiled,
    },
  },
});

/** Item of a category; missing fields get the defaults of a new one. */
export const categoryItem = (category: z.input<typeof StoredCategory>): Item =>
  categoryRecord.item(StoredCategory.parse(category));

export const businessRecord = versioned({
  entity: 'business',
  schema: StoredBusiness.extend(filedShape),
  key: ({ id }: { id: string }) => businessKey(id),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'BUSINESS_NOT_FOUND',
  counters: ['filedAt'],
  feed: makerFeed,
  tombstoneKey: ({ id }) => businessGrave(id),
  activity: {
    of: 'business',
    told: {
      name: asIs,
      slug: asIs,
      description: asIs,
      province: asIs,
      verified: asIs,
      featured: asIs,
      userId: asIs,
      logo: veiled,
    },
  },
});

export const brandRecord = versioned({
  entity: 'brand',
  schema: StoredBrand.extend(filedShape),
  key: ({ id }: { id: string }) => brandKey(id),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'BRAND_NOT_FOUND',
  counters: ['filedAt'],
  feed: makerFeed,
  tombstoneKey: ({ id }) => brandGrave(id),
  activity: {
    of: 'brand',
    told: {
      name: asIs,
      slug: asIs,
      description: asIs,
      country: asIs,
      featured: asIs,
      businessId: asIs,
    },
  },
});

/** Items of a business: its record and its claims. */
export function businessItems(given: z.input<typeof StoredBusiness>): Item[] {
  const business = StoredBusiness.parse(given);
  const { id, slug, userId } = business;
  return [
    businessRecord.item(business),
    businessSlugs.item(slug, id),
    ...(userId === null ? [] : [businessOwners.item(userId, id)]),
  ];
}

export function brandItems(given: z.input<typeof StoredBrand>): Item[] {
  const brand = StoredBrand.parse(given);
  return [brandRecord.item(brand), brandSlugs.item(brand.slug, brand.id)];
}
