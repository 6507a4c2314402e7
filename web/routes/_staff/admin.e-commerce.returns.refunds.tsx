import { createFileRoute } from '@tanstack/react-router';
import { NewRefundButton } from '../../back-office/money/components/new-refund-button.tsx';
import { RefundListPage } from '../../back-office/money/components/refund-list-page.tsx';
import { refundSearch, type RefundSearch } from '../../back-office/money/rules/refund-search.ts';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/refunds')({
  ...staffPage<RefundSearch>('refunds'),
  component: RefundsRoute,
});

function RefundsRoute() {
  const search = refundSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <NewRefundButton
          onMade={(refund) => void navigate({ search: { ...search, refund }, resetScroll: false })}
        />
      }
    >
      <RefundListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
