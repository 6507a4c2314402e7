import { noticeList } from '#shared/payments/notice-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of the list of what providers told says. */
export const noticeSearch = staffSearch(noticeList, { size: 20, period: ['start', 'end'] });
export type NoticeSearch = SearchOf<typeof noticeSearch>;

/** Opened without a word of its own, the inbox shows what waits. */
export const inboxOf = (search: NoticeSearch): NoticeSearch =>
  search.state === undefined && search.search === undefined ? { ...search, state: 'open' } : search;
