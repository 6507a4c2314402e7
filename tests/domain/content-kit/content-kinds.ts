import { NewsText } from '#shared/news/news.ts';
import type { PublicationFields } from '#shared/publishing/publication.ts';
import type { PublicationStatus } from '#shared/publishing/publication-status.ts';
import type { Discussion } from '#functions/domain/discussion/define-discussion.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { documentDiscussion, documentSubject } from '#functions/domain/library/library-subjects.ts';
import type { Moderation } from '#functions/domain/moderation/moderate.ts';
import { newsRecord } from '#functions/domain/news/news-record.ts';
import { newsDiscussion, newsReactions, newsSubject } from '#functions/domain/news/news-subject.ts';
import type { Reactions } from '#functions/domain/reactions/define-reactions.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { uncounted } from '#functions/domain/subjects/keep-sums.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { postDiscussion, postModeration, postReactions, postRecord, postSubject } from './post-kind.ts';
import { topicDiscussion, topicModeration, topicReactions, topicRecord, topicSubject } from './topic-kind.ts';

const at = '2026-11-20T01:00:00.000Z';

/** Fields of publishing of a record with a status. */
const publishing = (status: PublicationStatus): PublicationFields => ({
  status,
  slug: 'mot',
  publishedAt: status === 'draft' ? null : at,
  updatedAt: at,
  publishAt: null,
  publishedVersion: status === 'draft' ? 0 : 1,
  hasDraft: false,
  reason: null,
  lastMove: null,
  version: 1,
});

/** A kind of content as its area declares it; what differs between kinds is said here, and nowhere in the suite. */
export type ContentKind = {
  subject: SubjectDefinition;
  discussion: Discussion;
  /** Documents are marked as favourites instead. */
  reactions: Reactions | undefined;
  moderation: Moderation | undefined;
  /** Member who wrote it; null for what the shop itself publishes. */
  authorId: string | null;
  /** Guests may read what is published. */
  isPublic: boolean;
  item: (id: string, status: PublicationStatus) => Item;
};

const news: ContentKind = {
  subject: newsSubject,
  discussion: newsDiscussion,
  reactions: newsReactions as unknown as Reactions,
  moderation: undefined,
  authorId: null,
  isPublic: true,
  item: (id, status) => {
    const { content: _, ...card } = NewsText.parse({ title: 'Chợ phiên', content: '<p>Có chợ.</p>' });
    return newsRecord.item({
      ...card,
      ...publishing(status),
      ...uncounted,
      id,
      authorId: 'an',
      createdAt: at,
    });
  },
};

const document: ContentKind = {
  subject: documentSubject,
  discussion: documentDiscussion,
  reactions: undefined,
  moderation: undefined,
  authorId: null,
  isPublic: false,
  item: (id, status) =>
    documentRecord.item({
      ...publishing(status),
      ...uncounted,
      id,
      title: 'Nghề gốm',
      description: '',
      categoryId: 'nghe',
      categoryName: 'Nghề',
      audience: 'members',
      offline: false,
      thumbnailUrl: null,
      attachments: [],
      uploaderId: 'an',
      createdAt: at,
      chapterIds: [],
      chaptersVersion: 1,
      chapterCount: 0,
    }),
};

const post: ContentKind = {
  subject: postSubject,
  discussion: postDiscussion,
  reactions: postReactions as unknown as Reactions,
  moderation: postModeration,
  authorId: 'tu',
  isPublic: false,
  item: (id, status) =>
    postRecord.item({
      ...publishing(status),
      ...uncounted,
      id,
      authorId: 'tu',
      createdAt: at,
      audience: 'members',
      content: 'Sáng nay ở bến',
      pictures: [],
    }),
};

const topic: ContentKind = {
  subject: topicSubject,
  discussion: topicDiscussion,
  reactions: topicReactions as unknown as Reactions,
  moderation: topicModeration,
  authorId: 'tu',
  isPublic: true,
  item: (id, status) =>
    topicRecord.item({
      ...publishing(status),
      ...uncounted,
      id,
      authorId: 'tu',
      createdAt: at,
      title: 'Nuôi ong ở phố?',
      tags: ['ong'],
      isPinned: false,
      isLocked: false,
      isSolved: false,
    }),
};

export const contentKinds: Readonly<Record<string, ContentKind>> = { news, document, post, topic };
