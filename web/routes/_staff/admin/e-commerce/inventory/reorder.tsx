import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { searchReorder } from '#shared/purchasing/reorder.contract.ts';
import { ReorderList } from '#web/back-office/purchasing/reorder/components/reorder-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/reorder')({
  ...staffPage<StaffListSearch<typeof searchReorder>>('reorder'),
  component: ReorderRoute,
});

function ReorderRoute() {
  const { t } = useTranslation('reorder');
  return (
    <BackOfficePage lead={t('lead')}>
      <ReorderList />
    </BackOfficePage>
  );
}
