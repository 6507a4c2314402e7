import { noticeList } from '#shared/payments/notice-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of providers' notices. */
export const noticeSearch = staffSearch(noticeList, { size: 20, period: ['start', 'end'] });
export type NoticeSearch = SearchOf<typeof noticeSearch>;

/** Without filters, the inbox shows open notices. */
export const inboxOf = (search: NoticeSearch): NoticeSearch =>
  search.state === undefined && search.search === undefined ? { ...search, state: 'open' } : search;
