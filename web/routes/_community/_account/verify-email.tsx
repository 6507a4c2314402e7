import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { VerifyEmailPage } from '../../../features/accounts/components/verify-email-page.tsx';
import { Page } from '../../../layouts/page.tsx';
import { textSearch } from '../../../layouts/text-search.ts';

export const Route = createFileRoute('/_community/_account/verify-email')({
  validateSearch: textSearch('token'),
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  const { t } = useTranslation('accounts');
  const { token } = Route.useSearch();
  return (
    <Page bleed title={t('verify.askTitle')}>
      <VerifyEmailPage token={token} />
    </Page>
  );
}
