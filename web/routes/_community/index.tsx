import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewestStrip } from '../../features/catalogue/products/components/newest-strip.tsx';
import { WelcomePage } from '../../features/welcome/components/welcome-page.tsx';
import { Page } from '../../layouts/page.tsx';
import { useSession } from '../../platform/session/use-session.ts';

export const Route = createFileRoute('/_community/')({ component: WelcomeRoute });

function WelcomeRoute() {
  const { t } = useTranslation('welcome');
  const { state } = useSession();
  return (
    <Page bleed title={t('title')}>
      <WelcomePage signedIn={state !== 'signed-out'} newest={<NewestStrip />} />
    </Page>
  );
}
