import type { ProductText } from '#functions/domain/catalogue/views/product-record.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { labelOf } from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { newShelfItem, type StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { warehouse } from '#tests/support/catalogue.ts';

type Given = Partial<Omit<StoredShelf, 'productId' | 'label' | 'moves' | 'move'>>;

/** Stored shelf of a product with the product's search text; empty by default. */
export const shelfItem = (product: ProductText, given: Given = {}) =>
  newShelfItem(
    {
      productId: product.card.id,
      variantId: noVariantId,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      onHand: 0,
      reserved: 0,
      onOrder: 0,
      cost: 0,
      minQuantity: 0,
      maxQuantity: null,
      label: labelOf(product, given.variantId ?? noVariantId),
      ...given,
    },
    { why: 'counted' },
  );
