import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RegisterPage } from '../../features/accounts/components/register-page.tsx';
import { Page } from '../../layouts/page.tsx';
import { textSearch } from '../../platform/navigation/text-search.ts';

export const Route = createFileRoute('/_shop/e-commerce/dang-ky')({
  validateSearch: textSearch('ref', 'callbackUrl'),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { t } = useTranslation('accounts');
  const { ref, callbackUrl } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={t('register.title')} className="pt-8 sm:pt-12">
      <RegisterPage
        referrer={ref}
        callbackUrl={callbackUrl}
        onSuccess={(email) => void navigate({ to: '/signup-success', state: { email, sentAt: Date.now() } })}
      />
    </Page>
  );
}
