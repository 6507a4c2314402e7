import * as z from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { type Capability, staff } from '../contract/access.ts';
import { type AnyContract, defineRoute } from '../contract/route.ts';
import { limit, PageNumber } from '../pages.ts';
import { LikeBody, LikedState, ReactorPage, ReactorQuery } from '../reactions/reaction.ts';
import { SubjectId } from '../subjects/subject.ts';
import { Comment, CommentDraft, CommentEdit, CommentId, commentSorts } from './comment.ts';

const Success = z.object({ success: z.literal(true), removed: z.int() });

const writeLimit = { calls: 30, seconds: 60 };
const likeLimit = { calls: 120, seconds: 60 };

type Definition<R extends z.ZodType<Comment>, Parent extends string> = {
  /** Area of the operations, such as `news`; the commented thing is named in their summaries. */
  area: string;
  /** Singular of the commented thing in operation names: `list-news-comments`. */
  subject: string;
  /** Path of the commented thing, with its `{id}`; comments are at `comments/{id}` beside it. */
  path: string;
  /** Error for a thing that is not there or hidden from the reader. */
  missing: ErrorCode;
  /** Signed-in readers only, or guests too. */
  readers: 'member' | 'guest';
  /** Comment with the fields that the specification of the area adds, if there are any. */
  row?: R;
  /** Name of the field that names the answered comment, if the specification of the area has another. */
  parentField?: Parent;
  size?: number;
  replySize?: number;
  /** Capability of those who mark comments as settled, beside moderators. */
  editors?: Capability;
  /** Method by which a comment is changed, as the specification of the area says. */
  editMethod?: 'PATCH' | 'PUT';
};

const pageOfComments = <R extends z.ZodType>(row: R) =>
  z.object({
    data: z.array(row),
    page: z.int(),
    totalPages: z.int(),
    /** Number of comments of this list, and of all comments with their replies. */
    total: z.int(),
    commentCount: z.int(),
    hasNext: z.boolean(),
  });

/** Defines the seven operations of the comments on a kind of content, under the paths of its own area. */
export function defineComments<
  R extends z.ZodType<Comment> = typeof Comment,
  const Parent extends string = 'parentId',
>({
  area,
  subject,
  path,
  missing,
  readers,
  // The defaults are exactly those of the types, so the casts are safe.
  row = Comment as unknown as R,
  parentField = 'parentId' as Parent,
  size = 10,
  replySize = 10,
  editors = 'content.moderate',
  editMethod = 'PATCH',
}: Definition<R, Parent>) {
  const named = (verb: string, rest: string): string => `${area}/${verb}-${subject}-${rest}`;
  const commentPath = path.replace('{id}', 'comments/{id}');
  const ofSubject = z.object({ id: SubjectId });
  const ofComment = z.object({ id: CommentId });
  const query = (usual: number) =>
    z.object({
      page: PageNumber,
      limit: limit(usual),
      sortBy: z.enum(commentSorts).default('latest'),
      /** Only comments after this one, oldest first: what was missed since it was read. */
      after: CommentId.optional(),
    });
  const Parented = CommentDraft.extend({ [parentField]: CommentId.nullish() } as Record<
    Parent,
    z.ZodOptional<z.ZodNullable<typeof CommentId>>
  >);
  const reading = { method: 'GET', access: readers, reply: pageOfComments(row) } as const;
  return {
    list: defineRoute({
      ...reading,
      name: named('list', 'comments'),
      summary: `Comments on a ${subject}, page by page, without their replies`,
      path: `${path}/comments`,
      params: ofSubject,
      query: query(size).extend({
        /** Instead of a page, the comments that lead to this one, the outermost first. */
        around: CommentId.optional(),
      }),
      errors: [missing, 'COMMENT_NOT_FOUND'],
    }),
    replies: defineRoute({
      ...reading,
      name: named('list', 'replies'),
      summary: `Replies to a comment on a ${subject}, oldest first`,
      path: `${path}/comments/{commentId}`,
      params: z.object({ id: SubjectId, commentId: CommentId }),
      query: query(replySize),
      errors: [missing, 'COMMENT_NOT_FOUND'],
    }),
    add: defineRoute({
      name: named('add', 'comment'),
      summary: `Comment on a ${subject}, or answer a comment on it`,
      method: 'POST',
      path: `${path}/comments`,
      access: 'active-member',
      params: ofSubject,
      body: Parented,
      reply: row,
      status: 201,
      errors: [missing, 'COMMENT_NOT_FOUND', 'COMMENTS_CLOSED', 'COMMENT_TOO_DEEP', 'REQUEST_DIFFERS'],
      limit: writeLimit,
    }),
    edit: defineRoute({
      name: named('edit', 'comment'),
      summary: `Change a comment of one’s own on a ${subject}`,
      method: editMethod,
      path: commentPath,
      access: 'active-member',
      params: ofComment,
      body: CommentEdit,
      reply: row,
      errors: ['COMMENT_NOT_FOUND', 'FORBIDDEN', 'STALE_STATE'],
      limit: writeLimit,
    }),
    remove: defineRoute({
      name: named('delete', 'comment'),
      summary: `Delete a comment on a ${subject} with all replies to it`,
      method: 'DELETE',
      path: commentPath,
      access: 'member',
      params: ofComment,
      reply: Success,
      errors: ['COMMENT_NOT_FOUND', 'FORBIDDEN', 'STALE_STATE'],
      limit: writeLimit,
    }),
    like: defineRoute({
      name: named('like', 'comment'),
      summary: `Like a comment on a ${subject}, or no longer`,
      method: 'POST',
      path: `${commentPath}/like`,
      access: 'active-member',
      params: ofComment,
      body: LikeBody,
      reply: LikedState,
      errors: ['COMMENT_NOT_FOUND'],
      limit: likeLimit,
    }),
    settle: defineRoute({
      name: named('settle', 'comment'),
      summary: `Mark a comment on a ${subject} as answered, so that it folds away, or no longer`,
      method: 'PUT',
      path: `${commentPath}/settled`,
      access: staff(editors),
      params: ofComment,
      body: z.strictObject({ settled: z.boolean() }),
      reply: row,
      errors: ['COMMENT_NOT_FOUND'],
      limit: writeLimit,
    }),
  };
}

/** Defines how a comment gets one of the marks of its kind, such as `answer`, or loses it. */
export const defineCommentMark = <R extends z.ZodType<Comment>, const Mark extends string>({
  marks,
  row,
  ...route
}: Pick<AnyContract, 'name' | 'summary' | 'path'> & { marks: readonly [Mark, ...Mark[]]; row: R }) =>
  defineRoute({
    ...route,
    method: 'PUT',
    access: 'active-member',
    params: z.object({ id: CommentId }),
    body: z.strictObject({ mark: z.enum(marks), isOn: z.boolean() }),
    reply: row,
    errors: ['COMMENT_NOT_FOUND', 'FORBIDDEN', 'STALE_STATE', 'BAD_REQUEST'],
    limit: writeLimit,
  });

/** Defines who reacted to a subject, by type and page by page. */
export const defineReactors = ({
  name,
  summary,
  path,
  access,
  missing,
}: Pick<AnyContract, 'name' | 'summary' | 'path'> & { access: 'member' | 'guest'; missing: ErrorCode }) =>
  defineRoute({
    name,
    summary,
    method: 'GET',
    path,
    access,
    params: z.object({ id: SubjectId }),
    query: ReactorQuery,
    reply: ReactorPage,
    errors: [missing, 'BAD_CURSOR'],
  });
