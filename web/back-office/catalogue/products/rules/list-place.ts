import { adminProductList } from '#shared/catalogue/product-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import { readPersonal, savePersonal } from '#web/platform/person-storage.ts';

const key = 'product-list';
const productSearch = staffSearch(adminProductList, {});
type ProductSearch = SearchOf<typeof productSearch>;

/** Remembers the last state of the list: filters, order, page and view. */
export const keepListPlace = (search: ProductSearch): void => savePersonal(key, search);

/** Last state of the list, restored when a user leaves a product's form. */
export function listPlace(): ProductSearch {
  const kept = readPersonal(key);
  return typeof kept === 'object' && kept ? productSearch.read(kept as Record<string, unknown>) : {};
}
