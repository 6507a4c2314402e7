import { createFileRoute } from '@tanstack/react-router';
import { MessageListPage } from '#web/back-office/contact/components/message-list-page.tsx';
import { messageSearch, type MessageSearch } from '#web/back-office/contact/rules/message-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';

export const Route = createFileRoute('/_staff/admin/messages/')({
  ...staffPage<MessageSearch>('messages'),
  component: MessagesRoute,
});

function MessagesRoute() {
  const search = messageSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BackOfficePage>
      <MessageListPage
        search={search}
        onSearch={(wanted, how) => void navigate({ search: wanted, resetScroll: false, ...how })}
      />
    </BackOfficePage>
  );
}
