import { voucherList } from '#shared/vouchers/voucher-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of vouchers. */
export const voucherSearch = staffSearch(voucherList, { size: 20 });
export type VoucherSearch = SearchOf<typeof voucherSearch>;
