import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { todayInVietnam } from '#web/platform/format/days.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { ChartUnit } from '#web/ui/charts/chart-data.ts';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { staffPresets } from '#web/ui/fields/date-range.ts';
import { analyticsQuery } from '../api/report-queries.ts';
import { daysOf, type AnalyticsSearch } from '../rules/report-search.ts';
import { CohortTable } from './cohort-table.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { MissesCard } from './misses-card.tsx';

type Props = { search: AnalyticsSearch; onSearch: (wanted: AnalyticsSearch) => void };

const lines = [
  { name: 'visit', unit: 'count' },
  { name: 'newUsers', unit: 'count' },
  { name: 'ordered', unit: 'count' },
  { name: 'revenue', unit: 'vnd' },
] as const satisfies readonly { name: string; unit: ChartUnit }[];

/** How the shop is found, used and come back to. */
export function AnalyticsPage({ search, onSearch }: Props) {
  const { t } = useTranslation('analytics');
  const { from, to } = daysOf(search);
  const { data, error, isPending, refetch } = useQuery(analyticsQuery({ start: from, end: to }));
  const failure = error && !data ? { message: messageOf(error), onRetry: () => void refetch() } : undefined;
  const days = data?.days ?? [];
  return (
    <div className="space-y-4">
      <DateRangePicker
        label={t('period')}
        presets={staffPresets}
        value={{ from, to }}
        max={todayInVietnam()}
        onChange={(range) => onSearch(range ? { start: range.from, end: range.to } : {})}
      />
      <FunnelCard data={data} />
      <div className="grid gap-4 xl:grid-cols-2">
        {lines.map(({ name, unit }) => (
          <Chart
            key={name}
            kind="area"
            level={2}
            title={t(`chart.${name}`)}
            definition={t(`definition.${name}`)}
            unit={unit}
            isPending={isPending}
            failure={failure}
            points={{ by: 'day', label: t('day'), values: days.map(({ day }) => day) }}
            series={[{ name, label: t(`chart.${name}`), values: days.map((day) => day[name]) }]}
          />
        ))}
      </div>
      {data && <CohortTable cohorts={data.cohorts} />}
      {data && <MissesCard misses={data.misses} />}
    </div>
  );
}
