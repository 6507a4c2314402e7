import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getCategoryMargins } from '#shared/overview/category-margins.contract.ts';
import { getCommerceOverview } from '#shared/overview/commerce-overview.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

export type CommerceOverview = ReplyOf<typeof getCommerceOverview>;

/** Refetched every minute while the page is visible. */
export const overviewQuery = (period: DateRange) =>
  queryOptions({
    ...apiQuery(getCommerceOverview, { query: period }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** A 30-day figure; a value that is some minutes old is fresh enough. */
export const marginsQuery = queryOptions({ ...apiQuery(getCategoryMargins), staleTime: 5 * 60_000 });
