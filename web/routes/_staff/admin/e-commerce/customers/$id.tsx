import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '#web/back-office/customers/api/customer-queries.ts';
import { CustomerActs } from '#web/back-office/customers/components/customer-acts.tsx';
import { useCustomerName } from '#web/back-office/customers/components/customer-marks.tsx';
import { CustomerPage } from '#web/back-office/customers/components/customer-page.tsx';
import { useStartJob } from '#web/back-office/jobs/api/job-queries.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { messageOf } from '#web/platform/api/api-error.ts';
import { found } from '#web/platform/errors/found.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/customers/$id')({
  ...staffPage('customers'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const customer = await found(queryClient, customerQuery(id), 'CUSTOMER_NOT_FOUND', 'BAD_REQUEST');
    // The customer was merged into another record, whose page is opened instead.
    if (customer.id !== id)
      throw redirect({
        to: '/admin/e-commerce/customers/$id',
        params: { id: customer.id },
        replace: true,
      });
  },
  notFoundComponent: Missing,
  component: CustomerRoute,
});

function Missing() {
  const { t } = useTranslation('customers');
  return (
    <BackOfficePage title={t('missing.title')}>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/customers">{t('missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function CustomerRoute() {
  const { data: customer } = useSuspenseQuery(customerQuery(Route.useParams().id));
  const nameOf = useCustomerName();
  const takeOut = useTakeOut(customer.id);
  return (
    <BackOfficePage title={nameOf(customer)} action={<CustomerActs customer={customer} onExport={takeOut} />}>
      <CustomerPage key={customer.id} customer={customer} />
    </BackOfficePage>
  );
}

/** Exports all data of one customer as a file in a background job. */
function useTakeOut(customerId: string): () => void {
  const { t } = useTranslation('jobs');
  const start = useStartJob();
  return () =>
    start.mutate(
      { kind: 'export-person', input: { customerId } },
      {
        onSuccess: () => toast.success(t('export.begun'), { description: t('export.where') }),
        onError: (failure) => toast.error(messageOf(failure)),
      },
    );
}
