import { createFileRoute } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listCustomers } from '#shared/customers/customers.contract.ts';
import { CustomerList } from '#web/back-office/customers/components/customer-list.tsx';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/customers/')({
  ...staffPage<StaffListSearch<typeof listCustomers>>('customers'),
  component: CustomersRoute,
});

function CustomersRoute() {
  const { t } = useTranslation('customers');
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/e-commerce/customers/groups" icon={<UsersRound />}>
          {t('groups')}
        </ButtonLink>
      }
    >
      <CustomerList
        tools={(query) => (
          <ExportButton all={{ job: (format) => ({ kind: 'export-customers', input: { format, query } }) }} />
        )}
      />
    </BackOfficePage>
  );
}
