import { createFileRoute } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoticeListPage } from '#web/back-office/payments/components/notice-list-page.tsx';
import { noticeSearch, type NoticeSearch } from '#web/back-office/payments/rules/notice-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export const Route = createFileRoute('/_staff/admin/payments/inbox/')({
  ...staffPage<NoticeSearch>('money-inbox'),
  component: InboxRoute,
});

function InboxRoute() {
  const search = noticeSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const { t } = useTranslation('money');
  return (
    <BackOfficePage
      action={
        <ButtonLink to="/admin/payments/statements" icon={<Upload />}>
          {t('inbox.import')}
        </ButtonLink>
      }
    >
      <NoticeListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
