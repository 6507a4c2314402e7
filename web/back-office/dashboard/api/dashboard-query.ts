import { queryOptions } from '@tanstack/react-query';
import { getDashboard } from '#shared/overview/dashboard.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Looked at again every minute, as long as somebody looks. */
export const dashboardQuery = queryOptions({ ...apiQuery(getDashboard), refetchInterval: 60_000 });
