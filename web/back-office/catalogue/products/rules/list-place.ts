import { readPersonal, savePersonal } from '#web/platform/person-storage.ts';
import { productSearch, type ProductSearch } from './product-search.ts';

const key = 'product-list';

/** Remembers the last state of the list: filters, order, page and view. */
export const keepListPlace = (search: ProductSearch): void => savePersonal(key, search);

/** Last state of the list, restored when a user leaves a product's form. */
export function listPlace(): ProductSearch {
  const kept = readPersonal(key);
  return typeof kept === 'object' && kept ? productSearch.read(kept as Record<string, unknown>) : {};
}
