import * as z from 'zod';
import { commentStatuses, Mention } from '#shared/discussion/comment.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { Sums } from '#functions/domain/subjects/subject-counters.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { commentKeys } from './comment-keys.ts';

export const StoredComment = z.object({
  id: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  parentId: z.string().nullable(),
  /** Ids of all comments above this one, the outermost first. */
  path: z.array(z.string()),
  authorId: z.string(),
  content: z.string(),
  mentions: z.array(Mention),
  status: z.enum(commentStatuses),
  rejectedReason: z.string().nullable(),
  removedBy: z.string().nullable(),
  marks: z.array(z.string()),
  /** How far its marks lift it above others when the most helpful come first; missing without marks. */
  lift: z.int().optional(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  revision: z.int(),
  /** Number of direct replies, and of all comments below this one. */
  replies: z.int(),
  size: z.int(),
  /** Sums of reactions, and their version; they follow the counters within seconds. */
  sums: Sums,
  sumsVersion: z.int(),
  /** Expiry of a removed comment, which moderators may read until then. */
  expiresAt: z.int().optional(),
});
export type StoredComment = z.infer<typeof StoredComment>;

export const subjectOf = ({ kind, subjectId }: Pick<StoredComment, 'kind' | 'subjectId'>): Subject => ({
  kind,
  id: subjectId,
});

const digits = 7;

/** Sort key by helpfulness: marked comments, then those with more reactions. */
export function rankOf({ lift = 0, sums }: Pick<StoredComment, 'lift' | 'sums'>): string {
  const reactions = Object.values(sums).reduce((total, count) => total + count, 0);
  return `${lift}#${String(Math.max(0, reactions)).padStart(digits, '0')}`;
}

export function indexKeys(comment: StoredComment): Record<string, string> {
  const subject = subjectOf(comment);
  const list =
    comment.status === 'published'
      ? commentKeys.list(subject, comment.parentId)
      : commentKeys.hidden(subject, comment.authorId);
  return { gsi1pk: list, gsi1sk: comment.id, gsi2pk: list, gsi2sk: `${rankOf(comment)}#${comment.id}` };
}

/** Record of comments. Replies below it and reactions to it are counted without raising its revision. */
export const commentRecord = versioned({
  entity: 'comment',
  schema: StoredComment,
  key: ({ id }: { id: string }) => commentKeys.comment(id),
  version: 'revision',
  counters: ['replies', 'size', 'sums', 'sumsVersion'],
  stale: 'STALE_STATE',
  missing: 'COMMENT_NOT_FOUND',
  indexKeys,
});

const Ancestor = StoredComment.pick({ status: true });

/** Tells whether no comment above this one was removed: the sweep of a removed subtree takes a while. */
export async function isReachable({ table }: TableContext, { path }: StoredComment): Promise<boolean> {
  const above = await table.getMany(path.map((id) => [commentKeys.comment(id), Ancestor] as const));
  return above.every((comment) => comment?.status === 'published');
}
