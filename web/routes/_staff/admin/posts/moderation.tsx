import { createFileRoute } from '@tanstack/react-router';
import { CaseList, type CaseSearch } from '#web/back-office/moderation/components/case-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/posts/moderation')({
  ...staffPage<CaseSearch>('moderation'),
  component: () => (
    <BackOfficePage>
      <CaseList />
    </BackOfficePage>
  ),
});
