import { settledMark } from '#shared/discussion/comment.ts';
import { likeOnly } from '#shared/reactions/reaction.ts';
import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { needsApprovalOf } from '#functions/domain/moderation/approval.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { newsKind } from './news-keys.ts';
import { newsRecord } from './news-record.ts';

/** News as a kind of content: visitors read what is published, members like it and comment on it. */
export const newsSubject: SubjectDefinition = {
  kind: newsKind,
  missing: 'NEWS_NOT_FOUND',
  load: async ({ table }, id) => {
    const news = await newsRecord.find(table, { id });
    if (!news) return undefined;
    const { title, sums, status } = news;
    return {
      authorId: null,
      title,
      sums,
      status: status === 'archived' ? 'removed' : status,
      audience: 'public',
    };
  },
  keepSums: async ({ table }, id, { sums, version }) => {
    await table.write([
      newsRecord.count(
        { id },
        { set: { sums, sumsVersion: version } },
        { when: { sumsVersion: { is: '<', to: version } }, refusal: 'later sums' },
      ),
    ]);
  },
};

export const newsReactions = defineReactions({ subject: newsSubject, types: likeOnly });

export const newsDiscussion = defineDiscussion({
  subject: newsSubject,
  levels: 5,
  sorts: ['latest', 'oldest'],
  reactions: likeOnly,
  marks: { [settledMark]: { by: { capability: 'news.write' } } },
  needsApproval: needsApprovalOf('comments'),
});
