import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { allJobsQuery } from '../api/job-queries.ts';
import { JobCard } from './job-card.tsx';

/** The user's own background jobs, newest first, as long as they are kept. */
export function JobListPage() {
  const { t } = useTranslation('jobs');
  const query = useInfiniteQuery(allJobsQuery);
  const jobs = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card padded={false}>
      {query.isPending && (
        <Loading className="space-y-3 p-4">
          {Array.from({ length: 4 }, (_, place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </Loading>
      )}
      {query.error && jobs.length === 0 && (
        <ErrorState
          title={t('failed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && jobs.length === 0 && (
        <EmptyState icon={<ListChecks />} title={t('none')} hint={t('noneHint')} />
      )}
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="p-4 sm:px-5">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
