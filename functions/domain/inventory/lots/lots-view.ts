import { LotRow } from '#shared/inventory/lots.contract.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { lotFeed } from './lot-keys.ts';
import { StoredLot } from './lot-record.ts';

const toRow = ({ variantId, productCode, sku, ...lot }: StoredLot): LotRow => ({
  ...lot,
  variantId: variantId === noVariantId ? null : variantId,
  goodsCode: sku ?? productCode,
});

export const lotsView = defineView(StoredLot, {
  ...lotFeed,
  version: 2,
  columns: {
    expiresOn: column.text(({ expiresOn }) => expiresOn),
    name: column.name(({ productName }) => productName),
    quantity: column.number(({ quantity }) => quantity),
    warehouseId: column.text(({ warehouseId }) => warehouseId),
    productId: column.text(({ productId }) => productId),
  },
  searched: ({ code, productName, productCode, sku, variantName }) => [
    code,
    productName,
    productCode,
    sku ?? '',
    variantName ?? '',
  ],
  indexes: [['expiresOn'], ['warehouseId', 'expiresOn'], ['productId', 'expiresOn'], ['name'], ['quantity']],
  rare: ['productId'],
  row: StoredLot.transform(toRow).pipe(LotRow),
});
