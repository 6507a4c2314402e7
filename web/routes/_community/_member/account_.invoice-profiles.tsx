import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { InvoiceProfilesPage } from '#web/features/invoice-profiles/components/invoice-profiles-page.tsx';
import { Page } from '#web/layouts/page.tsx';

export const Route = createFileRoute('/_community/_member/account_/invoice-profiles')({
  component: InvoiceProfilesRoute,
});

function InvoiceProfilesRoute() {
  const { t } = useTranslation('invoiceProfiles');
  const { user } = Route.useRouteContext();
  return (
    <Page bleed title={t('title')}>
      <InvoiceProfilesPage email={user.email} />
    </Page>
  );
}
