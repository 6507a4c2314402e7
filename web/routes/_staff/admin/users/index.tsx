import { createFileRoute } from '@tanstack/react-router';
import type { listPeople } from '#shared/people/people.contract.ts';
import { ExportButton } from '#web/back-office/jobs/components/export-button.tsx';
import { PeopleList } from '#web/back-office/people/components/people-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/users/')({
  ...staffPage<StaffListSearch<typeof listPeople>>('users'),
  component: () => (
    <BackOfficePage>
      <PeopleList
        tools={(query) => (
          <ExportButton all={{ job: (format) => ({ kind: 'export-users', input: { format, query } }) }} />
        )}
      />
    </BackOfficePage>
  ),
});
