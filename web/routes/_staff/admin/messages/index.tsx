import { createFileRoute } from '@tanstack/react-router';
import type { searchMessages } from '#shared/contact/contact.contract.ts';
import { MessageList } from '#web/back-office/contact/components/message-list.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';

export const Route = createFileRoute('/_staff/admin/messages/')({
  ...staffPage<StaffListSearch<typeof searchMessages>>('messages'),
  component: () => (
    <BackOfficePage>
      <MessageList />
    </BackOfficePage>
  ),
});
