import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { NewCampaignButton } from '#web/back-office/vouchers/components/campaign-acts.tsx';
import { CampaignListPage } from '#web/back-office/vouchers/components/campaign-list-page.tsx';
import { campaignSearch, type CampaignSearch } from '#web/back-office/vouchers/rules/campaign-search.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/campaigns/')({
  ...staffPage<CampaignSearch>('campaigns'),
  component: CampaignsRoute,
});

function CampaignsRoute() {
  const search = campaignSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage action={<NewCampaignButton />}>
      <CampaignListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
