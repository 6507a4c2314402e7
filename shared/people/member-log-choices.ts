import { id, one, since, until, words } from '../lists/query-parts.ts';

/** Member activities that are logged across the whole shop. */
export const memberActivities = ['USER_LOGGED_IN', 'USER_EMAIL_VERIFIED', 'USER_REGISTERED'] as const;
export type MemberActivityType = (typeof memberActivities)[number];

/** Retention in days: a quarter is enough to investigate, a year would be too much personal data. */
export const memberLogRetentionDays = 90;

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
