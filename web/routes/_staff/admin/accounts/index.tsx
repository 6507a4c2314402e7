import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm, AccountsPage } from '#web/back-office/people/components/accounts-page.tsx';
import { accountSearch, type AccountSearch } from '#web/back-office/people/rules/people-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';

export const Route = createFileRoute('/_staff/admin/accounts/')({
  ...staffPage<AccountSearch>('accounts'),
  component: AccountsRoute,
});

function AccountsRoute() {
  const { t } = useTranslation('people');
  const navigate = Route.useNavigate();
  const [isAdding, setAdding] = useState(false);
  useHashCall('new', () => setAdding(true));
  return (
    <BackOfficePage
      action={
        <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          {t('staff.add')}
        </Button>
      }
    >
      <AccountsPage
        search={accountSearch.read(Route.useSearch())}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
      {isAdding && <AccountForm onClose={() => setAdding(false)} />}
    </BackOfficePage>
  );
}
