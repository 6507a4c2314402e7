import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { networkQuery } from '#web/features/referrals/api/referral-queries.ts';
import { bellQuery } from '#web/features/notifications/api/notification-queries.ts';
import { RecentNews } from '#web/features/notifications/components/recent-news.tsx';
import { NetworkStats } from '#web/features/referrals/components/network-stats.tsx';
import { Page } from '#web/layouts/page.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { DashboardScreen } from '#web/screens/members/dashboard-screen.tsx';

export const Route = createFileRoute('/_community/_member/dashboard')({
  // Prefetched without await, because the page renders its own skeleton.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(networkQuery);
    void queryClient.prefetchInfiniteQuery(bellQuery);
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  const { t } = useTranslation('members');
  const arrived = Route.useRouteContext();
  const { user = arrived.user } = useSession();
  return (
    <Page title={t('dashboard.title')}>
      <DashboardScreen user={user} network={<NetworkStats />} news={<RecentNews />} />
    </Page>
  );
}
