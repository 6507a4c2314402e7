import clsx from 'clsx';
import { Files } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
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

type Pages = { total: number; totalPages: number; onPage: (page: number) => void };

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
  /** Of a list with numbered pages: an old address may name one it no longer has. */
  pages?: Pages | undefined;
  children: ReactNode;
};

/** Every list has its faces: on its way, failed, empty, full, and pale while the next search is on its way. */
export function ListFaces({ query, count, waiting, failed, empty, pages, children }: Props) {
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
  if (count === 0 && !isPlaceholderData)
    return pages && pages.total > 0 ? <PastTheEnd onLast={() => pages.onPage(pages.totalPages)} /> : empty;
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      {children}
    </div>
  );
}

/** There are rows, but none on the page that was asked for: it leads back to the last page that has some. */
export function PastTheEnd({ onLast }: { onLast: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={<Files />}
      title={t('list.pastEnd')}
      action={<Button onClick={onLast}>{t('list.toLast')}</Button>}
    />
  );
}
