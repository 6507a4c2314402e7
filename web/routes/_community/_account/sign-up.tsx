import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RegisterPage } from '#web/features/accounts/components/register-page.tsx';
import { Page } from '#web/layouts/page.tsx';
import { textSearch } from '#web/platform/navigation/text-search.ts';

export const Route = createFileRoute('/_community/_account/sign-up')({
  validateSearch: textSearch('ref', 'callbackUrl'),
  component: SignUpRoute,
});

function SignUpRoute() {
  const { t } = useTranslation('accounts');
  const { ref, callbackUrl } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page bleed title={t('register.title')}>
      <RegisterPage
        referrer={ref}
        callbackUrl={callbackUrl}
        onSuccess={(email) => void navigate({ to: '/signup-success', state: { email, sentAt: Date.now() } })}
      />
    </Page>
  );
}
