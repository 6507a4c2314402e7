import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getDashboard } from '#shared/overview/dashboard.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export type DashboardFigures = ReplyOf<typeof getDashboard>;

/** Refetched when a live event reports a task, and every minute for changes without an event. */
export const dashboardQuery = queryOptions({ ...apiQuery(getDashboard), refetchInterval: 60_000 });
