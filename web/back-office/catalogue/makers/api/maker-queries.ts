import { keepPreviousData } from '@tanstack/react-query';
import { listAdminBusinesses } from '#shared/catalogue/staff-business.contract.ts';
import { listUsers } from '#shared/accounts/users.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const shownAtOnce = 20;

/** Businesses whose name contains the words, for a select. */
export const businessesNamed = (q: string) => ({
  ...apiQuery(listAdminBusinesses, { query: { q, limit: shownAtOnce } }),
  placeholderData: keepPreviousData,
});

/** Members that match the words, for a select. */
export const membersNamed = (searchTerm: string) => ({
  ...apiQuery(listUsers, { query: { searchTerm, limit: shownAtOnce } }),
  placeholderData: keepPreviousData,
});
