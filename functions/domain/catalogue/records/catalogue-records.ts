import * as z from 'zod';
import {
  asIs,
  counted,
  listed,
  named,
  type ToldFields,
  veiled,
} from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Item, Key } from '#functions/platform/table/table-operations.ts';
import {
  brandGrave,
  brandKey,
  brandSlugKey,
  businessGrave,
  businessKey,
  businessOwnerKey,
  businessSlugKey,
  categoryFeed,
  categoryGrave,
  categoryKey,
  makerFeed,
  productFeed,
  productKeys,
} from '../catalogue-keys.ts';
import { StoredCategory } from '../views/category-record.ts';
import { StoredBrand, StoredBusiness } from '../views/maker-record.ts';
import { StoredCard, type StoredDetail } from '../views/product-record.ts';

/** The refusal of a change made on a card that somebody else has changed meanwhile. */
export const productMoved = 'product-moved';

/** What sales, stock, reviews and price books write on a card is theirs: what was read of it may be older than what is there. */
export const cardRecord = versioned({
  entity: 'product',
  schema: StoredCard,
  key: ({ id }: { id: string }) => productKeys.card(id),
  version: 'revision',
  stale: productMoved,
  apart: [
    'rating',
    'sold',
    'stockStatus',
    'stockVersion',
    'warehouseIds',
    'priceWindows',
    'combos',
    'unitCount',
  ],
  places: ({ slug }) => productKeys.bySlug(slug, 'CARD'),
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

/** What is told with it of the heavy part. */
export const toldOfDetail: ToldFields<StoredDetail> = {
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

/** When a product was last put under it: no view shows that, but who takes it away has to know. */
const filedShape = { filedAt: z.string().optional() };

export const categoryRecord = versioned({
  entity: 'category',
  schema: StoredCategory.extend(filedShape),
  key: ({ id }: { id: string }) => categoryKey(id),
  version: 'version',
  asRead: ['icon'],
  stale: 'STALE_STATE',
  apart: ['filedAt'],
  feed: categoryFeed,
  grave: ({ id }) => categoryGrave(id),
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

/** As the table keeps it; what is not said of it is as it is of a new one. */
export const categoryItem = (category: z.input<typeof StoredCategory>): Item =>
  categoryRecord.item(StoredCategory.parse(category));

/** The refusals of a change made on one that somebody else has changed meanwhile. */
export const businessMoved = 'business-moved';
export const brandMoved = 'brand-moved';

export const businessRecord = versioned({
  entity: 'business',
  schema: StoredBusiness.extend(filedShape),
  key: ({ id }: { id: string }) => businessKey(id),
  version: 'version',
  stale: businessMoved,
  apart: ['filedAt'],
  feed: makerFeed,
  grave: ({ id }) => businessGrave(id),
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
  stale: brandMoved,
  apart: ['filedAt'],
  feed: makerFeed,
  grave: ({ id }) => brandGrave(id),
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

/** Whose an address, or an owner, is. */
export const makerClaim = (key: Key, makerId: string): Item => ({ ...key, entity: 'maker-claim', makerId });

/** One as the table keeps it, with the names that are its own. */
export function businessItems(given: z.input<typeof StoredBusiness>): Item[] {
  const business = StoredBusiness.parse(given);
  const { id, slug, userId } = business;
  return [
    businessRecord.item(business),
    makerClaim(businessSlugKey(slug), id),
    ...(userId === null ? [] : [makerClaim(businessOwnerKey(userId), id)]),
  ];
}

export function brandItems(given: z.input<typeof StoredBrand>): Item[] {
  const brand = StoredBrand.parse(given);
  return [brandRecord.item(brand), makerClaim(brandSlugKey(brand.slug), brand.id)];
}
