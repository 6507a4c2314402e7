import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { purchaseQuery } from '#web/back-office/purchasing/api/purchasing-queries.ts';
import {
  MissingPurchase,
  useMissingTitle,
} from '#web/back-office/purchasing/components/missing-purchase.tsx';
import { PurchaseActs } from '#web/back-office/purchasing/components/purchase-acts.tsx';
import { PurchasePage } from '#web/back-office/purchasing/components/purchase-page.tsx';
import { PurchaseStatusBadge } from '#web/ui/status/purchase-status.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/$id/')({
  ...staffPage('purchases'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, purchaseQuery(id), 'PURCHASE_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: PurchaseRoute,
});

function Missing() {
  return (
    <BackOfficePage title={useMissingTitle()}>
      <MissingPurchase />
    </BackOfficePage>
  );
}

function PurchaseRoute() {
  const { id } = Route.useParams();
  const { data: purchase } = useSuspenseQuery(purchaseQuery(id));
  return (
    <BackOfficePage
      title={purchase.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <PurchaseStatusBadge status={purchase.status} />
          {purchase.supplier.name}
        </span>
      }
      action={<PurchaseActs purchase={purchase} />}
    >
      <PurchasePage purchase={purchase} />
    </BackOfficePage>
  );
}
