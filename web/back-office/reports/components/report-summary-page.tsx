import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPaymentDays, getReportSummary } from '#shared/reports/payment-reports.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Chart } from '#web/ui/charts/chart.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { reportQuery } from '../api/report-queries.ts';
import { chartFaces } from '../api/chart-faces.ts';
import { reportQueryOf, type ReportSearch } from '../rules/report-search.ts';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { ReportKpis } from './report-kpis.tsx';

const further = [
  { to: '/admin/reports/payments', text: 'toPayments' },
  { to: '/admin/reports/orders', text: 'toOrders' },
  { to: '/admin/e-commerce/reports', text: 'toSales' },
] as const;

type Props = { search: ReportSearch; onSearch: (wanted: ReportSearch) => void };

/** Summary of the shop's payments in a period, compared with the previous one. */
export function ReportSummaryPage({ search, onSearch }: Props) {
  const { t } = useTranslation('reports');
  const asked = reportQueryOf(search);
  const summary = useQuery(reportQuery(getReportSummary, asked));
  const days = useQuery(reportQuery(listPaymentDays, asked));
  const failed = summary.error && !summary.data ? summary.error : undefined;
  const rows = days.data ?? [];
  return (
    <>
      <ReportFilterBar search={search} onSearch={onSearch} />
      {failed ? (
        <ErrorState
          message={messageOf(failed)}
          retrying={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      ) : (
        <ReportKpis summary={summary.data} search={search} />
      )}
      <Chart
        kind="line"
        level={2}
        title={t('chart.money')}
        definition={t('chart.moneyDefinition')}
        unit="vnd"
        {...chartFaces(days)}
        points={{ by: 'day', label: t('day'), values: rows.map(({ day }) => day) }}
        series={(['received', 'refunded'] as const).map((name) => ({
          name,
          label: t(`figure.${name}`),
          values: rows.map((row) => row[`${name}Amount`]),
        }))}
      />
      <nav aria-label={t('further')} className="mt-4 flex flex-wrap gap-2.5">
        {further.map(({ to, text }) => (
          <ButtonLink key={to} size="sm" iconAfter={<ChevronRight />} to={to} search={search}>
            {t(text)}
          </ButtonLink>
        ))}
      </nav>
    </>
  );
}
