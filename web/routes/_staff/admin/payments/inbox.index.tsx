import { createFileRoute } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { searchNotices } from '#shared/payments/notices.contract.ts';
import { NoticeList } from '#web/back-office/payments/components/notice-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/payments/inbox/')({
  ...staffPage<StaffListSearch<typeof searchNotices>>('money-inbox'),
  component: InboxRoute,
});

function InboxRoute() {
  const { t } = useTranslation('money');
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/payments/statements" icon={<Upload />}>
          {t('inbox.import')}
        </ButtonLink>
      }
    >
      <NoticeList />
    </BackOfficePage>
  );
}
