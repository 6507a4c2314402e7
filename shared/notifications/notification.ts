import * as z from 'zod';
import { notificationKinds, notificationTypes } from './notification-kinds.ts';
import { notificationActions } from './subject-notice.ts';

/** `<sequence>-<letters>`: the position among its owner's notifications, and a unique part. */
export const NotificationId = z
  .string()
  .max(40)
  .regex(/^[0-9]{1,12}-[0-9a-zA-Z_-]{8,16}$/);

/** The public data of a person whom a notification is about. */
export const NotifiedPerson = z.object({
  id: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  referenceId: z.string(),
  isVerified: z.boolean(),
});
export type NotifiedPerson = z.infer<typeof NotifiedPerson>;

/** Maximum number of people in one group; the next person starts a new group. */
export const maxInGroup = 100;
/** Number of people named before "and N others". */
export const namedInGroup = 2;

export const NotificationView = z.object({
  id: NotificationId,
  notificationId: NotificationId,
  /** Consecutive number among the owner's notifications; "read up to here" refers to it. */
  sequence: z.int(),
  type: z.enum(notificationTypes),
  kind: z.enum(notificationKinds),
  /** Action on the owner's post or comment; null for other types. */
  action: z.enum(notificationActions).nullable(),
  /** The whole sentence in the reader's language, and its lead, which names who or what. */
  message: z.string(),
  lead: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
  /** The path it links to, under two names. */
  linkUrl: z.string().nullable(),
  link: z.string().nullable(),
  relatedModel: z.string().nullable(),
  relatedModelId: z.string().nullable(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  postId: z.string().nullable(),
  /** The acting person, in a group the latest. Null if there is none, or if they have left. */
  actor: NotifiedPerson.nullable(),
  userData: z.object({ fullName: z.string() }).nullable(),
  commenterName: z.string().nullable(),
  reactorName: z.string().nullable(),
  adminName: z.string().nullable(),
  /** The first people of a group, and the group's size. */
  people: z.array(NotifiedPerson).max(namedInGroup),
  peopleCount: z.int(),
});
export type NotificationView = z.infer<typeof NotificationView>;
