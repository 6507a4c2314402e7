import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoginPage } from '#web/features/accounts/components/login-page.tsx';
import { Page } from '#web/layouts/page.tsx';
import { textSearch } from '#web/platform/navigation/text-search.ts';
import { safePath } from '#web/platform/navigation/return-target.ts';
import { readSession } from '#web/platform/api/stored-session.ts';

const search = textSearch('callbackUrl');

export const Route = createFileRoute('/_community/_account/login')({
  validateSearch: search,
  beforeLoad: ({ search: { callbackUrl } }) => {
    if (readSession()) throw redirect({ href: safePath(callbackUrl) ?? '/' });
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const { callbackUrl } = Route.useSearch();
  return (
    <Page bleed title={t('login.title')}>
      <LoginPage
        callbackUrl={callbackUrl}
        onSuccess={() => router.history.push(safePath(callbackUrl) ?? '/')}
      />
    </Page>
  );
}
