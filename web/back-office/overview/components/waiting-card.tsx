import { Link, type LinkProps } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { DashboardFigures } from '../api/dashboard-query.ts';
import { taskPlaces } from '../rules/task-places.ts';
import { waitingAge } from '../rules/waiting-age.ts';

type Waiting = DashboardFigures['waiting'];
type Props = { waiting: Waiting | undefined; className?: string };

/** Lists waiting tasks, most urgent first, with links to where they are done. Counts of 0 are left out. */
export function WaitingCard({ waiting, className }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Card padded={false} className={clsx('overflow-hidden', className)}>
      <div className="px-4 pt-4 sm:px-5 [&>div]:mb-3">
        <CardHeader title={t('waiting.title')} />
      </div>
      {!waiting && <LoadingRows rows={8} height="h-8" className="space-y-3 px-4 pb-4" />}
      {waiting?.length === 0 && (
        <EmptyState
          size="sm"
          icon={<CircleCheckBig />}
          title={t('waiting.empty')}
          hint={t('waiting.emptyHint')}
        />
      )}
      <ol aria-label={t('waiting.title')} className="divide-y divide-line border-t border-line empty:hidden">
        {waiting?.map((row, place) => (
          <li key={row.task}>
            <TaskLink row={row} isFirst={place === 0} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function TaskLink({ row, isFirst }: { row: Waiting[number]; isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { to, search, Icon } = taskPlaces[row.task];
  // Only the most urgent task is highlighted, and only if something in it has waited too long.
  const isUrgent = isFirst && row.late > 0;
  const age = useAge(row);
  return (
    <Link
      // The target is only known at run time, so the link cannot be typed. The page ignores parameters that it
      // cannot read.
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      className={clsx(
        'flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm transition-colors sm:px-5',
        isUrgent ? 'bg-brand text-on-brand' : 'hover:bg-hover',
      )}
    >
      <Icon aria-hidden className={clsx('size-4.5 shrink-0', !isUrgent && 'text-ink-3')} />
      <span className="min-w-0 grow">
        <span className="block font-medium">{t(`task.${row.task}`)}</span>
        {age && (
          <span className={clsx('block text-xs', !isUrgent && (row.late > 0 ? 'text-gold' : 'text-ink-2'))}>
            {age}
          </span>
        )}
      </span>
      <span className="shrink-0 text-lg font-bold tabular-nums">{number(row.count)}</span>
    </Link>
  );
}

/** Says since when the oldest item waits and how many wait too long. For overdue items, it says by how much. */
function useAge({ task, late, since }: Waiting[number]): string | undefined {
  const { t } = useTranslation('dashboard');
  if (since === null) return undefined;
  const { unit, count } = waitingAge(since);
  const age = t(`age.${unit}`, { count });
  if (task === 'overdue') return t('waiting.overdueBy', { age });
  return late > 0 ? t('waiting.late', { count: late, age }) : t('waiting.oldest', { age });
}
