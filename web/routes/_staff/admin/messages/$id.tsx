import { createFileRoute } from '@tanstack/react-router';
import { messageQuery } from '#web/back-office/contact/api/message-queries.ts';
import { MessagePage } from '#web/back-office/contact/components/message-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { MessageStatus } from '#web/ui/status/message-status.tsx';

const detail = staffDetail({
  query: messageQuery,
  missing: ['MESSAGE_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'messages', at: 'missing' },
  back: '/admin/messages',
});

export const Route = createFileRoute('/_staff/admin/messages/$id')({
  ...staffPage('messages'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: MessageRoute,
});

function MessageRoute() {
  const message = detail.useRecord();
  return (
    <BackOfficePage title={message.code} lead={<MessageStatus state={message.state} />}>
      <MessagePage message={message} />
    </BackOfficePage>
  );
}
