import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { networkQuery } from '#web/features/referrals/api/referral-queries.ts';
import { ReferralsPage } from '#web/features/referrals/components/referrals-page.tsx';
import { referralSearch, type ReferralSearch } from '#web/features/referrals/rules/referral-search.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/referrals')({
  // Read by the page: how lists say themselves in addresses is nothing every page of the site begins with.
  validateSearch: (said: Record<string, unknown>) => said as ReferralSearch,
  // Begun here, awaited nowhere: the page shows how far it is.
  loader: ({ context }) => void context.queryClient.prefetchQuery(networkQuery),
  component: ReferralsRoute,
});

function ReferralsRoute() {
  const { t } = useTranslation('referrals');
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <Page title={t('title')}>
      <ReferralsPage
        user={user}
        search={referralSearch.read(Route.useSearch())}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </Page>
  );
}
