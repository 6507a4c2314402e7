import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { channels, notificationKinds } from './notification-kinds.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** Time of day at which the digest mail is written. */
export const digestTime = '08:00';

export const NotificationChoices = z.strictObject({
  kinds: z.partialRecord(z.enum(notificationKinds), z.partialRecord(z.enum(channels), z.boolean())),
  quiet: z.strictObject({ on: z.boolean(), from: Time, to: Time }),
  digest: z.enum(digests),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const NotificationSettings = z.object({
  ...NotificationChoices.shape,
  version: z.int(),
  push: z.object({
    /** The shop's public key (VAPID), which a browser passes to its push service. */
    publicKey: z.string(),
    /** Address of the simulated push service, where the browser subscribes; null if push is real. */
    standIn: z.string().nullable(),
  }),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getNotificationSettings = defineRoute({
  name: 'notifications/get-notification-settings',
  summary: 'What the caller wants to hear of, by which ways, and when not',
  method: 'GET',
  path: '/notifications/settings',
  access: 'member',
  reply: NotificationSettings,
});

export const saveNotificationSettings = defineRoute({
  name: 'notifications/save-notification-settings',
  summary: 'Keep what the caller wants to hear of; what is always told stays so',
  method: 'PUT',
  path: '/notifications/settings',
  access: 'member',
  body: z.strictObject({ ...NotificationChoices.shape, version: z.int().min(0) }),
  reply: NotificationSettings,
  errors: ['STALE_STATE'],
  limit: { calls: 60, seconds: 60 },
});
