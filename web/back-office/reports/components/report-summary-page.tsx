import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Chart } from '#web/ui/charts/chart.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { paymentDaysQuery, summaryQuery } from '../api/report-queries.ts';
import { askedOf, type ReportSearch } from '../rules/report-search.ts';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { ReportKpis } from './report-kpis.tsx';

type Props = { search: ReportSearch; onSearch: (wanted: ReportSearch) => void };

/** Summary of the shop's payments in a period, compared with the previous one. */
export function ReportSummaryPage({ search, onSearch }: Props) {
  const { t } = useTranslation('reports');
  const asked = askedOf(search);
  const summary = useQuery(summaryQuery(asked));
  const days = useQuery(paymentDaysQuery(asked));
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
        isPending={days.isPending}
        failure={
          days.error && !days.data
            ? { message: messageOf(days.error), onRetry: () => void days.refetch() }
            : undefined
        }
        points={{ by: 'day', label: t('day'), values: rows.map(({ day }) => day) }}
        series={[
          {
            name: 'received',
            label: t('figure.received'),
            values: rows.map(({ receivedAmount }) => receivedAmount),
          },
          {
            name: 'refunded',
            label: t('figure.refunded'),
            values: rows.map(({ refundedAmount }) => refundedAmount),
          },
        ]}
      />
      <nav aria-label={t('further')} className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink size="sm" iconAfter={<ChevronRight />} to="/admin/reports/payments" search={search}>
          {t('toPayments')}
        </ButtonLink>
        <ButtonLink size="sm" iconAfter={<ChevronRight />} to="/admin/reports/orders" search={search}>
          {t('toOrders')}
        </ButtonLink>
        <ButtonLink size="sm" iconAfter={<ChevronRight />} to="/admin/e-commerce/reports" search={search}>
          {t('toSales')}
        </ButtonLink>
      </nav>
    </>
  );
}
