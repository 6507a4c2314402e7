import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentDays } from '#shared/reports/payment-reports.contract.ts';
import { paymentStates } from '#shared/reports/report-choices.ts';
import { Chart } from '#web/ui/charts/chart.tsx';
import { reportQuery } from '../api/report-queries.ts';
import { chartFaces } from '../api/chart-faces.ts';
import { reportQueryOf, type PaymentReportSearch, type ReportSearch } from '../rules/report-search.ts';
import { DrillPayments } from './drill-payments.tsx';
import { MoneyDayTable } from './money-day-table.tsx';
import { PaymentDayTable } from './payment-day-table.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';

type Props = {
  search: PaymentReportSearch;
  onSearch: (wanted: PaymentReportSearch) => void;
  tools?: ReactNode;
  /** Slot for exporting the rows behind a figure. */
  rowTools?: ReactNode;
};

/** Payment report by day, and the rows behind the open figure. */
export function PaymentReportPage({ search, onSearch, tools, rowTools }: Props) {
  const { t } = useTranslation('reports');
  const asked = reportQueryOf(search);
  const days = useQuery(reportQuery(listPaymentDays, asked));
  const rows = days.data ?? [];
  const shown: ReportSearch = {
    ...(search.start && { start: search.start }),
    ...(search.end && { end: search.end }),
    ...(search.warehouseId && { warehouseId: search.warehouseId }),
    ...(search.saleChannelId && { saleChannelId: search.saleChannelId }),
  };
  return (
    <div className="space-y-4">
      <ReportFilterBar search={shown} onSearch={onSearch} tools={tools} />
      <Chart
        kind="bar"
        level={2}
        title={t('chart.payments')}
        definition={t('chart.paymentsDefinition')}
        unit="count"
        {...chartFaces(days)}
        points={{ by: 'day', label: t('day'), values: rows.map(({ day }) => day) }}
        series={paymentStates.map((stand) => ({
          name: stand,
          label: t(`figure.${stand}`),
          values: rows.map((row) => row[`${stand}Count`]),
        }))}
      />
      {rows.length > 0 && <PaymentDayTable rows={rows} asked={asked} />}
      <MoneyDayTable start={asked.start} end={asked.end} />
      <DrillPayments search={search} onSearch={onSearch} tools={rowTools} />
    </div>
  );
}
