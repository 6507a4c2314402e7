import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { staffPage } from '#web/back-office/staff-page.ts';
import { campaignQuery } from '#web/back-office/vouchers/api/campaign-queries.ts';
import { CampaignActs } from '#web/back-office/vouchers/components/campaign-acts.tsx';
import { CampaignPage } from '#web/back-office/vouchers/components/campaign-page.tsx';
import { CampaignStateBadge } from '#web/back-office/vouchers/components/campaign-state.tsx';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { isApiError } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/campaigns/$id')({
  ...staffPage('campaigns'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(campaignQuery(id));
    } catch (error) {
      if (isApiError(error, 'CAMPAIGN_NOT_FOUND')) throw notFound();
      throw error;
    }
  },
  notFoundComponent: Missing,
  component: CampaignRoute,
});

function Missing() {
  const { t } = useTranslation('promotions');
  return (
    <BackOfficePage title={t('campaigns.missing.title')}>
      <MissingState
        title={t('campaigns.missing.title')}
        hint={t('campaigns.missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/campaigns">{t('campaigns.missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function CampaignRoute() {
  const { id } = Route.useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(id));
  const { moment } = useFormat();
  return (
    <BackOfficePage
      title={campaign.name}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular-nums">
          <CampaignStateBadge campaign={campaign} />
          {moment(campaign.validFrom)} – {moment(campaign.validTo)}
        </span>
      }
      action={<CampaignActs campaign={campaign} />}
    >
      <CampaignPage campaign={campaign} />
    </BackOfficePage>
  );
}
