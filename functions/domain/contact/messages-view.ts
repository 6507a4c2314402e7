import { ContactMessage } from '#shared/contact/contact.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { messageFeed } from './contact-keys.ts';
import { StoredMessage } from './message-record.ts';

export const messagesView = defineView(StoredMessage, {
  ...messageFeed,
  version: 2,
  columns: {
    state: column.text(({ state }) => state),
    topic: column.text(({ topic }) => topic),
    createdAt: column.text(({ createdAt }) => createdAt),
    answeredAt: column.text(({ answeredAt }) => answeredAt ?? ''),
  },
  searched: ({ code, name, email, phoneNumber, message }) => [code, name, email, phoneNumber ?? '', message],
  indexes: [
    ['createdAt desc'],
    ['answeredAt desc'],
    ['state', 'createdAt desc'],
    ['topic', 'createdAt desc'],
  ],
  row: StoredMessage.pipe(ContactMessage),
});
