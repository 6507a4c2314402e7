import { likeOnly } from '#shared/reactions/reaction.ts';
import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { publicationSubject } from '#functions/domain/publishing/publication-subject.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import { newsKind } from './news-keys.ts';
import { newsRecord } from './news-record.ts';

/** News as a kind of content: visitors read what is published, members like it and comment on it. */
export const newsSubject = publicationSubject({
  kind: newsKind,
  missing: 'NEWS_NOT_FOUND',
  record: newsRecord,
  facts: ({ title }) => ({ authorId: null, title, audience: 'public' }),
});

export const newsReactions = defineReactions({ subject: newsSubject, types: likeOnly });

export const newsDiscussion = defineDiscussion({
  subject: newsSubject,
  levels: 5,
  settledBy: 'news.write',
});
