import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { Kpi } from '#web/ui/charts/kpi.tsx';
import type { DateRange } from '#web/ui/fields/date-range.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { returnAnalyticsQuery, returnMetricsQuery } from '../api/return-queries.ts';
import { previousPeriod } from '../rules/period-before.ts';

/** Rates of returns compared with the previous period of the same length. */
export function ReturnKpis({ period }: { period: DateRange }) {
  const { t } = useTranslation('staffReturns');
  const { data: now, error, refetch, isFetching } = useQuery(returnMetricsQuery(period));
  const { data: then } = useQuery(returnMetricsQuery(previousPeriod(period)));
  if (error && !now)
    return <ErrorState message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  const kpi = (
    name: 'total' | 'returnRate' | 'approvalRate' | 'passRate' | 'avgHandlingHours',
    unit: 'count' | 'percent',
    lessIsBetter = false,
  ) => (
    <Kpi
      label={t(`kpi.${name}`)}
      definition={t(`kpi.${name}Definition`)}
      unit={unit}
      value={now?.[name]}
      before={then?.[name]}
      beforeLabel={t('kpi.before')}
      lessIsBetter={lessIsBetter}
    />
  );
  return (
    <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-3">
      {kpi('total', 'count', true)}
      {kpi('returnRate', 'percent', true)}
      {kpi('approvalRate', 'percent')}
      {kpi('passRate', 'percent')}
      {kpi('avgHandlingHours', 'count', true)}
      {now?.refundAmount !== null && (
        <Kpi
          label={t('kpi.refundAmount')}
          definition={t('kpi.refundAmountDefinition')}
          unit="vnd"
          value={now?.refundAmount}
          before={then?.refundAmount ?? undefined}
          beforeLabel={t('kpi.before')}
          lessIsBetter
        />
      )}
    </div>
  );
}

/** Returns by day, status, reason, inspection result and requested resolution. */
export function ReturnCharts({ period }: { period: DateRange }) {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const { data, error, refetch } = useQuery(returnAnalyticsQuery(period));
  const failure = error && !data ? { message: messageOf(error), onRetry: () => void refetch() } : undefined;
  const words = <Row extends { count: number }>(
    name: 'status' | 'reason' | 'qaResult' | 'resolution',
    rows: readonly Row[] = [],
    labelOf: (row: Row) => string,
  ) => {
    const some = rows.filter(({ count }) => count > 0);
    return (
      <Chart
        kind="bar"
        level={2}
        title={t(`chart.${name}`)}
        unit="count"
        isPending={!data}
        failure={failure}
        points={{ by: 'word', label: t(`chart.${name}`), values: some.map(labelOf) }}
        series={[{ name, label: t('chart.count'), values: some.map(({ count }) => count) }]}
      />
    );
  };
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Chart
        kind="line"
        level={2}
        className="lg:col-span-2"
        title={t('chart.day')}
        definition={t('kpi.totalDefinition')}
        unit="count"
        isPending={!data}
        failure={failure}
        points={{ by: 'day', label: t('chart.day'), values: data?.byDay.map(({ day }) => day) ?? [] }}
        series={[
          { name: 'count', label: t('chart.count'), values: data?.byDay.map(({ count }) => count) ?? [] },
          { name: 'pieces', label: t('chart.pieces'), values: data?.byDay.map(({ pieces }) => pieces) ?? [] },
        ]}
      />
      {words('status', data?.byStatus, ({ status }) => t(`returns:status.${status}`))}
      {words('reason', data?.byReason, ({ reason }) => t(`returns:reason.${reason}`))}
      {words('qaResult', data?.byQaResult, ({ qaResult }) => t(`returns:qa.${qaResult}`))}
      {words('resolution', data?.byResolution, ({ resolution }) => t(`returns:resolution.${resolution}`))}
    </div>
  );
}
