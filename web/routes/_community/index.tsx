import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewestStrip } from '../../features/catalogue/products/components/newest-strip.tsx';
import { WelcomePage } from '../../features/welcome/components/welcome-page.tsx';
import { pathOfFeature, readFeature } from '../../layouts/community/features.ts';
import { Page } from '../../layouts/page.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';

const MemberHome = lazyPiece(async () => (await import('../../screens/members/member-home.tsx')).MemberHome);

export const Route = createFileRoute('/_community/')({
  validateSearch: readFeature,
  beforeLoad: ({ search: { feature, id } }) => {
    const to = feature && pathOfFeature(feature, id);
    if (to) throw redirect({ to, replace: true });
  },
  component: FrontRoute,
});

/** Members see links to their pages, visitors an introduction to the site. */
function FrontRoute() {
  const { t } = useTranslation('welcome');
  const { state, user } = useSession();
  if (user) return <MemberHome user={user} newest={<NewestStrip />} />;
  return (
    <Page bleed title={t('title')}>
      {state === 'signed-out' && <WelcomePage signedIn={false} newest={<NewestStrip />} />}
    </Page>
  );
}
