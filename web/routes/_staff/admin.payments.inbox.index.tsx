import { createFileRoute } from '@tanstack/react-router';
import { NoticeListPage } from '../../back-office/money/components/notice-list-page.tsx';
import { noticeSearch, type NoticeSearch } from '../../back-office/money/rules/notice-search.ts';
import { staffPage } from '../../back-office/staff-page.ts';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/payments/inbox/')({
  ...staffPage<NoticeSearch>('money-inbox'),
  component: InboxRoute,
});

function InboxRoute() {
  const search = noticeSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <NoticeListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
