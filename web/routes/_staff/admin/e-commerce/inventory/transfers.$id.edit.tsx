import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { loadTransfer, transferQuery } from '#web/back-office/inventory/api/transfer-queries.ts';
import { MissingTransfer } from '#web/back-office/inventory/components/missing-transfer.tsx';
import { TransferForm } from '#web/back-office/inventory/components/transfer-form.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { toast } from '#web/platform/feedback/toast.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/$id/edit')({
  ...staffPage('transfers'),
  loader: ({ context: { queryClient }, params: { id } }) => loadTransfer(queryClient, id),
  notFoundComponent: Missing,
  component: EditTransferRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingTransfer />
    </BackOfficePage>
  );
}

function EditTransferRoute() {
  const { t } = useTranslation('transfers');
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data: transfer } = useSuspenseQuery(transferQuery(id));
  return (
    <BackOfficePage title={t('editOf', { code: transfer.code })}>
      <TransferForm
        transfer={transfer}
        onSaved={({ code }) => {
          toast.success(t('form.saved', { code }));
          void navigate({ to: '/admin/e-commerce/inventory/transfers/$id', params: { id } });
        }}
      />
    </BackOfficePage>
  );
}
