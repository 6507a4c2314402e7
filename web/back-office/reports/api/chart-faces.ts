import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '#web/platform/api/api-error.ts';

type Query = Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>;

/** Props of a chart that show whether its query is loading or has failed. */
export const chartFaces = ({ data, error, isPending, refetch }: Query) => ({
  isPending,
  failure: error && !data ? { message: messageOf(error), onRetry: () => void refetch() } : undefined,
});
