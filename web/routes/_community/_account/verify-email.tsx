import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { VerifyEmailPage } from '#web/features/accounts/components/verify-email-page.tsx';
import { MailedLink } from '#web/features/accounts/components/mailed-link.tsx';
import { forgetLinkToken, keepLinkToken } from '#web/features/accounts/rules/link-token.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/verify-email')({
  beforeLoad: ({ location }) => {
    if (keepLinkToken('verify-email', location.hash, location.searchStr))
      throw redirect({ to: '/verify-email', replace: true });
  },
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  const { t } = useTranslation('accounts');
  return (
    <Page bleed title={t('verify.askTitle')}>
      <MailedLink page="verify-email">
        {(token) => <VerifyEmailPage token={token} onDone={() => forgetLinkToken('verify-email')} />}
      </MailedLink>
    </Page>
  );
}
