import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { PaymentReportPage } from '#web/back-office/reports/components/payment-report-page.tsx';
import {
  reportQueryOf,
  drillDownOf,
  paymentReportSearch,
  type PaymentReportSearch,
} from '#web/back-office/reports/rules/report-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/reports/payments')({
  ...staffPage<PaymentReportSearch>('payment-report'),
  component: PaymentReportRoute,
});

function PaymentReportRoute() {
  const { t } = useTranslation('reports');
  const search = paymentReportSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage lead={t('lead')}>
      <PaymentReportPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
        tools={
          <ExportButton
            all={{
              job: (format) => ({
                kind: 'export-payment-days',
                input: { format, query: reportQueryOf(search) },
              }),
            }}
          />
        }
        rowTools={
          <ExportButton
            all={{
              job: (format) => ({ kind: 'export-payments', input: { format, query: drillDownOf(search) } }),
            }}
          />
        }
      />
    </BackOfficePage>
  );
}
