import { createFileRoute } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CustomerListPage } from '#web/back-office/customers/components/customer-list-page.tsx';
import { customerSearch, type CustomerSearch } from '#web/back-office/customers/rules/customer-search.ts';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/customers/')({
  ...staffPage<CustomerSearch>('customers'),
  component: CustomersRoute,
});

function CustomersRoute() {
  const { t } = useTranslation('customers');
  const search = customerSearch.read(Route.useSearch());
  const { page: _page, limit: _limit, ...query } = customerSearch.toQuery(search);
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/e-commerce/customers/groups" icon={<UsersRound />}>
          {t('groups')}
        </ButtonLink>
      }
    >
      <CustomerListPage
        search={search}
        tools={
          <ExportButton all={{ job: (format) => ({ kind: 'export-customers', input: { format, query } }) }} />
        }
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
