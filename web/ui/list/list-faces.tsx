import clsx from 'clsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { ErrorState } from '../feedback/error-state.tsx';

/** As much of a query as its faces are told by. */
export type ListQuery = {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  /** What is shown belongs to the search before this one. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
};

type Props = {
  query: ListQuery;
  /** How many rows there are to show. */
  count: number;
  /** Skeletons in the shape of the rows. */
  waiting: ReactNode;
  /** What could not be read. */
  failed: string;
  /** In the place of rows there are none of: what to do next; or, where filters hide them, how to see more. */
  empty: ReactNode;
  children: ReactNode;
};

/** Every list has its faces: on its way, failed, empty, full, and pale while the next search is on its way. */
export function ListFaces({ query, count, waiting, failed, empty, children }: Props) {
  const { data, error, isFetching, isPlaceholderData = false, refetch } = query;
  if (data === undefined && !error) return waiting;
  if (data === undefined)
    return (
      <ErrorState
        title={failed}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (count === 0 && !isPlaceholderData) return empty;
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      {children}
    </div>
  );
}
