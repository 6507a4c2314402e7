import { ContactMessage } from '#shared/contact/contact.contract.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { contactKeys, messageFeed } from './contact-keys.ts';

/** A message as the table keeps it. */
export const StoredMessage = ContactMessage;
export type StoredMessage = ContactMessage;

/** Answered by one of staff only, over what they read. */
export const messageRecord = versioned({
  entity: 'contact-message',
  schema: StoredMessage,
  key: ({ id }: { id: string }) => contactKeys.head(id),
  version: 'version',
  stale: 'STALE_STATE',
  places: ({ id, userId, createdAt }) => (userId ? contactKeys.amongSent(userId, createdAt, id) : {}),
  feed: messageFeed,
  grave: ({ id }) => contactKeys.gone(id),
});
