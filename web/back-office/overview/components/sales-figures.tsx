import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import type { CommerceOverview } from '../api/overview-query.ts';
import { createdIn } from '../rules/created-in.ts';
import { daysFrom } from '../rules/period-days.ts';
import { CountedLink } from './counted-link.tsx';

type Props = { overview: CommerceOverview | undefined; seesMoney: boolean };

/** Figures of the period compared with the previous period up to the same hour. */
export function SalesKpis({ overview, seesMoney }: Props) {
  const { t } = useTranslation('overview');
  const { dayRange } = useFormat();
  const beforeLabel =
    overview && t('kpi.before', { days: dayRange(overview.before.from, overview.before.to) });
  const shared = {
    ...(beforeLabel && { beforeLabel }),
    onto: (figure: string) => (
      <CountedLink page="/admin/e-commerce/orders" search={overview && createdIn(overview.period)}>
        {figure}
      </CountedLink>
    ),
  };
  return (
    <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-3">
      {seesMoney && (
        <Kpi
          {...shared}
          label={t('kpi.revenue')}
          definition={t('kpi.revenueDefinition')}
          unit="vnd"
          value={overview?.money?.revenue.now}
          before={overview?.money?.revenue.before}
        />
      )}
      <Kpi
        {...shared}
        label={t('kpi.orders')}
        definition={t('kpi.ordersDefinition')}
        unit="count"
        value={overview?.orders.now}
        before={overview?.orders.before}
      />
      {seesMoney && (
        <Kpi
          {...shared}
          label={t('kpi.average')}
          definition={t('kpi.averageDefinition')}
          unit="vnd"
          value={overview?.money?.average.now}
          before={overview?.money?.average.before}
        />
      )}
    </div>
  );
}

type ChartProps = {
  overview: CommerceOverview | undefined;
  failure: { message: string | undefined; onRetry: () => void } | undefined;
};

/** Chart with each day of the period and the same day of the previous one. */
export function RevenueChart({ overview, failure }: ChartProps) {
  const { t } = useTranslation('overview');
  const { money, period } = overview ?? {};
  return (
    <Chart
      kind="line"
      level={2}
      title={t('chart.title')}
      definition={t('kpi.revenueDefinition')}
      unit="vnd"
      isPending={!overview}
      failure={failure}
      points={{ by: 'day', label: t('chart.day'), values: period ? daysFrom(period) : [] }}
      series={[
        { name: 'now', label: t('chart.now'), values: money?.days ?? [] },
        { name: 'before', label: t('chart.before'), values: money?.daysBefore ?? [], isBefore: true },
      ]}
    />
  );
}
