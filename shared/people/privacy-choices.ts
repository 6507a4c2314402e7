import { many, one, words } from '../lists/query-parts.ts';

/** Kinds of requests that people may make about their own data. */
export const privacyKinds = ['access', 'correct', 'restrict', 'object', 'delete'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

export const privacyStates = ['asked', 'received', 'answered', 'refused'] as const;
export type PrivacyState = (typeof privacyStates)[number];
export const isOpenRequest = (state: unknown): boolean => state === 'asked' || state === 'received';

/** Actions of staff on a request. */
export const privacyActs = ['receive', 'extend', 'answer', 'refuse'] as const;
export type PrivacyAct = (typeof privacyActs)[number];

export const privacyList = {
  filters: { search: words(), state: many(privacyStates), kind: one(privacyKinds) },
  sorts: ['dueOn', 'createdAt'],
  sort: 'dueOn',
  page: 'limit',
  size: 20,
} as const;

export const maxOpenRequests = 5;
