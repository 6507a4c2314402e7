import { createFileRoute } from '@tanstack/react-router';
import type { searchCampaigns } from '#shared/vouchers/campaigns.contract.ts';
import { NewCampaignButton } from '#web/back-office/vouchers/components/campaign-actions.tsx';
import { CampaignList } from '#web/back-office/vouchers/components/campaign-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/campaigns/')({
  ...staffPage<StaffListSearch<typeof searchCampaigns>>('campaigns'),
  component: () => (
    <BackOfficePage action={<NewCampaignButton />}>
      <CampaignList />
    </BackOfficePage>
  ),
});
