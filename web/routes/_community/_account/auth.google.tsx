import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProviderReturnPage } from '#web/features/accounts/components/provider-return-page.tsx';
import { endJourney, readJourney } from '#web/features/accounts/rules/provider-journey.ts';
import { Page } from '#web/layouts/page.tsx';
import { textSearch } from '#web/platform/navigation/text-search.ts';
import { safePath } from '#web/platform/navigation/return-target.ts';

export const Route = createFileRoute('/_community/_account/auth/google')({
  validateSearch: textSearch('code', 'state'),
  component: GoogleRoute,
});

function GoogleRoute() {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const { code, state } = Route.useSearch();
  const goOn = () => {
    const target = safePath(readJourney()?.callbackUrl) ?? '/';
    endJourney();
    // The provider's code can be used once, so the entry is replaced: going back must not send it again.
    router.history.replace(target);
  };
  return (
    <Page bleed title={t('provider.finishing')}>
      <ProviderReturnPage provider="google" code={code} state={state} onSuccess={goOn} />
    </Page>
  );
}
