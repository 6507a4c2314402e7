import { messageList } from '#shared/contact/contact-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of messages. */
export const messageSearch = staffSearch(messageList, { size: 20, period: ['from', 'to'] });
export type MessageSearch = SearchOf<typeof messageSearch>;
