import { readPersonal, savePersonal } from '#web/platform/person-storage.ts';
import { productSearch, type ProductSearch } from './product-search.ts';

const key = 'product-list';

/** Where the list stands that was looked at last: filters, order, page and view. */
export const keepListPlace = (search: ProductSearch): void => savePersonal(key, search);

/** Whoever leaves a product's form finds the list as they left it. */
export function listPlace(): ProductSearch {
  const kept = readPersonal(key);
  return typeof kept === 'object' && kept ? productSearch.read(kept as Record<string, unknown>) : {};
}
