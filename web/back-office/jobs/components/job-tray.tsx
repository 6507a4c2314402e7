import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import { recentJobsQuery } from '../api/job-queries.ts';

const RecentJobs = lazyMenu(async () => (await import('./recent-jobs.tsx')).RecentJobs, 'dialog');

/** Menu with the user's background jobs on every page. Running ones are found again after a reload. */
export function JobTray() {
  const { t } = useTranslation('backOffice');
  const { data } = useQuery(recentJobsQuery);
  const { number } = useFormat();
  const underWay = (data?.data ?? []).filter(({ status }) => isRunningStatus(status));
  const count = underWay.length;
  const first = underWay.find(({ status, total }) => status === 'running' && total);
  return (
    <RecentJobs
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
    />
  );
}
