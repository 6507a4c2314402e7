import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getDashboard } from '#shared/overview/dashboard.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export type DashboardFigures = ReplyOf<typeof getDashboard>;

/** Asked again when a live event says that something waits, or no longer does; and every minute, for what no event tells. */
export const dashboardQuery = queryOptions({ ...apiQuery(getDashboard), refetchInterval: 60_000 });
