import { searchMessages as contract } from '#shared/contact/contact.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { among, atLeast, atMost, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { messagesView } from './messages-view.ts';

export const messageList = listQuery(messagesView, contract, {
  search: search(),
  state: among('state'),
  topic: among('topic'),
  from: atLeast('createdAt'),
  to: atMost('createdAt'),
});

export const searchMessages = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(messageList, query);

/** Messages that wait for an answer. */
export const openMessages = waitingRows(() => messagesView.rows(), {
  where: [{ column: 'state', is: 'open' }],
  since: 'createdAt',
});
