import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { OrderReportPage } from '#web/back-office/reports/components/order-report-page.tsx';
import {
  reportQueryOf,
  reportSearch,
  type ReportSearch,
} from '#web/back-office/reports/rules/report-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/reports/orders')({
  ...staffPage<ReportSearch>('order-report'),
  component: OrderReportRoute,
});

function OrderReportRoute() {
  const { t } = useTranslation('reports');
  const search = reportSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage lead={t('lead')}>
      <OrderReportPage
        search={search}
        onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
        tools={
          <ExportButton
            all={{
              job: (format) => ({
                kind: 'export-order-days',
                input: { format, query: reportQueryOf(search) },
              }),
            }}
          />
        }
      />
    </BackOfficePage>
  );
}
