import { createFileRoute, redirect } from '@tanstack/react-router';
import { FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountPanel } from '#web/features/accounts/components/account-panel.tsx';
import { MailedLink } from '#web/features/accounts/components/mailed-link.tsx';
import { forgetLinkToken, keepLinkToken } from '#web/features/accounts/rules/link-token.ts';
import { AskByLinkForm } from '#web/features/privacy/components/ask-privacy-form.tsx';
import { PrivacyLinkForm } from '#web/features/privacy/components/privacy-link-form.tsx';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/privacy-request')({
  beforeLoad: ({ location }) => {
    if (keepLinkToken('privacy-request', location.hash, location.searchStr))
      throw redirect({ to: '/privacy-request', replace: true });
  },
  component: PrivacyRequestRoute,
});

function PrivacyRequestRoute() {
  const { t } = useTranslation('privacy');
  const navigate = Route.useNavigate();
  const leave = () => {
    forgetLinkToken('privacy-request');
    void navigate({ to: '/login' });
  };
  return (
    <Page bleed title={t('title')}>
      <MailedLink page="privacy-request">
        {(token) => (
          <AccountPanel
            icon={<FileClock />}
            title={token ? t('title') : t('mailTitle')}
            lead={token ? t('lead') : t('mailLead')}
          >
            {token ? <AskByLinkForm token={token} onSent={leave} /> : <PrivacyLinkForm />}
          </AccountPanel>
        )}
      </MailedLink>
    </Page>
  );
}
