import { createFileRoute } from '@tanstack/react-router';
import { staffPage } from '#web/back-office/staff-page.ts';
import { campaignQuery } from '#web/back-office/vouchers/api/voucher-queries.ts';
import { CampaignActions } from '#web/back-office/vouchers/components/campaign-actions.tsx';
import { CampaignPage } from '#web/back-office/vouchers/components/campaign-page.tsx';
import { campaignStateOf, StateBadge } from '#web/back-office/vouchers/components/voucher-facts.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';

const detail = staffDetail({
  query: campaignQuery,
  missing: ['CAMPAIGN_NOT_FOUND'],
  texts: { ns: 'promotions', at: 'campaigns.missing' },
  back: '/admin/e-commerce/campaigns',
  titled: true,
});

export const Route = createFileRoute('/_staff/admin/e-commerce/campaigns/$id')({
  ...staffPage('campaigns'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: CampaignRoute,
});

function CampaignRoute() {
  const campaign = detail.useRecord();
  const { moment } = useFormat();
  return (
    <BackOfficePage
      title={campaign.name}
      lead={
        <>
          <StateBadge state={campaignStateOf(campaign)} />
          {moment(campaign.validFrom)} – {moment(campaign.validTo)}
        </>
      }
      action={<CampaignActions campaign={campaign} />}
    >
      <CampaignPage campaign={campaign} />
    </BackOfficePage>
  );
}
