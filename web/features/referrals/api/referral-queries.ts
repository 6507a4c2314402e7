import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { childrenAtOnce, type ReferralType } from '#shared/referrals/referral-choices.ts';
import { getBranches, getNetwork } from '#shared/referrals/network.contract.ts';
import {
  listDirectReferrals,
  listIndirectReferrals,
  listReferralUsers,
  openReferral,
} from '#shared/referrals/referrals.contract.ts';
import { listRewards } from '#shared/referrals/rewards.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { referralSearch, type ReferralSearch } from '../rules/referral-search.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const refreshMilliseconds = 5 * 60_000;

export const networkQuery = apiQuery(getNetwork);

/** Error messages if the server gives none. */
const failedWords: Record<ReferralType, string> = {
  all: 'Failed to fetch referral users',
  direct: 'Failed to fetch direct referrals',
  indirect: 'Failed to fetch indirect referrals',
};

const lists = {
  all: listReferralUsers,
  direct: listDirectReferrals,
  indirect: listIndirectReferrals,
} as const;

/** Queries members every five minutes. A failure is logged, and the reader keeps the previous data. */
export const referralsQuery = (id: string, search: ReferralSearch) =>
  queryOptions({
    queryKey: [...roots.referrals, 'list', id, referralSearch.toQuery(search)],
    queryFn: async ({ signal }) => {
      const { type = 'all', ...query } = referralSearch.toQuery(search);
      try {
        if (type === 'all')
          return await call(lists.all, { params: { id }, query: { ...query, type }, signal });
        return await call(lists[type], { params: { id }, query, signal });
      } catch (error) {
        if (!signal.aborted) console.warn(isApiError(error) ? error.message : failedWords[type], error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMilliseconds,
    staleTime: refreshMilliseconds,
  });

export const openPage = (id: string, page: number) =>
  call(openReferral, { params: { id }, query: { page: String(page), limit: String(childrenAtOnce) } });

export const branchesQuery = (id: string) => ({
  ...apiQuery(getBranches, { params: { id } }),
  placeholderData: keepPreviousData,
});

export const readRewards = (cursor: string | undefined, signal: AbortSignal) =>
  call(listRewards, { query: { take: '10', ...(cursor && { cursor }) }, signal });
