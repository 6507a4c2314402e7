import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { TransferForm } from '#web/back-office/inventory/components/transfer-form.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { toast } from '#web/platform/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/new')({
  ...staffPage('transfers'),
  component: NewTransferRoute,
});

function NewTransferRoute() {
  const { t } = useTranslation('transfers');
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage title={t('add')}>
      <TransferForm
        onSaved={({ id, code }) => {
          toast.success(t('form.requested', { code }));
          void navigate({ to: '/admin/e-commerce/inventory/transfers/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
