import { many, since, until, words } from '../lists/query-parts.ts';

/** What people write about. */
export const contactTopics = ['account', 'kyc', 'order', 'referral', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Waits for somebody, was answered by mail, or needs no answer. */
export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

export const longestMessage = 4000;

/** Staff's list of what people wrote. */
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
