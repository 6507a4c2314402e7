import { Subject, subjectText } from '../subjects/subject.ts';
import type { NotificationType } from './notification-kinds.ts';

/** Maximum length of the excerpt and the title in a notification. */
const excerptLength = 100;
const titleLength = 80;

/** Splits into what readers see as characters, so that no mark or emoji is cut in two. */
const characters = new Intl.Segmenter('vi');

/** Shortens a text to one line, at the end of a word. */
export function excerptOf(text: string, length: number = excerptLength): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(characters.segment(line), ({ segment }) => segment);
  if (letters.length <= length) return line;
  const cut = letters.slice(0, length - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}…`;
}

type SubjectNotice = { subject: Subject; title: string; commentId?: string; excerpt?: string };

/** Values of a notification about content, for `data` of `defineNews`. */
export const subjectData = ({
  subject,
  title,
  commentId,
  excerpt,
}: SubjectNotice): Record<string, string> => ({
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectTitle: excerptOf(title, titleLength),
  ...(commentId && { commentId }),
  ...(excerpt && { excerpt: excerptOf(excerpt) }),
});

type Values = Readonly<Record<string, string>>;

/** Returns the subject of a notification; undefined if it is not about content. */
export const subjectOf = ({ subjectKind, subjectId }: Values): Subject | undefined =>
  Subject.safeParse({ kind: subjectKind, id: subjectId }).data;

/**
 * Returns what a group of notifications has in common: likes of one post become one notification, likes of two
 * posts remain two.
 */
export function notificationGroup(type: NotificationType, data: Values): string {
  const subject = subjectOf(data);
  return [
    type,
    ...(subject ? [subjectText(subject)] : []),
    ...(data['commentId'] ? [data['commentId']] : []),
  ].join('#');
}

/** Actions by the names that clients know; those about posts have names of their own. */
export type NotificationAction = (typeof notificationActions)[number];
export const notificationActions = [
  'post_liked',
  'post_commented',
  'comment_liked',
  'comment_replied',
] as const;

/** Kind of subject that clients know as a post. */
const post = 'post';

/** Returns the action of a notification; null if clients have no name for it. */
export function actionOf(type: NotificationType, data: Values): NotificationAction | null {
  if (type === 'comment_liked' || type === 'comment_replied') return type;
  if (data['subjectKind'] !== post) return null;
  if (type === 'liked') return 'post_liked';
  return type === 'commented' ? 'post_commented' : null;
}

/** Returns the id of the post that a notification is about; null for other subjects. */
export const postIdOf = ({ subjectKind, subjectId }: Values): string | null =>
  subjectKind === post ? (subjectId ?? null) : null;
