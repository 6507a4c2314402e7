import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BatchPage } from '#web/back-office/shipping/components/batch-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/batch')({
  ...staffPage('packing'),
  component: BatchRoute,
});

function BatchRoute() {
  const { t } = useTranslation('packing');
  return (
    <BackOfficePage title={t('batch.title')} lead={t('batch.lead')}>
      <BatchPage />
    </BackOfficePage>
  );
}
