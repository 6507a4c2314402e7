import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listedBy, type Comparison } from '#shared/reconciliation/reconciliation.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton-rows.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { reconciledDaysQuery } from '../api/reconciliation-queries.ts';
import type { OnSearch } from '#web/ui/list/use-list.ts';
import type { ReconciliationSearch } from '../rules/reconciliation-search.ts';
import { ComparisonBadge } from './comparison-badge.tsx';
import { ReconciledDayDrawer } from './reconciled-day-drawer.tsx';

type Props = { search: ReconciliationSearch; onSearch: OnSearch<ReconciliationSearch> };

/** Lists days compared with the providers' lists; the number of unexplained differences is on top. */
export function ReconciliationScreen({ search, onSearch }: Props) {
  const { t } = useTranslation('money');
  const { until, day: opened } = search;
  const query = useQuery({ ...reconciledDaysQuery(until), placeholderData: keepPreviousData });
  return (
    <QueryFaces
      query={query}
      failed={t('reconciliation.failed')}
      waiting={<SkeletonRows count={4} height="h-14" />}
    >
      {({ days, unexplained, next }) => (
        <div className="space-y-5">
          {unexplained > 0 || days.some(({ comparisons }) => comparisons.length > 0) ? (
            <Notice
              tone={unexplained === 0 ? 'jade' : 'gold'}
              title={t('reconciliation.unexplained', { count: unexplained })}
            />
          ) : (
            <Notice tone="sky" title={t('reconciliation.notCompared')} />
          )}
          <Card padded={false}>
            <ul className="divide-y divide-line" aria-label={t('reconciliation.days')}>
              {days.map(({ day, comparisons }) => (
                <DayLine
                  key={day}
                  day={day}
                  comparisons={comparisons}
                  onOpen={() => onSearch({ ...search, day })}
                />
              ))}
            </ul>
          </Card>
          <div className="flex flex-wrap gap-2.5">
            {until && <Button onClick={() => onSearch({})}>{t('reconciliation.newest')}</Button>}
            <Button onClick={() => onSearch({ until: next })}>{t('reconciliation.older')}</Button>
          </div>
          {opened && (
            <ReconciledDayDrawer
              key={opened}
              day={opened}
              onClose={() => onSearch({ ...(until && { until }) }, { replace: true })}
            />
          )}
        </div>
      )}
    </QueryFaces>
  );
}

type LineProps = { day: string; comparisons: readonly Comparison[]; onOpen: () => void };

function DayLine({ day, comparisons, onOpen }: LineProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  return (
    <li className="relative grid min-h-14 items-center gap-x-6 gap-y-2 px-4 py-3 text-sm hover:bg-mute md:grid-cols-[7rem_repeat(3,minmax(0,15rem))]">
      <button
        type="button"
        onClick={onOpen}
        className="justify-self-start rounded-xs text-left font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
      >
        {format.day(`${day}T12:00:00+07:00`)}
      </button>
      {listedBy.map((provider) => (
        <span key={provider} className="flex flex-wrap items-center gap-2 max-md:justify-between">
          <span className="text-ink-2">{t(`listedBy.${provider}`)}</span>
          <ComparisonBadge comparison={comparisons.find((one) => one.provider === provider)} />
        </span>
      ))}
    </li>
  );
}
