import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addressesQuery } from '#web/features/addresses/api/address-queries.ts';
import { AddressBookPage } from '#web/features/addresses/components/address-book-page.tsx';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_shop/_member/settings_/addresses')({
  // Prefetched without await, because the page renders its own skeleton.
  loader: ({ context }) => void context.queryClient.prefetchQuery(addressesQuery),
  component: AddressesRoute,
});

function AddressesRoute() {
  const { t } = useTranslation('addresses');
  const { user } = Route.useRouteContext();
  return (
    <Page title={t('title')}>
      <AddressBookPage user={user} />
    </Page>
  );
}
