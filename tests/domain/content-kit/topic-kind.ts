import * as z from 'zod';
import { Comment } from '#shared/discussion/comment.ts';
import { defineCommentMark, defineComments } from '#shared/discussion/define-comments.ts';
import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { authoredCard, publicationRecord } from '#functions/domain/publishing/publication-record.ts';
import { publicationSubject } from '#functions/domain/publishing/publication-subject.ts';
import { slugs } from '#functions/domain/publishing/slugs.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import { moderationOf } from './declared-parts.ts';

/** Topics of a forum, as their area would declare them: they can be pinned, locked and solved. */
const StoredTopic = authoredCard({
  title: z.string(),
  tags: z.array(z.string()).max(10),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isSolved: z.boolean(),
});

export const topicRecord = publicationRecord({
  kind: 'topic',
  schema: StoredTopic,
  counters: ['isSolved'],
  missing: 'CONTENT_NOT_FOUND',
});

export const topicSubject = publicationSubject({
  kind: 'topic',
  missing: 'CONTENT_NOT_FOUND',
  record: topicRecord,
  facts: ({ authorId, title, isLocked: isClosed }) => ({ authorId, audience: 'public', title, isClosed }),
});

const topicReactionTypes = ['like', 'helpful', 'solved', 'insightful', 'thanks'] as const;
export const topicReactions = defineReactions({ subject: topicSubject, types: topicReactionTypes });

export const topicDiscussion = defineDiscussion({
  subject: topicSubject,
  levels: 2,
  sorts: ['latest', 'oldest', 'helpful'],
  reactions: topicReactionTypes,
  marks: {
    answer: { by: 'author' },
    best: { by: 'author', implies: ['answer'], isSingle: true },
    pinned: { by: 'moderator' },
  },
  alongsideMarks: (steps) => {
    const isBest = ({ marks }: { marks: readonly string[] }) => marks.includes('best');
    const changed = steps.filter(({ before, after }) => isBest(before) !== isBest(after));
    const isSolved = changed.some(({ after }) => isBest(after));
    return changed
      .slice(0, 1)
      .map(({ after }) =>
        topicRecord.count({ id: after.subjectId }, { set: { isSolved } }, { refusal: 'CONTENT_NOT_FOUND' }),
      );
  },
});

const TopicText = z.object({ title: z.string(), content: z.string() });

export const topicPublication = definePublication<z.infer<typeof StoredTopic>, z.infer<typeof TopicText>>({
  kind: 'topic',
  record: topicRecord,
  text: TopicText,
  slugs: slugs('topic', { unnamed: 'chu-de' }),
  moreMoves: { reject: ['published'] },
  titleOf: ({ title }) => title,
  cardOf: ({ title }) => ({ title }),
  plainTexts: { title: ({ title }) => title, content: ({ content }) => content },
});

export const topicModeration = moderationOf(topicSubject, topicPublication, topicRecord);

export const topicComments = defineComments({
  area: 'forum',
  subject: 'topic',
  path: '/topics/{id}',
  missing: 'CONTENT_NOT_FOUND',
  readers: 'guest',
  replySize: 50,
});

export const markTopicComment = defineCommentMark({
  name: 'forum/mark-topic-comment',
  summary: 'Mark a comment as an answer, the best answer or pinned, or no longer',
  path: '/topics/comments/{id}/mark',
  marks: ['answer', 'best', 'pinned'],
  row: Comment,
});
