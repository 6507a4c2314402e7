import type { ReactNode } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { ErrorState } from './error-state.tsx';

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Error title: what could not be loaded. */
  failed?: string;
  /** Skeletons in the shape of the content. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the state of a record: loading, failed, or loaded. A failed refetch leaves the loaded record in place. */
export function QueryFaces<Data>({ query, failed, waiting, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return waiting;
  return (
    <ErrorState
      title={failed}
      message={messageOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
