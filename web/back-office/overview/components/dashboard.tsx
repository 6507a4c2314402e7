import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { dashboardQuery } from '../api/dashboard-query.ts';
import { WaitingCard } from './waiting-card.tsx';

const waiting = (height: string) => (
  <Card>
    <Loading>
      <Skeleton className={height} />
    </Loading>
  </Card>
);

/** The list of waiting tasks shows at once; the chart and the latest events load after it. */
const TodayChart = lazyPiece(async () => (await import('./today-chart.tsx')).TodayChart, {
  waiting: waiting('h-96'),
});
const LatestCard = lazyPiece(async () => (await import('./latest-card.tsx')).LatestCard, {
  waiting: waiting('h-72'),
});

const column = 'max-xl:contents xl:flex xl:flex-col xl:gap-3';

/** Shows today's figures, waiting tasks and the latest events; further cards stand below the tasks. */
export function Dashboard({ children }: { children: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  if (error && !data)
    return (
      <ErrorState size="sm" message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    // The two columns have independent heights. On narrow windows the waiting tasks follow the chart of the
    // day.
    <div className="flex flex-col gap-3 xl:flex-row xl:items-start">
      <div className={clsx(column, 'min-w-0 grow')}>
        <TodayChart figures={data} />
        <LatestCard latest={data?.latest} className="max-xl:order-1" />
      </div>
      <div className={clsx(column, 'w-96 shrink-0')}>
        <WaitingCard waiting={data?.waiting} />
        <div className="max-xl:order-1">{children}</div>
      </div>
    </div>
  );
}
