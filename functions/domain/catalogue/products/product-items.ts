import type { Item } from '#functions/platform/table/table-operations.ts';
import { productKeys, warehouseKey } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import type { ProductRecord, StoredStock } from '../views/product-record.ts';
import type { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';

export const stockItem = (productId: string, slug: string, stock: StoredStock): Item => {
  const key = productKeys.stock(productId, stock.variantId, stock.warehouseId);
  return { ...key, ...productKeys.bySlug(slug, key.sk), entity: 'stock', ...stock };
};

/** The items a product is kept in: a light one for lists, a heavy one for its page, and its stock apart. */
export function productItems({ card, detail, stocks }: ProductRecord): Item[] {
  const { id, slug } = card;
  return [
    cardRecord.item(card),
    { ...productKeys.detail(id), ...productKeys.bySlug(slug, 'DETAIL'), entity: 'product-detail', ...detail },
    ...stocks.map((stock) => stockItem(id, slug, stock)),
  ];
}

/** An address and a code belong to one product at a time. */
export const productClaims = ({ id, slug, code }: { id: string; slug: string; code: string }): Item[] => [
  { ...productKeys.slugClaim(slug), entity: 'product-slug', productId: id },
  { ...productKeys.codeClaim(code), entity: 'product-code', productId: id },
];

export const warehouseItem = (warehouse: StaffWarehouse): Item => ({
  ...warehouseKey(warehouse.id),
  entity: 'warehouse',
  ...warehouse,
});
