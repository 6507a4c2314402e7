import { keepPreviousData } from '@tanstack/react-query';
import { listAdminBusinesses } from '#shared/catalogue/staff-business.contract.ts';
import { listUsers } from '#shared/accounts/users.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const shownAtOnce = 20;

/** Businesses whose name holds these words, to choose one of. */
export const businessesNamed = (q: string) => ({
  ...apiQuery(listAdminBusinesses, { query: { q, limit: shownAtOnce } }),
  placeholderData: keepPreviousData,
});

/** Members these words may mean, to choose one of. */
export const membersNamed = (searchTerm: string) => ({
  ...apiQuery(listUsers, { query: { searchTerm, limit: shownAtOnce } }),
  placeholderData: keepPreviousData,
});
