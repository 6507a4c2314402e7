import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { ChartUnit } from '#web/ui/charts/chart-data.ts';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { staffPresets, type DateRange } from '#web/ui/fields/date-range.ts';
import { analyticsQuery } from '../api/report-queries.ts';
import { counting, daysOf, type AnalyticsSearch } from '../rules/report-search.ts';
import { CohortTable } from './cohort-table.tsx';
import { FigureLink } from './figure-link.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { SearchX } from 'lucide-react';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics } from '#shared/reports/analytics.contract.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

type Props = { search: AnalyticsSearch; onSearch: (wanted: AnalyticsSearch) => void };

const lines = [
  { name: 'visit', unit: 'count' },
  { name: 'newUsers', unit: 'count' },
  { name: 'ordered', unit: 'count' },
  { name: 'revenue', unit: 'vnd' },
] as const satisfies readonly { name: string; unit: ChartUnit }[];

type Figures = (typeof lines)[number]['name'];

/** Links a figure to the list of what it counts; visits have no list. */
function Figure({ name, days, figure }: { name: Figures; days: DateRange; figure: string }) {
  const placed = { createdFrom: days.from, createdTo: days.to };
  switch (name) {
    case 'visit':
      return figure;
    case 'newUsers':
      return (
        <FigureLink whole to="/admin/users" search={placed}>
          {figure}
        </FigureLink>
      );
    case 'ordered':
    case 'revenue':
      return (
        <FigureLink
          whole
          to="/admin/e-commerce/orders"
          search={{ ...placed, ...(name === 'revenue' && { status: counting }) }}
        >
          {figure}
        </FigureLink>
      );
  }
}

/** Page with statistics on how shoppers find and use the shop, and how many return. */
export function AnalyticsPage({ search, onSearch }: Props) {
  const { t } = useTranslation('analytics');
  const { from, to } = daysOf(search);
  const { data, error, isPending, refetch } = useQuery(analyticsQuery({ start: from, end: to }));
  const failure = error && !data ? { message: messageOf(error), onRetry: () => void refetch() } : undefined;
  const days = data?.days ?? [];
  const { dayRange } = useFormat();
  const before = data?.before;
  const beforeLabel = before && t('before', { days: dayRange(before.period.start, before.period.end) });
  return (
    <div className="space-y-4">
      <DateRangePicker
        label={t('period')}
        presets={staffPresets}
        value={{ from, to }}
        max={todayInVietnam()}
        onChange={(range) => onSearch(range ? { start: range.from, end: range.to } : {})}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
        {lines.map(({ name, unit }) => (
          <Kpi
            key={name}
            label={t(`chart.${name}`)}
            definition={t(`definition.${name}`)}
            unit={unit}
            value={data && days.reduce((sum, one) => sum + one[name], 0)}
            before={before?.[name]}
            {...(beforeLabel && { beforeLabel })}
            onto={(figure) => <Figure name={name} days={{ from, to }} figure={figure} />}
          />
        ))}
      </div>
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

type Misses = ReplyOf<typeof getAnalytics>['misses'];

/** Searches of shoppers without results; each links to the search page as the shopper saw it. */
function MissesCard({ misses }: { misses: Misses }) {
  const { t } = useTranslation('analytics');
  const { number } = useFormat();
  return (
    <Card>
      <CardHeader title={t('misses.title')} hint={t('misses.hint')} />
      {misses.length === 0 ? (
        <EmptyState size="sm" icon={<SearchX />} title={t('misses.empty')} />
      ) : (
        <ol className="divide-y divide-line text-sm sm:columns-2 sm:gap-8">
          {misses.map(({ words, count }) => (
            <li key={words} className="flex min-h-9 items-center justify-between gap-3">
              <FigureLink to="/e-commerce/search" search={{ q: words }}>
                {words}
              </FigureLink>
              <span className="shrink-0 text-ink-2 tabular-nums">
                {t('misses.times', { count, shown: number(count) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
