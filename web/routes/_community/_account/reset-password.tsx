import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ResetPasswordPage } from '#web/features/accounts/components/reset-password-page.tsx';
import { MailedLink } from '#web/features/accounts/components/mailed-link.tsx';
import { forgetLinkToken, keepLinkToken } from '#web/features/accounts/rules/link-token.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/reset-password')({
  beforeLoad: ({ location }) => {
    if (keepLinkToken('reset-password', location.hash, location.searchStr))
      throw redirect({ to: '/reset-password', replace: true });
  },
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { t } = useTranslation('accounts');
  const navigate = Route.useNavigate();
  const leave = () => {
    forgetLinkToken('reset-password');
    void navigate({ to: '/login' });
  };
  return (
    <Page bleed title={t('reset.title')}>
      <MailedLink page="reset-password">
        {(token) => <ResetPasswordPage token={token} onSuccess={leave} />}
      </MailedLink>
    </Page>
  );
}
