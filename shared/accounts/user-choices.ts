import { one, since, until, words } from '../lists/query-parts.ts';

export const userStatuses = [
  'pending',
  'pending_admin',
  'pending_kyc',
  'kyc_submitted',
  'kyc_changing',
  'active',
  'inactive',
] as const;

/** The staff's member list. */
export const userList = {
  filters: {
    searchTerm: words(),
    status: one(userStatuses),
    createdFrom: since(),
    createdTo: until(),
  },
  sort: '-createdAt',
  page: 'limit',
  size: 50,
} as const;
