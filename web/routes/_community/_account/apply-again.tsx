import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApplyAgainPage } from '#web/features/accounts/components/apply-again-page.tsx';
import { MailedLink } from '#web/features/accounts/components/mailed-link.tsx';
import { forgetLinkToken, keepLinkToken } from '#web/features/accounts/rules/link-token.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/apply-again')({
  beforeLoad: ({ location }) => {
    if (keepLinkToken('apply-again', location.hash, location.searchStr))
      throw redirect({ to: '/apply-again', replace: true });
  },
  component: ApplyAgainRoute,
});

function ApplyAgainRoute() {
  const { t } = useTranslation('privacy');
  const navigate = Route.useNavigate();
  const leave = () => {
    forgetLinkToken('apply-again');
    void navigate({ to: '/login' });
  };
  return (
    <Page bleed title={t('again.title')}>
      <MailedLink page="apply-again">
        {(token) => <ApplyAgainPage token={token} onSuccess={leave} />}
      </MailedLink>
    </Page>
  );
}
