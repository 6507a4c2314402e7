import { can, type Role } from '../contract/access.ts';

/** Statuses of content. A published thing is shown to its readers; each other status hides it from them. */
export const contentStatuses = [
  'draft',
  'pending',
  'scheduled',
  'published',
  'unpublished',
  'rejected',
  'removed',
  'archived',
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** Groups that published content may be meant for. */
export const readerGroups = ['public', 'members', 'staff'] as const;
type ReaderGroup = (typeof readerGroups)[number];

/** Person who reads; undefined for a guest. `isApart` tells whether a block separates them from somebody. */
export type Reader = { userId: string; role: Role; isApart: (memberId: string) => boolean } | undefined;

export type VisibleContent = {
  /** Null if its author left or the shop itself wrote it. */
  authorId: string | null;
  status: ContentStatus;
  audience: ReaderGroup;
};

type Beholder = 'author' | 'moderator' | 'reader';

const seenBy: Record<ContentStatus, readonly Beholder[]> = {
  draft: ['author', 'moderator'],
  pending: ['author', 'moderator'],
  scheduled: ['author', 'moderator'],
  published: ['author', 'moderator', 'reader'],
  unpublished: ['author', 'moderator'],
  rejected: ['author', 'moderator'],
  removed: ['moderator'],
  archived: ['author', 'moderator', 'reader'],
};

export const isModerator = (reader: Reader): boolean => can(reader?.role, 'content.moderate');

const belongsTo = (reader: Reader, audience: ReaderGroup): boolean =>
  audience === 'public' || (audience === 'members' && reader !== undefined) || isModerator(reader);

/** Tells whether somebody may see content: the one rule that lists, pages, search, rooms and notices ask. */
export function canSee(reader: Reader, { authorId, status, audience }: VisibleContent): boolean {
  const beholders = seenBy[status];
  if (isModerator(reader)) return beholders.includes('moderator');
  if (reader && reader.userId === authorId) return beholders.includes('author');
  if (!beholders.includes('reader') || !belongsTo(reader, audience)) return false;
  return !(reader && authorId !== null && reader.isApart(authorId));
}
