import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '#shared/jobs/job-status.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Popover, PopoverClose } from '#web/ui/overlays/popover.tsx';
import { recentJobsQuery } from '../api/job-queries.ts';
import { JobCard } from './job-card.tsx';

const shownCount = 3;

/** One's work in the background, at hand on every page: what is under way is found again after any reload. */
export function JobTray() {
  const { t } = useTranslation('jobs');
  const { data } = useQuery(recentJobsQuery);
  const { number } = useFormat();
  const underWay = (data?.data ?? []).filter(({ status }) => isUnderWay(status));
  const count = underWay.length;
  const first = underWay.find(({ status, total }) => status === 'running' && total);
  return (
    <Popover
      align="end"
      label={t('tray.title')}
      className="w-96"
      trigger={
        <button
          type="button"
          aria-label={count > 0 ? t('tray.openCount', { count }) : t('tray.open')}
          className="relative inline-flex h-10.5 min-w-10.5 items-center justify-center gap-2 overflow-hidden rounded-md px-2.5 text-ink-2 transition-colors hover:bg-hover hover:text-ink"
        >
          <ListChecks aria-hidden className="size-5 shrink-0" />
          {first?.total && (
            <>
              <span className="text-xs font-semibold tabular-nums max-sm:sr-only">
                {number(first.done)}/{number(first.total)}
              </span>
              <span
                aria-hidden
                className="absolute inset-x-0 bottom-0 h-1 origin-left bg-jade transition-transform"
                style={{ transform: `scaleX(${Math.min(1, first.done / first.total)})` }}
              />
            </>
          )}
        </button>
      }
    >
      <RecentJobs />
    </Popover>
  );
}

function RecentJobs() {
  const { t } = useTranslation('jobs');
  const { data, error, isFetching, refetch } = useQuery(recentJobsQuery);
  const jobs = data?.data.slice(0, shownCount) ?? [];
  return (
    <>
      <h2 className="mb-3 text-base font-bold">{t('tray.title')}</h2>
      {!data && !error && (
        <Loading className="space-y-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
        </Loading>
      )}
      {!data && error && (
        <ErrorState
          size="sm"
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && jobs.length === 0 && (
        <EmptyState size="sm" icon={<ListChecks />} title={t('none')} hint={t('noneHint')} />
      )}
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="py-3 first:pt-0">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <PopoverClose asChild>
        <Link to="/admin/jobs" className="mt-2 inline-block text-sm font-semibold text-brand hover:underline">
          {t('tray.all')}
        </Link>
      </PopoverClose>
    </>
  );
}
