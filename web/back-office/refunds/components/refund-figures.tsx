import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refundStatuses } from '#shared/refunds/refund-choices.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { DateRange } from '#web/ui/fields/date-range.ts';
import { attemptFiguresQuery, refundDashboardQuery, refundTrendsQuery } from '../api/refund-queries.ts';

type Props = { period: DateRange };

/** Refunds of a period: amount, count, rate, duration and failures, and a daily chart. */
export function RefundFigures({ period }: Props) {
  const { t } = useTranslation('money');
  const { data, error, refetch, isFetching } = useQuery(refundDashboardQuery(period));
  const { data: tries } = useQuery(attemptFiguresQuery(period));
  if (error && !data)
    return <ErrorState message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  const sent = data?.overview.byStatus.find(({ status }) => status === 'succeeded');
  const kpi = (
    name: 'amount' | 'count' | 'rate' | 'hours' | 'failures' | 'tries',
    unit: 'vnd' | 'count' | 'percent',
    value: number | undefined,
  ) => (
    <Kpi
      key={name}
      label={t(`refundReport.${name}`)}
      definition={t(`refundReport.${name}Definition`)}
      unit={unit}
      value={value}
      lessIsBetter
    />
  );
  return (
    <div className="mb-5 space-y-3">
      <div className="grid grid-cols-2 md:grid-cols-3 2xl:grid-cols-6 gap-3">
        {kpi('amount', 'vnd', sent?.amount)}
        {kpi('count', 'count', data?.overview.count)}
        {kpi('rate', 'percent', data?.metrics.refundRate)}
        {kpi('hours', 'count', data?.metrics.avgProcessHours)}
        {kpi('failures', 'percent', data?.metrics.failureRate)}
        {kpi('tries', 'count', tries?.total)}
      </div>
      <RefundCharts period={period} />
    </div>
  );
}

function RefundCharts({ period }: Props) {
  const { t } = useTranslation('money');
  const { data: dashboard } = useQuery(refundDashboardQuery(period));
  const { data, error, refetch } = useQuery(refundTrendsQuery(period));
  const failure = error && !data ? { message: messageOf(error), onRetry: () => void refetch() } : undefined;
  const byStatus = refundStatuses.flatMap((status) => {
    const line = dashboard?.overview.byStatus.find((one) => one.status === status);
    return line && line.count > 0 ? [line] : [];
  });
  return (
    <div className="grid gap-3 lg:grid-cols-3">
      <Chart
        kind="bar"
        level={2}
        className="lg:col-span-2"
        title={t('refundReport.byDay')}
        definition={t('refundReport.byDayDefinition')}
        unit="vnd"
        isPending={!data}
        failure={failure}
        points={{ by: 'day', label: t('refundReport.day'), values: data?.map(({ day }) => day) ?? [] }}
        series={[
          {
            name: 'amount',
            label: t('refunds.amount'),
            values: data?.map(({ amount }) => amount) ?? [],
          },
        ]}
      />
      <Chart
        kind="bar"
        level={2}
        title={t('refundReport.byStatus')}
        unit="count"
        isPending={!dashboard}
        points={{
          by: 'word',
          label: t('refunds.status'),
          values: byStatus.map(({ status }) => t(`refundStatus.${status}`)),
        }}
        series={[
          { name: 'count', label: t('refundReport.count'), values: byStatus.map(({ count }) => count) },
        ]}
      />
    </div>
  );
}
