import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GroupFormButton } from '#web/back-office/customers/components/group-form.tsx';
import { GroupList } from '#web/back-office/customers/components/group-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/customers/groups')({
  ...staffPage('customers'),
  component: GroupsRoute,
});

function GroupsRoute() {
  const { t } = useTranslation('customers');
  return (
    <BackOfficePage title={t('groupList.title')} lead={t('groupList.lead')} action={<GroupFormButton />}>
      <GroupList />
    </BackOfficePage>
  );
}
