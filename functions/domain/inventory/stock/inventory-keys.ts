import type { ShelfName } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';

/**
 * Access patterns of the stock ledger, and the keys that serve them.
 *
 *   movements of one shelf, in order pk STOCK-LEDGER#<product>#<variant>#<warehouse>  sk <revision>
 *   movements of a product, by time  gsi1pk STOCK-LEDGER#<product> gsi1sk <at>#<variant>#<warehouse>#<revision>
 *   progress, differences of a check pk STOCK-CHECK   sk STATE | SHELF#<shelf>
 *   shelves that changed             index `changes`, fed by the shelves
 */
const digits = 10;
const place = (revision: number): string => String(revision).padStart(digits, '0');

export const inventoryKeys = {
  ledger: ({ productId, variantId, warehouseId }: ShelfName) =>
    `STOCK-LEDGER#${productId}#${variantId}#${warehouseId}`,
  line: (shelf: ShelfName, revision: number) => ({ pk: inventoryKeys.ledger(shelf), sk: place(revision) }),
  ledgerOfProduct: (productId: string) => `STOCK-LEDGER#${productId}`,
  lineOfProduct: ({ productId, variantId, warehouseId }: ShelfName, at: string, revision: number) => ({
    gsi1pk: inventoryKeys.ledgerOfProduct(productId),
    gsi1sk: `${at}#${variantId}#${warehouseId}#${place(revision)}`,
  }),
  check: { pk: 'STOCK-CHECK', sk: 'STATE' },
  differences: 'STOCK-CHECK',
  difference: (shelfId: string) => ({ pk: 'STOCK-CHECK', sk: `SHELF#${shelfId}` }),
};
