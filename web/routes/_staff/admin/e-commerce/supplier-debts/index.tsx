import { createFileRoute } from '@tanstack/react-router';
import { DebtListPage } from '#web/back-office/purchasing/components/debt-list-page.tsx';
import { debtSearch, type DebtSearch } from '#web/back-office/purchasing/rules/debt-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/supplier-debts/')({
  ...staffPage<DebtSearch>('supplierDebts'),
  component: DebtsRoute,
});

function DebtsRoute() {
  const search = debtSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <DebtListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
