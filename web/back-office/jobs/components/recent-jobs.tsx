import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
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
  const query = useQuery(recentJobsQuery);
  const jobs = query.data?.data.slice(0, shownCount) ?? [];
  return (
    <>
      <h2 className="mb-3 text-base font-bold">{t('backOffice:tray.title')}</h2>
      <ListFaces
        query={query}
        count={jobs.length}
        size="sm"
        failed={t('failed')}
        waiting={<LoadingRows rows={2} height="h-5" className="space-y-2" />}
        empty={<EmptyState size="sm" icon={<ListChecks />} title={t('none')} hint={t('noneHint')} />}
      >
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <li key={job.id} className="py-3 first:pt-0">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </ListFaces>
      <PopoverClose asChild>
        <Link to="/admin/jobs" className="mt-2 inline-block text-sm font-semibold text-brand hover:underline">
          {t('backOffice:tray.all')}
        </Link>
      </PopoverClose>
    </>
  );
}
