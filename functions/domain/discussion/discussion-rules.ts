import type { Reader } from '#shared/audience/can-see.ts';
import type { Capability } from '#shared/contract/access.ts';
import type { CommentSort } from '#shared/discussion/comment.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import type { Context } from '#functions/platform/table/context.ts';

export type Member = NonNullable<Reader>;

/** Rules for the comments on one kind of content. Everything else is the same for all kinds. */
export type DiscussionRules = {
  subject: SubjectDefinition;
  /** Number of levels: comments on the last one cannot be answered. */
  levels: number;
  sorts: readonly CommentSort[];
  /** Types of reactions to comments. */
  reactions: readonly string[];
  /** Minutes in which an author may change a comment; without a limit if missing. */
  editMinutes?: number;
  /** Marks that comments of this kind may carry, such as `answer`. */
  marks?: readonly string[];
  /** Capability of those who set marks; nobody sets any if missing. */
  editors?: Capability;
  /** Tells whether a new comment waits until a moderator has approved it. */
  needsApproval: (context: Context, comment: { author: Member; text: string }) => Promise<boolean>;
};
