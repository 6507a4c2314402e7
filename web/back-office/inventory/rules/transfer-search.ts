import { transferList } from '#shared/inventory/transfer-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of transfers. */
export const transferSearch = staffSearch(transferList, { size: 20 });
export type TransferSearch = SearchOf<typeof transferSearch>;
