import { createFileRoute } from '@tanstack/react-router';
import { OpenReturnButton } from '#web/back-office/returns/components/open-return-button.tsx';
import { ReturnListPage } from '#web/back-office/returns/components/return-list-page.tsx';
import { staffReturnSearch, type StaffReturnSearch } from '#web/back-office/returns/rules/return-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/requests/')({
  ...staffPage<StaffReturnSearch>('returns'),
  component: ReturnsRoute,
});

function ReturnsRoute() {
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <OpenReturnButton
          onMade={(id) => void navigate({ to: '/admin/e-commerce/returns/requests/$id', params: { id } })}
        />
      }
    >
      <ReturnListPage
        search={staffReturnSearch.read(Route.useSearch())}
        onSearch={(search, how) => void navigate({ search, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
