import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { ChartUnit } from '#web/ui/charts/chart-data.ts';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { staffPresets } from '#web/ui/fields/date-range.ts';
import { reportQuery } from '../api/report-queries.ts';
import { chartFaces } from '../api/chart-faces.ts';
import { counting, daysOf, type AnalyticsSearch } from '../rules/report-search.ts';
import { CohortTable } from './cohort-table.tsx';
import { FigureLink } from './figure-link.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { KpiRow } from './kpi-row.tsx';
import { SearchX } from 'lucide-react';
import type { ReplyOf } from '#shared/contract/route.ts';
import { getAnalytics } from '#shared/reports/analytics.contract.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

type Props = { search: AnalyticsSearch; onSearch: (wanted: AnalyticsSearch) => void };

const lines = [
  { name: 'visit', unit: 'count' },
  { name: 'newUsers', unit: 'count' },
  { name: 'ordered', unit: 'count' },
  { name: 'revenue', unit: 'vnd' },
] as const satisfies readonly { name: string; unit: ChartUnit }[];

/** Links the figures to the lists of what they count; visits have no list. */
const lists = {
  visit: undefined,
  newUsers: { to: '/admin/users' },
  ordered: { to: '/admin/e-commerce/orders' },
  revenue: { to: '/admin/e-commerce/orders', status: counting },
} as const;

/** Page with statistics on how shoppers find and use the shop, and how many return. */
export function AnalyticsPage({ search, onSearch }: Props) {
  const { t } = useTranslation('analytics');
  const { from, to } = daysOf(search);
  const query = useQuery(reportQuery(getAnalytics, { start: from, end: to }));
  const { data } = query;
  const days = data?.days ?? [];
  const { dayRange } = useFormat();
  const before = data?.before;
  const ontoList = (name: keyof typeof lists, figure: string) => {
    const list = lists[name];
    if (!list) return figure;
    const { to: page, ...status } = list;
    return (
      <FigureLink whole to={page} search={{ createdFrom: from, createdTo: to, ...status }}>
        {figure}
      </FigureLink>
    );
  };
  return (
    <div className="space-y-4">
      <DateRangePicker
        label={t('period')}
        presets={staffPresets}
        value={{ from, to }}
        max={todayInVietnam()}
        onChange={(range) => onSearch(range ? { start: range.from, end: range.to } : {})}
      />
      <KpiRow
        beforeLabel={before && t('before', { days: dayRange(before.period.start, before.period.end) })}
        figures={lines.map(({ name, unit }) => ({
          label: t(`chart.${name}`),
          definition: t(`definition.${name}`),
          unit,
          value: data && days.reduce((sum, one) => sum + one[name], 0),
          before: before?.[name],
          onto: (figure) => ontoList(name, figure),
        }))}
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
            {...chartFaces(query)}
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
