import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterPage } from '#web/features/accounts/components/register-page.tsx';
import { OutsideNotice } from '#web/features/referrals/components/outside-notice.tsx';
import { Page } from '#web/layouts/page.tsx';
import { forgetInvitation, noteInvitation } from '#web/platform/navigation/invitation.ts';
import { textSearch } from '#web/platform/navigation/text-search.ts';

export const Route = createFileRoute('/_community/_account/sign-up')({
  validateSearch: textSearch('ref', 'callbackUrl'),
  component: SignUpRoute,
});

function SignUpRoute() {
  const { t } = useTranslation('accounts');
  const { ref, callbackUrl } = Route.useSearch();
  // The first invitation link opened in this browser counts, even if this address names another inviter.
  const [invitedBy] = useState(() => noteInvitation(ref) ?? ref);
  const navigate = Route.useNavigate();
  return (
    <Page bleed title={t('register.title')}>
      <RegisterPage
        referrer={invitedBy}
        callbackUrl={callbackUrl}
        notice={<OutsideNotice code={invitedBy} />}
        onSuccess={(email) => {
          // The account now stores its inviter, so confirming the e-mail works in any browser.
          forgetInvitation();
          void navigate({ to: '/signup-success', state: { email, sentAt: Date.now() } });
        }}
      />
    </Page>
  );
}
