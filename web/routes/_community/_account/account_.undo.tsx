import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UndoChangePage } from '#web/features/accounts/components/undo-change-page.tsx';
import { MailedLink } from '#web/features/accounts/components/mailed-link.tsx';
import { forgetLinkToken, keepLinkToken } from '#web/features/accounts/rules/link-token.ts';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_account/account_/undo')({
  beforeLoad: ({ location }) => {
    if (keepLinkToken('undo-change', location.hash, location.searchStr))
      throw redirect({ to: '/account/undo', replace: true });
  },
  component: UndoRoute,
});

function UndoRoute() {
  const { t } = useTranslation('account');
  return (
    <Page bleed title={t('undo.title')}>
      <MailedLink page="undo-change">
        {(token) => <UndoChangePage token={token} onUndone={() => forgetLinkToken('undo-change')} />}
      </MailedLink>
    </Page>
  );
}
