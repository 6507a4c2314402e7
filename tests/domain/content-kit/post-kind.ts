import * as z from 'zod';
import { readerGroups } from '#shared/audience/can-see.ts';
import { Comment } from '#shared/discussion/comment.ts';
import { defineComments } from '#shared/discussion/define-comments.ts';
import { PublicationFields } from '#shared/publishing/publication.ts';
import { defineReaction } from '#shared/reactions/define-reaction.ts';
import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { mediaOwner } from '#functions/domain/media/media-owner.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import { needsApprovalOf } from '#functions/domain/moderation/approval.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { publicationSubject } from '#functions/domain/publishing/publication-subject.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import { Sums } from '#functions/domain/subjects/subject-counters.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { moderationOf } from './declared-parts.ts';

/** Posts of a community feed, as their area would declare them: without a slug, by members, with six reactions. */
const StoredPost = PublicationFields.extend({
  id: z.string(),
  authorId: z.string(),
  audience: z.enum(readerGroups),
  content: z.string(),
  pictures: z.array(z.string()),
  sums: Sums,
  sumsVersion: z.int(),
});

export const postRecord = versioned({
  entity: 'post',
  schema: StoredPost,
  key: ({ id }: { id: string }) => ({ pk: `POST#${id}`, sk: 'CARD' }),
  version: 'version',
  counters: ['sums', 'sumsVersion'],
  stale: 'STALE_STATE',
  missing: 'CONTENT_NOT_FOUND',
});

export const postSubject = publicationSubject({
  kind: 'post',
  missing: 'CONTENT_NOT_FOUND',
  record: postRecord,
  facts: ({ authorId, audience, content: title }) => ({ authorId, audience, title }),
});

const postMedia = mediaOwner({ kind: 'post' });

const postReactionTypes = ['like', 'love', 'haha', 'wow', 'sad', 'angry'] as const;
export const postReactions = defineReactions({ subject: postSubject, types: postReactionTypes });

export const postDiscussion = defineDiscussion({
  subject: postSubject,
  levels: 5,
  sorts: ['latest', 'oldest'],
  reactions: postReactionTypes,
  needsApproval: needsApprovalOf('comments'),
});

const PostText = z.object({ content: z.string(), pictures: z.array(z.string()) });

export const postPublication = definePublication<z.infer<typeof StoredPost>, z.infer<typeof PostText>>({
  kind: 'post',
  record: postRecord,
  text: PostText,
  titleOf: ({ content }) => content,
  cardOf: (text) => text,
  plainTexts: { content: ({ content }) => content },
  alongside: ({ move, after, text }) =>
    move === 'publish' && text
      ? text.pictures.map((id) => attach(id, { kind: 'postImages', of: postMedia.of(after.id) }))
      : [],
});

export const postModeration = moderationOf(postSubject, postPublication, postRecord);

export const postComments = defineComments({
  area: 'feed',
  subject: 'post',
  path: '/posts/{id}',
  commentPath: '/posts/comments/{id}',
  editMethod: 'PUT',
  missing: 'CONTENT_NOT_FOUND',
  readers: 'member',
  row: Comment,
  parentField: 'parentId',
  size: 5,
  replySize: 10,
});

export const reactToPost = defineReaction({
  name: 'feed/react-to-post',
  summary: 'React to a post, or no longer',
  path: '/posts/{id}/reaction',
  types: postReactionTypes,
  missing: 'CONTENT_NOT_FOUND',
});
