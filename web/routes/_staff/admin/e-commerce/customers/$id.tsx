import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '#web/back-office/customers/api/customer-queries.ts';
import { CustomerActions } from '#web/back-office/customers/components/customer-actions.tsx';
import { useCustomerName } from '#web/back-office/customers/components/customer-marks.tsx';
import { CustomerPage } from '#web/back-office/customers/components/customer-page.tsx';
import { useStartJob } from '#web/back-office/jobs/api/job-queries.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { toast } from '#web/platform/feedback/toast.ts';

const detail = staffDetail({
  query: customerQuery,
  missing: ['CUSTOMER_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'customers', at: 'missing' },
  back: '/admin/e-commerce/customers',
});

export const Route = createFileRoute('/_staff/admin/e-commerce/customers/$id')({
  ...staffPage('customers'),
  loader: async (input) => {
    const customer = await detail.load(input);
    // The customer was merged into another record, whose page is opened instead.
    if (customer.id !== input.params.id)
      throw redirect({ to: '/admin/e-commerce/customers/$id', params: { id: customer.id }, replace: true });
  },
  notFoundComponent: detail.Missing,
  component: CustomerRoute,
});

function CustomerRoute() {
  const customer = detail.useRecord();
  const nameOf = useCustomerName();
  const takeOut = useTakeOut(customer.id);
  return (
    <BackOfficePage
      title={nameOf(customer)}
      action={<CustomerActions customer={customer} onExport={takeOut} />}
    >
      <CustomerPage key={customer.id} customer={customer} />
    </BackOfficePage>
  );
}

/** Exports all data of one customer as a file in a background job. */
function useTakeOut(customerId: string): () => Promise<void> {
  const { t } = useTranslation('jobs');
  const start = useStartJob();
  return async () => {
    const job = await start.run({ body: { kind: 'export-person', input: { customerId } } });
    if (job) toast.success(t('export.begun'), { description: t('export.where') });
  };
}
