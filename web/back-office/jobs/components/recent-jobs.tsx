import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import { Popover, PopoverClose } from '#web/ui/overlays/popover.tsx';
import { recentJobsQuery } from '../api/job-queries.ts';
import { JobCard } from './job-card.tsx';

const shownCount = 3;

/** The user's newest background jobs, in the menu of the tray button. */
export function RecentJobs({ trigger, open, onOpenChange }: OpenedMenuProps) {
  const { t } = useTranslation(['jobs', 'backOffice']);
  return (
    <Popover
      align="end"
      label={t('backOffice:tray.title')}
      className="w-96"
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
    >
      <JobCards />
    </Popover>
  );
}

function JobCards() {
  const { t } = useTranslation(['jobs', 'backOffice']);
  const { data, error, isFetching, refetch } = useQuery(recentJobsQuery);
  const jobs = data?.data.slice(0, shownCount) ?? [];
  return (
    <>
      <h2 className="mb-3 text-base font-bold">{t('backOffice:tray.title')}</h2>
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
          {t('backOffice:tray.all')}
        </Link>
      </PopoverClose>
    </>
  );
}
