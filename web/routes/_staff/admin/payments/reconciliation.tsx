import { createFileRoute } from '@tanstack/react-router';
import { ReconciliationScreen } from '#web/back-office/reconciliation/components/reconciliation-screen.tsx';
import {
  reconciliationSearch,
  type ReconciliationSearch,
} from '#web/back-office/reconciliation/rules/reconciliation-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/reconciliation')({
  ...staffPage<ReconciliationSearch>('reconciliation'),
  component: Shown,
});

function Shown() {
  const search = reconciliationSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <ReconciliationScreen
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
