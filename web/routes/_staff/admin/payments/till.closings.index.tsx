import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { TillListPage } from '#web/back-office/tills/components/till-list-page.tsx';
import { tillSearch, type TillSearch } from '#web/back-office/tills/rules/till-search.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/till/closings/')({
  ...staffPage<TillSearch>('till-closings'),
  component: ClosingsRoute,
});

function ClosingsRoute() {
  const search = tillSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <TillListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
