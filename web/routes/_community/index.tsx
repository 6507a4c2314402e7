import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewestStrip } from '../../features/catalogue/products/components/newest-strip.tsx';
import { WelcomePage } from '../../features/welcome/components/welcome-page.tsx';
import { pathOfFeature, readFeature } from '../../layouts/community/features.ts';
import { Page } from '../../layouts/page.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const MemberHome = lazyPiece(async () => (await import('../../screens/members/member-home.tsx')).MemberHome);
const VillageNews = lazyPiece(async () => (await import('../../screens/news/village-news.tsx')).VillageNews, {
  waiting: <Skeleton className="h-96 rounded-lg!" />,
});

export const Route = createFileRoute('/_community/')({
  validateSearch: readFeature,
  beforeLoad: ({ search: { feature, id } }) => {
    const to = feature && pathOfFeature(feature, id);
    if (to) throw redirect({ to, replace: true });
  },
  component: FrontRoute,
});

/** Members see what is new for them, visitors an introduction to the site. */
function FrontRoute() {
  const { t } = useTranslation('welcome');
  const { state, user } = useSession();
  if (user) return <MemberHome user={user} />;
  return (
    <Page bleed title={t('title')}>
      {state === 'signed-out' && (
        <WelcomePage signedIn={false} newest={<NewestStrip />} news={<VillageNews />} />
      )}
    </Page>
  );
}
