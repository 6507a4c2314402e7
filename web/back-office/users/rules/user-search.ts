import type { UserStatus } from '#shared/accounts/user.ts';
import { pageSizes, type PageSize } from '#web/ui/data/page-window.ts';

export type UserSearch = { searchTerm?: string; status?: UserStatus; page?: number; limit?: PageSize };

/** A change of the search; typing replaces the address instead of adding to the history. */
export type OnSearch = (search: UserSearch, how?: { replace: boolean }) => void;

export const defaultLimit: PageSize = 20;

/** Named here by type alone: the shared list would bring its schemas, and all of zod, to every first page. */
const known: Record<UserStatus, true> = {
  pending: true,
  pending_admin: true,
  pending_kyc: true,
  kyc_submitted: true,
  kyc_changing: true,
  active: true,
  inactive: true,
};
// The keys of a record are the names it was declared with.
export const userStatuses = Object.keys(known) as UserStatus[];

const whole = (value: unknown, min: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min ? value : undefined;

/** What the address of the member list says; what makes no sense is passed over. */
export function readUserSearch(search: Record<string, unknown>): UserSearch {
  const given = search.searchTerm;
  const term = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  const read: UserSearch = {
    searchTerm: term.slice(0, 200) || undefined,
    status: userStatuses.find((status) => status === search.status),
    page: whole(search.page, 2),
    limit: pageSizes.find((size) => size === search.limit),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
