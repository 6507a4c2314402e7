import { createFileRoute } from '@tanstack/react-router';
import { InvoiceProfilesPage } from '#web/features/invoice-profiles/components/invoice-profiles-page.tsx';

export const Route = createFileRoute('/_community/_member/account/invoice-profiles')({
  component: InvoiceProfilesRoute,
});

function InvoiceProfilesRoute() {
  const { user } = Route.useRouteContext();
  return <InvoiceProfilesPage email={user.email} />;
}
