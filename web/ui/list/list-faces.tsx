import clsx from 'clsx';
import { Files } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/error-state.tsx';

/** The parts of a query that its display states depend on. */
export type ListQuery = {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  /** True if the data belongs to the previous search. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
};

type Pages = { total: number; totalPages: number; onPage: (page: number) => void };

type Props = {
  query: ListQuery;
  /** Number of rows to show. */
  count: number;
  /** Skeletons in the shape of the rows. */
  waiting: ReactNode;
  /** Error title: what could not be loaded. */
  failed: string;
  /** Small faces are for lists in a card or a dialog. */
  size?: 'sm' | 'md';
  /** Shown instead of rows if there are none: advice on what to do, or how to see more if filters hide them. */
  empty: ReactNode;
  /** Page numbers of the list; an old address may name a page that no longer exists. */
  pages?: Pages | undefined;
  children: ReactNode;
};

/** Shows the state of a list: loading, failed, empty, full, or faded while the next search is loading. */
export function ListFaces({ query, count, waiting, failed, size, empty, pages, children }: Props) {
  const { data, error, isPlaceholderData = false } = query;
  if (data === undefined && !error) return waiting;
  if (data === undefined) return <QueryError query={query} title={failed} size={size} />;
  if (count === 0 && !isPlaceholderData)
    return pages && pages.total > 0 ? <PastEndNotice onLast={() => pages.onPage(pages.totalPages)} /> : empty;
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      {children}
    </div>
  );
}

/** Shows that the list has rows but none on the requested page; links to the last page that has some. */
export function PastEndNotice({ onLast }: { onLast: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      icon={<Files />}
      title={t('list.pastEnd')}
      action={<Button onClick={onLast}>{t('list.toLast')}</Button>}
    />
  );
}
