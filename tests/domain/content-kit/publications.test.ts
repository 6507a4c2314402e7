import { expect, it } from 'vitest';
import { DocumentText } from '#shared/library/document.ts';
import { NewsText } from '#shared/news/news.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { newsPublication } from '#functions/domain/news/news-publication.ts';
import { newsRecord } from '#functions/domain/news/news-record.ts';
import { uncounted } from '#functions/domain/subjects/keep-sums.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { describePublication } from '#tests/domain/publishing/describe-publication.ts';
import { aPublicationWorld } from '#tests/domain/publishing/publication-world.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { postPublication, postRecord } from './post-kind.ts';
import { topicPublication, topicRecord } from './topic-kind.ts';

const at = '2026-11-20T01:00:00.000Z';

const newsText = NewsText.parse({ title: 'Hội', content: '<p>Có hội.</p>' });
const { content: _, ...newsCard } = newsText;
describePublication('news item', {
  publication: newsPublication,
  record: newsRecord,
  card: { ...newsCard, ...uncounted, id: 'n1', authorId: 'an', createdAt: at },
  textOf: (title) => ({ ...newsText, title }),
});

describePublication('document', {
  publication: documentPublication,
  record: documentRecord,
  card: {
    ...uncounted,
    id: 'n1',
    title: '',
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
  },
  textOf: (title) => ({ ...DocumentText.parse({}), title }),
});

const post = {
  publication: postPublication,
  record: postRecord,
  card: {
    ...uncounted,
    id: 'n1',
    authorId: 'tu',
    createdAt: at,
    audience: 'members' as const,
    content: '',
    pictures: [],
  },
  textOf: (content: string) => ({ content, pictures: [] as string[] }),
};
describePublication('post', post);

const topic = {
  publication: topicPublication,
  record: topicRecord,
  card: {
    ...uncounted,
    id: 'n1',
    authorId: 'tu',
    createdAt: at,
    title: '',
    tags: [],
    isPinned: false,
    isLocked: false,
    isSolved: false,
  },
  textOf: (title: string) => ({ title, content: 'Xin hỏi' }),
  rejectedFrom: ['published'] as const,
};
describePublication('topic', topic);

it('a published topic is hidden with a reason and approved again; other kinds reject only what waits', async () => {
  const { context, seen, publish, card } = await aPublicationWorld(topic);
  await publish();
  await topicPublication.reject(context, { ...(await seen()), reason: 'Chủ đề trùng' });
  expect(await card()).toMatchObject({ status: 'rejected', reason: 'Chủ đề trùng' });
  await publish();
  expect(await card()).toMatchObject({ status: 'published', reason: null });
  const other = await aPublicationWorld(post);
  await other.publish();
  const rejected = postPublication.reject(other.context, { ...(await other.seen()), reason: 'Trùng' });
  expect(await refusalOf(rejected)).toBe('PUBLICATION_STATE');
});

it('a post keeps the pictures that are published with it, and is not published with one that nobody sent', async () => {
  const { context, id, table, seen, publish, rows } = await aPublicationWorld(post);
  const upload: StoredUpload = {
    id: 'p1',
    ownerId: 'tu',
    kind: 'postImages',
    mimeType: 'image/webp',
    bytes: 10,
    status: 'ready',
    createdAt: at,
    seenAt: at,
  };
  const write = async (pictures: string[]) =>
    postPublication.saveDraft(context, {
      id,
      draftVersion: (await seen()).draftVersion,
      text: { content: 'Sáng nay', pictures },
    });
  await write(['p1']);
  expect(await refusalOf(publish())).toBe('UNKNOWN_UPLOAD');
  await table.write([put(uploadItem(upload))]);
  await publish();
  expect(rows()).toContainEqual(expect.objectContaining({ pk: 'UPLOAD#p1', attachedTo: `post#${id}` }));
});
