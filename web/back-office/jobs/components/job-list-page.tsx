import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { allJobsQuery } from '../api/job-queries.ts';
import { JobCard } from './job-card.tsx';

/** The user's own background jobs, newest first, as long as they are kept. */
export function JobListPage() {
  const { t } = useTranslation('jobs');
  const query = useInfiniteQuery(allJobsQuery);
  const jobs = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card padded={false}>
      <ListFaces
        query={query}
        count={jobs.length}
        waiting={<LoadingRows rows={4} height="h-16" className="space-y-3 p-4" />}
        failed={t('failed')}
        empty={<EmptyState icon={<ListChecks />} title={t('none')} hint={t('noneHint')} />}
      >
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
      </ListFaces>
    </Card>
  );
}
