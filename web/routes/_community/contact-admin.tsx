import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ContactPage } from '../../features/contact/components/contact-page.tsx';
import { MemberFrame } from '../../layouts/community/member-frame.tsx';
import { Page } from '../../layouts/page.tsx';
import { useSession } from '../../platform/session/use-session.ts';

export const Route = createFileRoute('/_community/contact-admin')({ component: ContactRoute });

/** Public page, because people who cannot sign in need it most. */
function ContactRoute() {
  const { t } = useTranslation('contact');
  const { state, user } = useSession();
  if (user)
    return (
      <MemberFrame user={user}>
        <Page title={t('title')}>
          <ContactPage user={user} />
        </Page>
      </MemberFrame>
    );
  return (
    <Page title={t('title')} className="pt-6">
      {state === 'signed-out' && <ContactPage />}
    </Page>
  );
}
