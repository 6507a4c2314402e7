import { createFileRoute } from '@tanstack/react-router';
import { ApprovalPage } from '#web/back-office/people/components/approval-page.tsx';
import { approvalSearch, type ApprovalSearch } from '#web/back-office/people/rules/approval-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/users/approval/')({
  ...staffPage<ApprovalSearch>('approvals'),
  component: ApprovalRoute,
});

function ApprovalRoute() {
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <ApprovalPage
        search={approvalSearch.read(Route.useSearch())}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </BackOfficePage>
  );
}
