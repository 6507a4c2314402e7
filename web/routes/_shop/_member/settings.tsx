import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SettingsPage } from '#web/features/accounts/components/settings-page.tsx';
import { AddressBookLink } from '#web/features/addresses/components/address-book-link.tsx';
import { Page } from '#web/layouts/page.tsx';
import { meQuery } from '#web/platform/session/me-query.ts';

export const Route = createFileRoute('/_shop/_member/settings')({ component: SettingsRoute });

function SettingsRoute() {
  const { t } = useTranslation('accounts');
  const { user } = Route.useRouteContext();
  // The guard's user renders at once; the query keeps it up to date afterwards.
  const { data = user } = useQuery(meQuery);
  return (
    <Page title={t('settings.title')}>
      <SettingsPage user={data} more={<AddressBookLink />} />
    </Page>
  );
}
