import * as z from 'zod';
import { readerGroups } from '#shared/audience/can-see.ts';
import { defineComments } from '#shared/discussion/define-comments.ts';
import { defineReaction } from '#shared/reactions/define-reaction.ts';
import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { mediaOwner } from '#functions/domain/media/media-owner.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { authoredCard, publicationRecord } from '#functions/domain/publishing/publication-record.ts';
import { publicationSubject } from '#functions/domain/publishing/publication-subject.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import { moderationOf } from './declared-parts.ts';

/** Posts of a community feed, as their area would declare them: without a slug, by members, with six reactions. */
const StoredPost = authoredCard({
  audience: z.enum(readerGroups),
  content: z.string(),
  pictures: z.array(z.string()),
});

export const postRecord = publicationRecord({
  kind: 'post',
  schema: StoredPost,
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
  reactions: postReactionTypes,
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
  editMethod: 'PUT',
  missing: 'CONTENT_NOT_FOUND',
  readers: 'member',
  size: 5,
});

export const reactToPost = defineReaction({
  name: 'feed/react-to-post',
  summary: 'React to a post, or no longer',
  path: '/posts/{id}/reaction',
  types: postReactionTypes,
  missing: 'CONTENT_NOT_FOUND',
});
