import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TransferForm } from '#web/back-office/inventory/components/transfer-form.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { transferDetail } from './-transfer-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/$id/edit')({
  ...staffPage('transfers'),
  loader: transferDetail.load,
  notFoundComponent: transferDetail.Missing,
  component: EditTransferRoute,
});

function EditTransferRoute() {
  const { t } = useTranslation('transfers');
  const navigate = Route.useNavigate();
  const transfer = transferDetail.useRecord();
  return (
    <BackOfficePage title={t('editOf', { code: transfer.code })}>
      <TransferForm
        transfer={transfer}
        onSaved={({ id, code }) => {
          toast.success(t('form.saved', { code }));
          void navigate({ to: '/admin/e-commerce/inventory/transfers/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
