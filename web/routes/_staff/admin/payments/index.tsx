import { createFileRoute } from '@tanstack/react-router';
import { PaymentListPage } from '#web/back-office/payments/components/payment-list-page.tsx';
import { paymentSearch, type PaymentSearch } from '#web/back-office/payments/rules/payment-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/')({
  ...staffPage<PaymentSearch>('payments'),
  component: PaymentsRoute,
});

function PaymentsRoute() {
  const search = paymentSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <PaymentListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
