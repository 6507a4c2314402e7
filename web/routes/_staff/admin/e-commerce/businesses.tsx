import { createFileRoute } from '@tanstack/react-router';
import {
  AddBusinessButtons,
  BusinessList,
  businessSearch,
  type BusinessSearch,
} from '#web/back-office/catalogue/makers/components/business-screen.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/businesses')({
  ...staffPage<BusinessSearch>('businesses'),
  component: BusinessesRoute,
});

function BusinessesRoute() {
  const search = businessSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage action={<AddBusinessButtons />}>
      <BusinessList
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
