import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { loadTransfer, transferQuery } from '#web/back-office/inventory/api/transfer-queries.ts';
import { MissingTransfer } from '#web/back-office/inventory/components/missing-transfer.tsx';
import { TransferActs } from '#web/back-office/inventory/components/transfer-acts.tsx';
import { Way } from '#web/back-office/inventory/components/transfer-list-page.tsx';
import { TransferPage } from '#web/back-office/inventory/components/transfer-page.tsx';
import { TransferStatusBadge } from '#web/ui/status/transfer-status.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/$id/')({
  ...staffPage('transfers'),
  loader: ({ context: { queryClient }, params: { id } }) => loadTransfer(queryClient, id),
  notFoundComponent: Missing,
  component: TransferRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingTransfer />
    </BackOfficePage>
  );
}

function TransferRoute() {
  const { id } = Route.useParams();
  const { data: transfer } = useSuspenseQuery(transferQuery(id));
  return (
    <BackOfficePage
      title={transfer.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <TransferStatusBadge transfer={transfer} />
          <Way transfer={transfer} />
        </span>
      }
      action={<TransferActs transfer={transfer} />}
    >
      <TransferPage transfer={transfer} />
    </BackOfficePage>
  );
}
