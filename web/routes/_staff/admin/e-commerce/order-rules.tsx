import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { orderRulesId } from '#shared/settings/order-rules.contract.ts';
import { OrderRulesPage } from '#web/back-office/settings/components/order-rules-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/order-rules')({
  ...staffPage('order-rules'),
  component: OrderRulesRoute,
});

function OrderRulesRoute() {
  const { t } = useTranslation('orderRules');
  return (
    <BackOfficePage lead={t('lead')} action={<HistoryButton of="settings" id={orderRulesId} />}>
      <OrderRulesPage />
    </BackOfficePage>
  );
}
