import { adminProductList } from '#shared/catalogue/product-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

export const productSearch = staffSearch(adminProductList, { size: 12 });
export type ProductSearch = SearchOf<typeof productSearch>;
