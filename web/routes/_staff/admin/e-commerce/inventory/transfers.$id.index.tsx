import { createFileRoute } from '@tanstack/react-router';
import { TransferActions } from '#web/back-office/inventory/components/transfer-actions.tsx';
import { TransferPlaces } from '#web/back-office/inventory/components/transfer-list.tsx';
import { TransferPage } from '#web/back-office/inventory/components/transfer-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { TransferStatusBadge } from '#web/ui/status/transfer-status-badge.tsx';
import { transferDetail } from './-transfer-detail.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/transfers/$id/')({
  ...staffPage('transfers'),
  loader: transferDetail.load,
  notFoundComponent: transferDetail.Missing,
  component: TransferRoute,
});

function TransferRoute() {
  const transfer = transferDetail.useRecord();
  return (
    <BackOfficePage
      title={transfer.code}
      lead={
        <>
          <TransferStatusBadge transfer={transfer} />
          <TransferPlaces transfer={transfer} />
        </>
      }
      action={<TransferActions transfer={transfer} />}
    >
      <TransferPage transfer={transfer} />
    </BackOfficePage>
  );
}
