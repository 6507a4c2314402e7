import { createFileRoute } from '@tanstack/react-router';
import type { listMemberLog } from '#shared/people/member-log.contract.ts';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { MemberLog } from '#web/back-office/people/components/member-log.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/accounts/activities')({
  ...staffPage<StaffListSearch<typeof listMemberLog>>('activities'),
  component: () => (
    <BackOfficePage>
      <MemberLog
        tools={(query) => (
          <ExportButton
            all={{ job: (format) => ({ kind: 'export-member-log', input: { format, query } }) }}
          />
        )}
      />
    </BackOfficePage>
  ),
});
