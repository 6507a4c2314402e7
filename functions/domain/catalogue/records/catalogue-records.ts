import { Category } from '#shared/catalogue/category.ts';
import {
  asIs,
  counted,
  listed,
  named,
  type ToldFields,
  veiled,
} from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import {
  brandKey,
  businessKey,
  categoryFeed,
  categoryKey,
  makerFeed,
  productFeed,
  productKeys,
} from '../catalogue-keys.ts';
import { StoredBrand, StoredBusiness } from '../views/maker-record.ts';
import { StoredCard, type StoredDetail } from '../views/product-record.ts';

/** The refusal of a change made on a card that somebody else has changed meanwhile. */
export const productMoved = 'product-moved';

/** What sales, stock and reviews count on a card is theirs: what was read of it may be older than what is there. */
export const cardRecord = versioned({
  entity: 'product',
  schema: StoredCard,
  key: ({ id }: { id: string }) => productKeys.card(id),
  version: 'revision',
  stale: productMoved,
  apart: ['rating', 'sold', 'stockStatus', 'stockVersion', 'warehouseIds'],
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
  metaTitle: asIs,
  metaDescription: asIs,
};

export const categoryRecord = versioned({
  entity: 'category',
  schema: Category,
  key: ({ id }: { id: string }) => categoryKey(id),
  stale: 'category-moved',
  feed: categoryFeed,
});

export const businessRecord = versioned({
  entity: 'business',
  schema: StoredBusiness,
  key: ({ id }: { id: string }) => businessKey(id),
  stale: 'business-moved',
  feed: makerFeed,
});

export const brandRecord = versioned({
  entity: 'brand',
  schema: StoredBrand,
  key: ({ id }: { id: string }) => brandKey(id),
  stale: 'brand-moved',
  feed: makerFeed,
});
