import type { Reader } from '#shared/audience/can-see.ts';
import type { Capability } from '#shared/contract/access.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { type CommentSort, settledMark } from '#shared/discussion/comment.ts';
import { likeOnly } from '#shared/reactions/reaction.ts';
import { needsApprovalOf } from '#functions/domain/moderation/approval.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredComment } from './comment-record.ts';

export type Member = NonNullable<Reader>;

/** Mark that comments may carry, such as `answer`. */
export type CommentMark = {
  /** Moderators set every mark; some are for the author of the commented content, too, or for its editors. */
  by: 'author' | 'moderator' | { capability: Capability };
  /** Marks that are set with it, and without which it cannot be: the best answer is an answer. */
  implies?: readonly string[];
  /** At most one comment of a subject carries it: the next one takes it from the one before. */
  isSingle?: boolean;
};

/** Change of a comment's marks, for an area that has further writes for its transaction. */
export type MarkStep = { before: StoredComment; after: StoredComment };

/** Rules for the comments on one kind of content. Everything else is the same for all kinds. */
export type DiscussionRules = {
  subject: SubjectDefinition;
  /** Number of levels: comments on the last one cannot be answered. */
  levels: number;
  /** Sort orders on offer; the first one is used for any other. */
  sorts: readonly [CommentSort, ...CommentSort[]];
  /** Types of reactions to comments. */
  reactions: readonly string[];
  /** Minutes in which an author may change a comment; without a limit if missing. */
  editMinutes?: number;
  /** Marks by name. The later ones lift a comment higher when the most helpful come first. */
  marks?: Readonly<Record<string, CommentMark>>;
  /**
   * Further writes of the area when marks change: a question that was answered is solved. A single mark that is
   * handed over changes two comments in one step.
   */
  alongsideMarks?: (steps: readonly MarkStep[]) => Operation<ErrorCode>[];
  /** Tells whether a new comment waits until a moderator has approved it. */
  needsApproval: (context: Context, comment: { author: Member; text: string }) => Promise<boolean>;
};

type UsualRule = 'sorts' | 'reactions' | 'needsApproval';

/** A kind of content declares these rules of its comments; those it leaves out are the usual ones. */
export type DiscussionDefinition = Omit<DiscussionRules, UsualRule> &
  Partial<Pick<DiscussionRules, UsualRule>> & {
    /** Capability of those who mark comments as settled, beside moderators. */
    settledBy?: Capability;
  };

export const rulesOf = ({
  sorts = ['latest', 'oldest'],
  reactions = likeOnly,
  needsApproval = needsApprovalOf('comments'),
  settledBy,
  marks = {},
  ...rules
}: DiscussionDefinition): DiscussionRules => ({
  ...rules,
  sorts,
  reactions,
  needsApproval,
  marks: { ...(settledBy && { [settledMark]: { by: { capability: settledBy } } }), ...marks },
});
