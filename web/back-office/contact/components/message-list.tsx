import { Mailbox } from 'lucide-react';
import { searchMessages } from '#shared/contact/contact.contract.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { MessageStatus } from '#web/ui/status/message-status.tsx';

/** Messages that people sent to the shop through the contact form. */
export const MessageList = staffList(searchMessages, {
  name: 'messages',
  texts: { ns: 'messages', at: 'list' },
  icon: <Mailbox />,
  file: 'tin-nhan',
  period: ['from', 'to'],
  days: 'createdAt',
  choices: { state: 'state', topic: 'topic' },
  columns: (col) => [
    col.link('name', '/admin/messages/$id', { below: ({ code }) => code }),
    col.text('message', { card: 'line', className: 'line-clamp-2 text-ink-2' }),
    col.choice('topic', 'topic', { card: 'line' }),
    col.status('state', 'state', ({ state }) => <MessageStatus state={state} />),
    col.moment('createdAt', { sorts: true }),
    col.moment('answeredAt', { sorts: true, below: ({ answeredBy }) => answeredBy?.fullName }),
  ],
});
