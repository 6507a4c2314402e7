import { createFileRoute, redirect } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Catches back-office addresses until their routes are loaded; then it is their not-found page. */
export const Route = createFileRoute('/_staff/admin/$')({
  beforeLoad: async ({ location }) => {
    const { isLatePage } = await import('#web/platform/navigation/late-pages.ts');
    if (isLatePage(location.pathname)) throw redirect({ href: location.href, replace: true });
  },
  component: UnknownRoute,
});

function UnknownRoute() {
  const { t } = useTranslation('backOffice');
  return (
    <BackOfficePage title={t('missing.title')}>
      <EmptyState
        icon={<SearchX />}
        title={t('missing.lead')}
        hint={t('missing.hint')}
        action={
          <ButtonLink to="/admin" variant="primary">
            {t('missing.action')}
          </ButtonLink>
        }
      />
    </BackOfficePage>
  );
}
