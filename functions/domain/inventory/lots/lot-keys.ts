import type { ShelfName } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';

/**
 * Access patterns of lots, and the keys that serve them.
 *
 *   the lots of one shelf  pk STOCK-LOTS#<product>#<variant>#<warehouse>   sk STATE
 *   what is left of each   the same                                       sk LOT#<day>#<code>
 *   all lots, filtered     the view `lots`, fed by these
 */
type LotName = { code: string; expiresOn: string };

const partition = ({ productId, variantId, warehouseId }: ShelfName): string =>
  `STOCK-LOTS#${productId}#${variantId}#${warehouseId}`;

export const lotKeys = {
  state: (shelf: ShelfName) => ({ pk: partition(shelf), sk: 'STATE' }),
  lots: (shelf: ShelfName) => ({ pk: partition(shelf), startsWith: 'LOT#' }),
  lot: (shelf: ShelfName, { code, expiresOn }: LotName) => ({
    pk: partition(shelf),
    sk: `LOT#${expiresOn}#${code}`,
  }),
};

export const lotFeed = { name: 'lots', shards: 1 };

// Lot codes can contain any character, so parts are encoded and joined by one that encoding never leaves.
const join = (parts: readonly string[]): string => parts.map(encodeURIComponent).join(':');
const split = (id: string): string[] => id.split(':').map(decodeURIComponent);

export const shelfIdOf = ({ productId, variantId, warehouseId }: ShelfName): string =>
  join([productId, variantId, warehouseId]);

export function shelfOfId(id: string): ShelfName {
  const [productId = '', variantId = '', warehouseId = ''] = split(id);
  return { productId, variantId, warehouseId };
}

export const lotId = (shelf: ShelfName, { code, expiresOn }: LotName): string =>
  `${shelfIdOf(shelf)}:${join([expiresOn, code])}`;

export function lotOfId(id: string): ShelfName & LotName {
  const [, , , expiresOn = '', code = ''] = split(id);
  return { ...shelfOfId(id), expiresOn, code };
}
