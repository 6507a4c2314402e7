import { id, one, since, until, words } from '../lists/query-parts.ts';

/** What is told of members across the whole shop, each when it happens. */
export const memberActivities = ['USER_LOGGED_IN', 'USER_EMAIL_VERIFIED', 'USER_REGISTERED'] as const;
export type MemberActivityType = (typeof memberActivities)[number];

/** How long it is kept: a quarter answers what happened, and a year of sign-ins is nobody's to read. */
export const memberLogKeptDays = 90;

export const memberLogList = {
  filters: {
    search: words(),
    activityType: one(memberActivities),
    userId: id(40),
    from: since(),
    to: until(),
  },
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
