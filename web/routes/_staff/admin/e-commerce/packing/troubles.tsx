import { createFileRoute } from '@tanstack/react-router';
import { TroublePage } from '#web/back-office/shipping/components/trouble-page.tsx';
import { packingSearch, type PackingSearch } from '#web/back-office/shipping/rules/packing-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/packing/troubles')({
  ...staffPage<PackingSearch>('troubles'),
  component: TroublesRoute,
});

function TroublesRoute() {
  const search = packingSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <TroublePage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
