import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/accounts/components/own/account-page.tsx';
import { AddressBookLink } from '#web/features/addresses/components/address-book-link.tsx';
import { RelationsCard } from '#web/features/members/components/relations-card.tsx';
import { PrivacyRequests } from '#web/features/privacy/components/privacy-requests.tsx';
import { Page } from '#web/layouts/page.tsx';
import { meQuery } from '#web/platform/session/me-query.ts';

export const Route = createFileRoute('/_community/_member/account')({ component: AccountRoute });

function AccountRoute() {
  const { t } = useTranslation('account');
  const { user } = Route.useRouteContext();
  // The guard's user renders at once; the query keeps it up to date afterwards.
  const { data = user } = useQuery(meQuery);
  return (
    <Page bleed title={t('title')}>
      <AccountPage
        user={data}
        more={
          <>
            <AddressBookLink />
            <RelationsCard />
            <PrivacyRequests />
          </>
        }
      />
    </Page>
  );
}
