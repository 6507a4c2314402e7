import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/back-office/people/components/privacy-page.tsx';
import { privacySearch, type PrivacySearch } from '#web/back-office/people/rules/people-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/users/requests')({
  ...staffPage<PrivacySearch>('privacy'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <PrivacyPage
        search={privacySearch.read(Route.useSearch())}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
