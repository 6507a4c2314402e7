import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { KycPage } from '#web/features/identity/components/kyc-page.tsx';
import { memberQuery } from '#web/features/members/api/member-queries.ts';
import { Page } from '#web/layouts/page.tsx';
import { useSession } from '#web/platform/session/use-session.ts';

export const Route = createFileRoute('/_community/_member/kyc')({ component: KycRoute });

function KycRoute() {
  const { t } = useTranslation('identity');
  // The query keeps the profile current, so a decision by staff shows at once.
  const { user } = Route.useRouteContext();
  const { data: profile } = useQuery(memberQuery(user.id));
  return (
    <Page bleed title={t('title')}>
      <KycPage user={useSession().user ?? user} dob={profile?.dob ?? null} gender={profile?.gender ?? null} />
    </Page>
  );
}
