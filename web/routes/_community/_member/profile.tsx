import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#web/features/members/api/member-queries.ts';
import { type ProfileTab, readProfileTab } from '#web/features/members/rules/profile-tabs.ts';
import { Page } from '#web/layouts/page.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';

const ProfileNetwork = lazyPiece(
  async () => (await import('#web/screens/members/profile-network.tsx')).ProfileNetwork,
);

export const Route = createFileRoute('/_community/_member/profile')({
  validateSearch: readProfileTab,
  // Begun here, awaited nowhere: the page shows how far it is.
  loader: ({ context }) => void context.queryClient.prefetchQuery(memberQuery(context.user.id)),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { t } = useTranslation('members');
  const { user } = Route.useRouteContext();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const member = useQuery(memberQuery(user.id));
  const onTab = (to: ProfileTab) => void navigate({ search: { tab: to }, replace: true });
  return (
    <Page title={t('title')}>
      <ProfileScreen
        member={member}
        tab={tab}
        onTab={onTab}
        referralsOf={() => <ProfileNetwork user={user} />}
      />
    </Page>
  );
}
