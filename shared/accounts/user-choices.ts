import { roles } from '../contract/access.ts';
import { many, one, since, until, words } from '../lists/query-parts.ts';
import { userStatuses } from '../values/user-statuses.ts';

/** Reasons why an account is `inactive`. */
export const closings = ['rejected', 'locked', 'left'] as const;

/** Filters and sorts of the staff's member list. */
export const userList = {
  filters: {
    searchTerm: words(),
    status: many(userStatuses),
    role: one(roles),
    createdFrom: since(),
    createdTo: until(),
  },
  sorts: ['createdAt', 'updatedAt', 'fullName', 'status', 'role'],
  sort: '-createdAt',
  page: 'limit',
  size: 50,
} as const;
