import type { Category } from '#shared/catalogue/category.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { feedKeys } from '#functions/platform/views/view-feed.ts';
import {
  brandKey,
  businessKey,
  categoryFeed,
  categoryKey,
  makerFeed,
  productFeed,
  productKeys,
  warehouseKey,
} from '../catalogue-keys.ts';
import type { StoredBrand, StoredBusiness } from '../views/maker-record.ts';
import type { ProductRecord, StoredStock } from '../views/product-record.ts';
import type { StoredWarehouse } from '../warehouses/warehouse-repository.ts';

export const stockItem = (productId: string, slug: string, stock: StoredStock): Item => {
  const key = productKeys.stock(productId, stock.variantId, stock.warehouseId);
  return { ...key, ...productKeys.bySlug(slug, key.sk), entity: 'stock', ...stock };
};

/** The items a product is kept in: a light one for lists, a heavy one for its page, and its stock apart. */
export function productItems({ card, detail, stocks }: ProductRecord): Item[] {
  const { id, slug } = card;
  return [
    {
      ...productKeys.card(id),
      ...productKeys.bySlug(slug, 'CARD'),
      entity: 'product',
      ...card,
      ...feedKeys(productFeed, id),
    },
    { ...productKeys.detail(id), ...productKeys.bySlug(slug, 'DETAIL'), entity: 'product-detail', ...detail },
    ...stocks.map((stock) => stockItem(id, slug, stock)),
  ];
}

/** An address and a code belong to one product at a time. */
export const productClaims = ({ id, slug, code }: { id: string; slug: string; code: string }): Item[] => [
  { ...productKeys.slugClaim(slug), entity: 'product-slug', productId: id },
  { ...productKeys.codeClaim(code), entity: 'product-code', productId: id },
];

export const categoryItem = (category: Category): Item => ({
  ...categoryKey(category.id),
  entity: 'category',
  ...category,
  ...feedKeys(categoryFeed, category.id),
});

export const businessItem = (business: StoredBusiness): Item => ({
  ...businessKey(business.id),
  entity: 'business',
  ...business,
  ...feedKeys(makerFeed, business.id),
});

export const brandItem = (brand: StoredBrand): Item => ({
  ...brandKey(brand.id),
  entity: 'brand',
  ...brand,
  ...feedKeys(makerFeed, brand.id),
});

export const warehouseItem = (warehouse: StoredWarehouse): Item => ({
  ...warehouseKey(warehouse.id),
  entity: 'warehouse',
  ...warehouse,
});
