import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { networkQuery } from '#web/features/referrals/api/referral-queries.ts';
import { ReferralsPage } from '#web/features/referrals/components/referrals-page.tsx';
import { referralSearch, type ReferralSearch } from '#web/features/referrals/rules/referral-search.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/referrals')({
  // Validated by the page, to keep the list search code out of the bundle that every page loads.
  validateSearch: (said: Record<string, unknown>) => said as ReferralSearch,
  // Prefetched without await, because the page renders its own skeleton.
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
