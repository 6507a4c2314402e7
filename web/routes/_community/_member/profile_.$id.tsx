import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#web/features/members/api/member-queries.ts';
import { type ProfileTab, readProfileTab } from '#web/features/members/rules/profile-tabs.ts';
import { Page } from '#web/layouts/page.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';

export const Route = createFileRoute('/_community/_member/profile_/$id')({
  validateSearch: readProfileTab,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(memberQuery(params.id)),
  component: OtherProfileRoute,
});

function OtherProfileRoute() {
  const { t } = useTranslation('members');
  const { id } = Route.useParams();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const member = useQuery(memberQuery(id));
  const onTab = (to: ProfileTab) => void navigate({ search: { tab: to }, replace: true });
  return (
    <Page title={member.data?.fullName ?? t('title')}>
      <ProfileScreen member={member} tab={tab} onTab={onTab} />
    </Page>
  );
}
