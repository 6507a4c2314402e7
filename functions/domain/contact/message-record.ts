import { ContactMessage } from '#shared/contact/contact.contract.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { contactKeys, messageFeed } from './contact-keys.ts';

/** Message as stored. */
export const StoredMessage = ContactMessage;
export type StoredMessage = ContactMessage;

/** Versioned record of messages; only one staff member can answer the version they read. */
export const messageRecord = versioned({
  entity: 'contact-message',
  schema: StoredMessage,
  key: ({ id }: { id: string }) => contactKeys.head(id),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'MESSAGE_NOT_FOUND',
  indexKeys: ({ id, userId, createdAt }) => (userId ? contactKeys.amongSent(userId, createdAt, id) : {}),
  feed: messageFeed,
  tombstoneKey: ({ id }) => contactKeys.gone(id),
});
