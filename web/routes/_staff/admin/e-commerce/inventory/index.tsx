import { createFileRoute } from '@tanstack/react-router';
import { InventoryListPage } from '#web/back-office/inventory/components/inventory-list-page.tsx';
import { inventorySearch, type InventorySearch } from '#web/back-office/inventory/rules/inventory-search.ts';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { useCan } from '#web/platform/session/use-session.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/')({
  ...staffPage<InventorySearch>('inventory'),
  component: InventoryRoute,
});

function InventoryRoute() {
  const search = inventorySearch.read(Route.useSearch());
  const { page: _page, pageSize: _size, ...query } = inventorySearch.toQuery(search);
  const kind = useCan('costs.read') ? 'export-stock-value' : 'export-inventory';
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <InventoryListPage
        search={search}
        tools={<ExportButton all={{ job: (format) => ({ kind, input: { format, query } }) }} />}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
