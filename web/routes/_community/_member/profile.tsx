import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#web/features/members/api/member-queries.ts';
import { type ProfileTab, readProfileTab } from '#web/features/members/rules/profile-tabs.ts';
import type { ReferralSearch } from '#web/features/referrals/rules/referral-search.ts';
import { Page } from '#web/layouts/page.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';

const ProfileNetwork = lazyPiece(
  async () => (await import('#web/screens/members/profile-network.tsx')).ProfileNetwork,
);

export const Route = createFileRoute('/_community/_member/profile')({
  // The search parameters of the network are validated by its tab.
  validateSearch: (said: Record<string, unknown>): ReferralSearch & ReturnType<typeof readProfileTab> => ({
    ...(said as ReferralSearch),
    ...readProfileTab(said),
  }),
  // Prefetched without await, because the page renders its own skeleton.
  loader: ({ context }) => void context.queryClient.prefetchQuery(memberQuery(context.user.id)),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { t } = useTranslation('members');
  const { user } = Route.useRouteContext();
  const { tab, ...network } = Route.useSearch();
  const navigate = Route.useNavigate();
  const member = useQuery(memberQuery(user.id));
  const onTab = (to: ProfileTab) => void navigate({ search: { tab: to }, replace: true });
  return (
    <Page title={t('title')}>
      <ProfileScreen
        member={member}
        tab={tab}
        onTab={onTab}
        referralsOf={() => (
          <ProfileNetwork
            user={user}
            search={network}
            onSearch={(search) =>
              void navigate({ search: { tab: 'referrals', ...search }, resetScroll: false })
            }
          />
        )}
      />
    </Page>
  );
}
