import * as z from 'zod';
import { UserId, UserSummary } from '../accounts/user.ts';
import { cleanText, maxCommentLength, maxMentions } from './comment-text.ts';

export const CommentId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

export const commentSorts = ['latest', 'oldest', 'helpful'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** Mention of a member: a range of the text, which begins with @ and holds the name. */
export const Mention = z.object({
  start: z.int().min(0).max(maxCommentLength),
  end: z.int().min(1).max(maxCommentLength),
  userId: UserId,
});
export type Mention = z.infer<typeof Mention>;

const CommentText = z
  .string()
  .max(4 * maxCommentLength)
  .transform(cleanText)
  .pipe(z.string().min(1).max(maxCommentLength));

/** Mark of a comment that an editor has answered: it folds away, and readers may open it. */
export const settledMark = 'settled';

/** Whether a comment is shown to everybody, or only to its author and to moderators. */
export const commentStatuses = ['published', 'pending', 'rejected', 'removed'] as const;

/** Comment as its reader sees it, whatever it stands under. */
export const Comment = z.object({
  id: CommentId,
  content: z.string(),
  mentions: z.array(Mention),
  /** Null if the author has left. */
  user: UserSummary.nullable(),
  userId: z.string(),
  parentId: CommentId.nullable(),
  /** 0 for a comment on the subject itself, 1 for a reply to it, and so on. */
  depth: z.int(),
  repliesCount: z.int(),
  status: z.enum(commentStatuses),
  /** Reason of a moderator who refused the comment; only its author reads it. */
  rejectedReason: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  revision: z.int(),
  reactions: z.record(z.string(), z.int()),
  reaction: z.string().nullable(),
  /** Marks such as `answer`, `best`, `pinned`, `settled`, for kinds of content that have them. */
  marks: z.array(z.string()),
  isOwn: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** Whether the reader may mark it as settled. */
  canSettle: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

export const CommentDraft = z.strictObject({
  content: CommentText,
  mentions: z.array(Mention).max(maxMentions).default([]),
  /** Idempotency key, made for one press of the send button. */
  requestKey: z.uuid().optional(),
});

export const CommentEdit = z.strictObject({
  content: CommentText,
  mentions: z.array(Mention).max(maxMentions).default([]),
  /** Revision that was read: somebody else's later change is not overwritten. */
  revision: z.int().optional(),
});
