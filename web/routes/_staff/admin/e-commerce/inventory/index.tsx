import { createFileRoute } from '@tanstack/react-router';
import type { searchInventory } from '#shared/inventory/inventory.contract.ts';
import { InventoryList } from '#web/back-office/inventory/components/inventory-list.tsx';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { useCan } from '#web/platform/session/use-session.ts';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/')({
  ...staffPage<StaffListSearch<typeof searchInventory>>('inventory'),
  component: InventoryRoute,
});

function InventoryRoute() {
  const kind = useCan('costs.read') ? 'export-stock-value' : 'export-inventory';
  return (
    <BackOfficePage>
      <InventoryList
        tools={(query) => <ExportButton all={{ job: (format) => ({ kind, input: { format, query } }) }} />}
      />
    </BackOfficePage>
  );
}
