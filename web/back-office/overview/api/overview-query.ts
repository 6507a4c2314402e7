import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getCategoryMargins } from '#shared/overview/category-margins.contract.ts';
import { getCommerceOverview } from '#shared/overview/commerce-overview.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

export type CommerceOverview = ReplyOf<typeof getCommerceOverview>;

/** Looked at again every minute, as long as somebody looks. */
export const overviewQuery = (period: DateRange) =>
  queryOptions({
    ...apiQuery(getCommerceOverview, { query: period }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Of thirty days: what a minute changes of it shows nobody. */
export const marginsQuery = queryOptions({ ...apiQuery(getCategoryMargins), staleTime: 5 * 60_000 });
