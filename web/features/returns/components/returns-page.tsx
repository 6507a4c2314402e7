import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { returnsQuery } from '../api/return-queries.ts';
import { ReturnCard } from './return-card.tsx';
import { ReturnSkeletons } from './return-skeletons.tsx';

type Props = { crumbs: readonly Crumb[]; page: number; onPage: (page: number) => void };

/** What the member gave back or wants to, the newest first. */
export function ReturnsPage({ crumbs, page, onPage }: Props) {
  const { t } = useTranslation('returns');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(returnsQuery(page));
  return (
    <div className="mx-auto max-w-220 pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <h1 className="mt-2 text-xl font-bold sm:text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('lead')}</p>
      {!data && !error && <ReturnSkeletons />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.total === 0 && (
        <EmptyState
          icon={<RotateCcw />}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <ButtonLink
              to="/e-commerce/order"
              search={{ tab: 'completed' }}
              variant="primary"
              className="max-sm:h-11"
            >
              {t('empty.action')}
            </ButtonLink>
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <ul
            aria-label={t('list.label')}
            aria-busy={isPlaceholderData || undefined}
            className={clsx('space-y-4 transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {data.data.map((entry) => (
              <li key={entry.id}>
                <ReturnCard entry={entry} />
              </li>
            ))}
          </ul>
          {data.totalPages > 1 && (
            <div className="mt-6">
              <Pagination page={page} totalPages={data.totalPages} onPage={onPage} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
