import { createFileRoute } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { StatementFiles } from '#web/back-office/jobs/components/statement-files.tsx';
import { PackingList } from '#web/back-office/shipping/components/packing-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/')({
  ...staffPage<StaffListSearch<typeof listPackingOrders>>('packing'),
  component: PackingRoute,
});

function PackingRoute() {
  const { t } = useTranslation('packing');
  return (
    <BackOfficePage
      action={
        <div className="flex flex-wrap gap-2.5">
          <StatementFiles />
          <ButtonLink to="/admin/e-commerce/packing/batch" icon={<ListChecks />} variant="primary">
            {t('batch.open')}
          </ButtonLink>
        </div>
      }
    >
      <PackingList />
    </BackOfficePage>
  );
}
