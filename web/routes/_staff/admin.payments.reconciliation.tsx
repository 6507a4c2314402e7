import { createFileRoute } from '@tanstack/react-router';
import { ReconciliationScreen } from '../../back-office/money/components/reconciliation-screen.tsx';
import {
  reconciliationSearch,
  type ReconciliationSearch,
} from '../../back-office/money/rules/reconciliation-search.ts';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

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
