import type { Item } from '#functions/platform/table/table-operations.ts';
import type { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { productKeys, warehouseKey } from '../catalogue-keys.ts';
import { productCodes, productSlugs } from '../records/catalogue-names.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import type { ProductRecord, ProductText, StoredStock } from '../views/product-record.ts';
import { labelOf } from '../warehouses/shelf-label.ts';
import { shelfId, shelfRecord, StoredShelf } from '../warehouses/shelf-record.ts';

export function stockItem(record: Pick<ProductRecord, 'card' | 'detail'>, stock: StoredStock): Item {
  const name = { ...stock, productId: record.card.id };
  return shelfRecord.item({
    ...StoredShelf.parse({ ...name, label: labelOf(record, stock.variantId) }),
    id: shelfId(name),
  });
}

export const detailItem = ({ card: { id, slug }, detail }: ProductText): Item => ({
  ...productKeys.detail(id),
  ...productKeys.bySlug(slug, 'DETAIL'),
  entity: 'product-detail',
  ...detail,
});

/** Items of a product: a light card for lists, a heavy detail for its page, one item per shelf. */
export function productItems(record: ProductRecord): Item[] {
  const { card, detail, stocks } = record;
  return [
    cardRecord.item(card),
    detailItem({ card, detail }),
    ...stocks.map((stock) => stockItem(record, stock)),
  ];
}

/** Claims of slug and code, which belong to one product at a time. */
export const productClaims = ({ id, slug, code }: { id: string; slug: string; code: string }): Item[] => [
  productSlugs.item(slug, id),
  productCodes.item(code, id),
];

export const warehouseItem = (warehouse: StaffWarehouse): Item => ({
  ...warehouseKey(warehouse.id),
  entity: 'warehouse',
  ...warehouse,
});
