import { commentShown } from '#shared/events/discussion.ts';
import { subjectReacted } from '#shared/events/reactions.ts';
import { subjectData } from '#shared/notifications/subject-notice.ts';
import { defineNews, type NewsDefinition } from '#functions/domain/notifications/define-news.ts';
import type { SubjectDefinition, SubjectFacts } from '#functions/domain/subjects/define-subject.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { commentKind } from './comment-keys.ts';
import { commentRecord, type StoredComment, subjectOf } from './comment-record.ts';

type Subjects = readonly Pick<SubjectDefinition, 'kind' | 'load'>[];
type CommentNews = { comment: StoredComment; parent: StoredComment | undefined; facts: SubjectFacts };

/** Age up to which something is news. Older rows come from data that was filled in as a whole. */
const newsMilliseconds = 24 * 3_600_000;

const isRecent = ({ now }: Context, at: string): boolean =>
  now().getTime() - Date.parse(at) < newsMilliseconds;

/** Members who are told of a comment, by the reason: each is told once, for the first reason that fits. */
function receiversOf({ comment, parent, facts }: CommentNews) {
  const replied = [parent?.authorId].filter((id) => id !== undefined);
  const mentioned = comment.mentions.map(({ userId }) => userId).filter((id) => !replied.includes(id));
  const owner = [facts.authorId]
    .filter((id) => id !== null)
    .filter((id) => !replied.includes(id) && !mentioned.includes(id));
  return { replied, mentioned: [...new Set(mentioned)], owner };
}

/** Declares the notifications about comments and reactions, for all kinds of content alike. */
export function discussionNotices(subjects: Subjects): NewsDefinition[] {
  const byKind = new Map(subjects.map((subject) => [subject.kind, subject]));
  const load = (context: Context, kind: string, id: string) => byKind.get(kind)?.load(context, id);

  async function findComment(context: Context, commentId: string): Promise<CommentNews | undefined> {
    const comment = await commentRecord.find(context.table, { id: commentId });
    if (comment?.status !== 'published') return undefined;
    const [facts, parent] = await Promise.all([
      load(context, comment.kind, comment.subjectId),
      comment.parentId === null ? undefined : commentRecord.find(context.table, { id: comment.parentId }),
    ]);
    return facts && { comment, parent, facts };
  }

  const dataOf = ({ comment, facts }: CommentNews) =>
    subjectData({
      subject: subjectOf(comment),
      title: facts.title,
      commentId: comment.id,
      excerpt: comment.content,
    });

  const aboutComment = (
    type: 'commented' | 'comment_replied' | 'mentioned',
    reason: keyof ReturnType<typeof receiversOf>,
  ) =>
    defineNews(type, {
      from: commentShown,
      find: async (context, { commentId }) => {
        const news = await findComment(context, commentId);
        // A comment that was approved is news however long it waited.
        return news && (news.comment.revision > 1 || isRecent(context, news.comment.createdAt))
          ? news
          : undefined;
      },
      to: (_, news) => receiversOf(news)[reason],
      key: ({ commentId }) => `${type}#${commentId}`,
      by: ({ authorId }) => authorId,
      data: (_, news) => dataOf(news),
    });

  const commentLiked = defineNews('comment_liked', {
    from: subjectReacted,
    when: ({ kind }) => kind === commentKind,
    find: async (context, { subjectId, at }) =>
      isRecent(context, at) ? findComment(context, subjectId) : undefined,
    to: (_, { comment }) => [comment.authorId],
    key: ({ subjectId, userId }) => `comment_liked#${subjectId}#${userId}`,
    by: ({ userId }) => userId,
    data: (_, news) => dataOf(news),
  });

  const liked = defineNews('liked', {
    from: subjectReacted,
    when: ({ kind }) => kind !== commentKind,
    find: async (context, { kind, subjectId, at }) => {
      const facts = isRecent(context, at) ? await load(context, kind, subjectId) : undefined;
      return facts?.status === 'published' ? facts : undefined;
    },
    to: (_, { authorId }) => (authorId === null ? [] : [authorId]),
    key: ({ kind, subjectId, userId }) => `liked#${kind}#${subjectId}#${userId}`,
    by: ({ userId }) => userId,
    data: ({ kind, subjectId }, { title }) => subjectData({ subject: { kind, id: subjectId }, title }),
  });

  return [
    aboutComment('comment_replied', 'replied'),
    aboutComment('mentioned', 'mentioned'),
    aboutComment('commented', 'owner'),
    commentLiked,
    liked,
  ];
}
