import { many, since, until, words } from '../lists/query-parts.ts';

/** Topics of contact messages. */
export const contactTopics = ['account', 'kyc', 'order', 'referral', 'other'] as const;

/** States of a message: waiting for staff, answered by mail, or closed without an answer. */
export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

export const longestMessage = 4000;

/** Filters and sorts of the staff's list of messages. */
export const messageList = {
  filters: {
    search: words(100),
    state: many(messageStates),
    topic: many(contactTopics),
    from: since(),
    to: until(),
  },
  sorts: ['createdAt', 'answeredAt'],
  sort: '-createdAt',
  page: 'pageSize',
  size: 20,
} as const;
