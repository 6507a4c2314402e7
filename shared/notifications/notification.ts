import * as z from 'zod';
import { notificationKinds, notificationTypes } from './notification-kinds.ts';

/** `<sequence>-<letters>`: its place among its owner's, and what nobody else's has. */
export const NotificationId = z
  .string()
  .max(40)
  .regex(/^[0-9]{1,12}-[0-9a-zA-Z_-]{8,16}$/);

/** Somebody a notification is about, as far as everybody may know them. */
export const NotifiedPerson = z.object({
  id: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  referenceId: z.string(),
  isVerified: z.boolean(),
});
export type NotifiedPerson = z.infer<typeof NotifiedPerson>;

/** As many names as one group holds; whoever comes then begins the next. */
export const mostInGroup = 100;
/** As many of them as are named before "and N others". */
export const namedInGroup = 2;

export const NotificationView = z.object({
  id: NotificationId,
  notificationId: NotificationId,
  /** Counts up with each of its owner's: what is read "up to here" is said by it. */
  sequence: z.int(),
  type: z.enum(notificationTypes),
  kind: z.enum(notificationKinds),
  /** What was done to something of its owner's: of posts and comments alone. */
  action: z.enum(['post_liked', 'post_commented', 'comment_liked', 'comment_replied']).nullable(),
  /** A whole sentence in the reader's language, and the part at its head that says who or what. */
  message: z.string(),
  lead: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
  /** Where it leads, and the same by its other name. */
  linkUrl: z.string().nullable(),
  link: z.string().nullable(),
  relatedModel: z.string().nullable(),
  relatedModelId: z.string().nullable(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  postId: z.string().nullable(),
  /** Who did it: the newest of a group. Null where it was nobody, or somebody who has left. */
  actor: NotifiedPerson.nullable(),
  userData: z.object({ fullName: z.string() }).nullable(),
  commenterName: z.string().nullable(),
  reactorName: z.string().nullable(),
  adminName: z.string().nullable(),
  /** The first of a group, and how many are in it. */
  people: z.array(NotifiedPerson).max(namedInGroup),
  peopleCount: z.int(),
});
export type NotificationView = z.infer<typeof NotificationView>;
