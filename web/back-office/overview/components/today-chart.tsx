import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/platform/session/use-session.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import type { DashboardFigures } from '../api/dashboard-query.ts';
import { compareDays, weekDayOf } from '../rules/compare-days.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Hours that have not begun are null, not 0, so that the line of the chart ends at the current hour. */
const toWholeDay = (known: readonly number[]): (number | null)[] =>
  hours.map((_, hour) => known[hour] ?? null);

/** Chart of today by hour against the same weekday before. It shows orders to staff who may not see revenue. */
export function TodayChart({ figures }: { figures: DashboardFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const { time } = useFormat();
  const seesMoney = useCan('reports.read');
  const shown = seesMoney ? figures?.revenue : figures?.orders;
  const what = seesMoney ? 'revenue' : 'orders';
  return (
    <Chart
      kind="area"
      level={2}
      title={t(`today.${what}`)}
      definition={t(`definition.${what}`)}
      unit={seesMoney ? 'vnd' : 'count'}
      isPending={!figures}
      lead={figures && <TodaySums figures={figures} />}
      points={{ by: 'hour', label: t('today.hour'), values: hours }}
      series={[
        {
          name: 'now',
          label: t('today.now', { time: time(figures?.at) }),
          values: toWholeDay(shown?.hours ?? []),
          ...(shown && { running: shown.hours.length - 1 }),
        },
        {
          name: 'before',
          label: t('today.before', { day: figures && t(`weekDay.${weekDayOf(figures.comparedDay)}`) }),
          values: shown?.hoursBefore ?? [],
          isBefore: true,
        },
      ]}
    />
  );
}

const figureLook = 'rounded-xs font-bold whitespace-nowrap hover:text-brand';

/** Totals of the day so far, each linking to the list that it counts, with a comparison in words. */
function TodaySums({ figures: { day, comparedDay, revenue, orders } }: { figures: DashboardFigures }) {
  const { t } = useTranslation('dashboard');
  const { number, vnd } = useFormat();
  const placed = { createdFrom: day, createdTo: day };
  const ordered = (
    <Link to="/admin/e-commerce/orders" search={placed} className={clsx(figureLook, !revenue && 'text-2xl')}>
      {t('today.count', { count: orders.now, shown: number(orders.now) })}
    </Link>
  );
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {revenue ? (
          <Link
            to="/admin/e-commerce/reports"
            search={{ start: day, end: day }}
            className={clsx(figureLook, 'text-2xl')}
          >
            {vnd(revenue.now)}
          </Link>
        ) : (
          ordered
        )}
        <Comparison figures={revenue ?? orders} day={comparedDay} />
      </p>
      {revenue && (
        <p className="text-sm text-ink-2">
          {ordered} {t('today.ordersBefore', { shown: number(orders.before) })}
        </p>
      )}
    </>
  );
}

const looks = {
  more: { Arrow: TrendingUp, look: 'text-jade' },
  times: { Arrow: TrendingUp, look: 'text-jade' },
  less: { Arrow: TrendingDown, look: 'text-danger' },
  same: { Arrow: undefined, look: 'text-ink-2' },
  first: { Arrow: undefined, look: 'text-ink-2' },
};

function Comparison({ figures, day }: { figures: { now: number; before: number }; day: string }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useFormat();
  const compared = compareDays(figures);
  const { Arrow, look } = looks[compared.is];
  const words = {
    day: t(`weekDay.${weekDayOf(day)}`),
    percent: 'percent' in compared ? percent(compared.percent) : '',
    times: 'times' in compared ? number(compared.times) : '',
  };
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-sm font-medium', look)}>
      {Arrow && <Arrow aria-hidden className="size-4 shrink-0" />}
      <span>{t(`compare.${compared.is}`, words)}</span>
    </span>
  );
}
