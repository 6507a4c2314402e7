import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { messageQuery } from '#web/back-office/contact/api/message-queries.ts';
import { MessagePage } from '#web/back-office/contact/components/message-page.tsx';
import { MissingMessage } from '#web/back-office/contact/components/missing-message.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { MessageStatus } from '#web/ui/status/message-status.tsx';

export const Route = createFileRoute('/_staff/admin/messages/$id')({
  ...staffPage('messages'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, messageQuery(id), 'MESSAGE_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: OneMessageRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingMessage />
    </BackOfficePage>
  );
}

function OneMessageRoute() {
  const { id } = Route.useParams();
  const { data: message } = useSuspenseQuery(messageQuery(id));
  return (
    <BackOfficePage title={message.code} lead={<MessageStatus state={message.state} />}>
      <MessagePage message={message} />
    </BackOfficePage>
  );
}
