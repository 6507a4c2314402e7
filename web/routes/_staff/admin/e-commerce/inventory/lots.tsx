import { createFileRoute } from '@tanstack/react-router';
import { LotListPage } from '#web/back-office/inventory/components/lot-list-page.tsx';
import { lotSearch, type LotSearch } from '#web/back-office/inventory/rules/lot-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/lots')({
  ...staffPage<LotSearch>('lots'),
  component: LotsRoute,
});

function LotsRoute() {
  const search = lotSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <LotListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
