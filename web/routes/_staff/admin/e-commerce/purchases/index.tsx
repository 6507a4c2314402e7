import { createFileRoute } from '@tanstack/react-router';
import type { searchPurchases } from '#shared/purchasing/purchases.contract.ts';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { AddPurchaseLink, PurchaseList } from '#web/back-office/purchasing/components/purchase-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { useCan } from '#web/platform/session/use-session.ts';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/purchases/')({
  ...staffPage<StaffListSearch<typeof searchPurchases>>('purchases'),
  component: PurchasesRoute,
});

function PurchasesRoute() {
  const manages = useCan('purchases.manage');
  return (
    <BackOfficePage action={<AddPurchaseLink />}>
      <PurchaseList
        {...(manages && {
          tools: (query) => (
            <ExportButton
              all={{ job: (format) => ({ kind: 'export-purchases', input: { format, query } }) }}
            />
          ),
        })}
      />
    </BackOfficePage>
  );
}
