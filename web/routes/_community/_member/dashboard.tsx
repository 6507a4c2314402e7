import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/layouts/page.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { DashboardScreen } from '#web/screens/members/dashboard-screen.tsx';

export const Route = createFileRoute('/_community/_member/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  const { t } = useTranslation('members');
  const arrived = Route.useRouteContext();
  const { user = arrived.user } = useSession();
  return (
    <Page title={t('dashboard.title')}>
      <DashboardScreen user={user} />
    </Page>
  );
}
