import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listAccounts } from '#shared/people/staff-accounts.contract.ts';
import { AccountForm, AccountList } from '#web/back-office/people/components/account-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/accounts/')({
  ...staffPage<StaffListSearch<typeof listAccounts>>('accounts'),
  component: AccountsRoute,
});

function AccountsRoute() {
  const { t } = useTranslation('people');
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
      <AccountList />
      {isAdding && <AccountForm onClose={() => setAdding(false)} />}
    </BackOfficePage>
  );
}
