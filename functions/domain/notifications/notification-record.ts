import { createHash } from 'node:crypto';
import * as z from 'zod';
import { notificationTypes, notificationKinds, channels } from '#shared/notifications/notification-kinds.ts';
import { digests } from '#shared/notifications/notification-settings.contract.ts';
import { quietAtFirst } from '#shared/notifications/quiet-hours.ts';

/** Counters of a member's notifications. They are one item, so that list and badge always agree. */
export const Box = z.object({
  userId: z.string(),
  sequence: z.int(),
  unread: z.int(),
  /** Sequence number up to which all notifications count as read, whatever they say themselves. */
  readUpTo: z.int(),
  /** Sequence number up to which notifications were in a digest mail. */
  mailedUpTo: z.int().default(0),
  version: z.int(),
});
export type Box = z.infer<typeof Box>;

export const emptyBox = (userId: string): Box => ({
  userId,
  sequence: 0,
  unread: 0,
  readUpTo: 0,
  mailedUpTo: 0,
  version: 0,
});

export const StoredNotification = z.object({
  id: z.string(),
  userId: z.string(),
  sequence: z.int(),
  type: z.enum(notificationTypes),
  /** Members who caused it, newest first. Names are looked up when it is displayed. */
  actorIds: z.array(z.string()),
  /** Further values for its sentence. */
  data: z.record(z.string(), z.string()),
  createdAt: z.string(),
  readAt: z.string().nullable(),
  expiresAt: z.int(),
});
export type StoredNotification = z.infer<typeof StoredNotification>;

export const OpenGroup = z.object({ sequence: z.int() });

/** Choices of a member. Kinds that are missing follow their default rule. */
export const StoredSettings = z.object({
  kinds: z.partialRecord(z.enum(notificationKinds), z.partialRecord(z.enum(channels), z.boolean())),
  quiet: z.object({ on: z.boolean(), from: z.string(), to: z.string() }),
  digest: z.enum(digests),
  version: z.int(),
});
export type StoredSettings = z.infer<typeof StoredSettings>;

export const settingsAtFirst: StoredSettings = {
  kinds: {},
  quiet: quietAtFirst,
  digest: 'daily',
  version: 0,
};

export const isRead = (
  { sequence, readAt }: Pick<StoredNotification, 'sequence' | 'readAt'>,
  { readUpTo }: Pick<Box, 'readUpTo'>,
): boolean => readAt !== null || sequence <= readUpTo;

/** Id of a notification; its hash part makes it unique across members. */
export const notificationId = (userId: string, sequence: number, key: string): string =>
  `${sequence}-${createHash('sha256').update(`${userId}\n${key}`).digest('base64url').slice(0, 12)}`;

export const sequenceOf = (id: string): number => Number(id.split('-', 1)[0]);
