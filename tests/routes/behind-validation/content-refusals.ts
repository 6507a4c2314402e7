import { commentKeys } from '#functions/domain/discussion/comment-keys.ts';
import { publicAddress } from '#functions/domain/media/uploads.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { maxCaptionsBytes } from '#shared/media/video.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { but, doneBefore, isFull, type Prepared, refuses, says, type Refusals, where } from './prepared.ts';
import type { Sample } from './sample.ts';
import { sampleOf } from './samples.ts';

const cards = { news: /^NEWS#\S+ CARD$/, document: /^DOCUMENT#\S+ CARD$/, chapter: /^CHAPTER#\S+ CARD$/ };
const drafts = { news: /^NEWS#\S+ DRAFT$/, document: /^DOCUMENT#\S+ DRAFT$/ };

const untitled = { title: '', content: '', summary: '' };
const noTitle = (kind: keyof typeof drafts) =>
  says(drafts[kind], (row) => ({ ...row, text: { ...(row['text'] as object), ...untitled } }));

/** Somebody takes a record off the site after it was read for the first time. */
function removedMeanwhile(card: RegExp): Prepared {
  let reads = 0;
  return but({ body: { title: 'Tên mới' } }, [
    says(card, (row) => {
      reads += 1;
      return reads > 1 ? { ...row, status: 'archived' } : row;
    }),
  ]);
}

/** Comments of the deepest level have no replies. */
const isDeepest = says(/^COMMENT#\S+ COMMENT$/, { path: ['a', 'b', 'c', 'd'] });

/** Refusals of a comment that answers another one, which a good call of `replies` leads to. */
function replyRefusals(replies: string, parentField: string): Refusals[string] {
  const answering: Prepared = async (situation) => {
    const { params = {} } = await sampleOf(replies, situation.scene);
    const { id = '', commentId = '' } = params;
    return but({ params: { id }, body: { [parentField]: commentId } }, [isDeepest])(situation);
  };
  return {
    COMMENT_NOT_FOUND: but({ body: { [parentField]: newId() } }),
    COMMENT_TOO_DEEP: answering,
    COMMENTS_CLOSED: but(
      ({ people }) => ({ token: people.collaborator.accessToken }),
      [says(/^(?:NEWS|DOCUMENT)#\S+ CARD$/, { status: 'unpublished' })],
    ),
  };
}

/** The comment was written by somebody else. */
const isSomebodyElses = but(async ({ world, people }, good: Sample) => {
  const { id = '' } = good.params ?? {};
  await world.table.write([update(commentKeys.comment(id), { set: { authorId: people.other.id } })]);
  return good;
});

/** Refusals of moves that a good call of publishing comes to with another body, or another draft. */
const moveRefusals = {
  VERSION_NOT_FOUND: but({ body: { move: 'restore', number: 99 } }),
  PUBLISH_TIME_PAST: but({ body: { move: 'schedule', at: '2020-01-01T00:00:00.000Z' } }),
};
const isTaken = but({ body: { move: 'rename', slug: 'ten-da-co' } }, [refuses('SLUG_EXISTS')]);

const unknownPicture = but({ body: { thumbnailUrl: publicAddress(newId(), 'postImages') } });
const isPrivate = where(says(cards.document, { audience: 'members' }));

export const contentRefusals: Refusals = {
  'news/add-news-comment': replyRefusals('news/list-news-replies', 'parentCommentId'),
  'news/delete-news-comment': { FORBIDDEN: isSomebodyElses },
  'news/move-news': {
    ...moveRefusals,
    SLUG_EXISTS: isTaken,
    PUBLICATION_INCOMPLETE: where(noTitle('news')),
  },
  'news/update-news': {
    CONTENT_REMOVED: where(says(cards.news, { status: 'archived' })),
    PUBLICATION_INCOMPLETE: but({ body: { title: '' } }),
    PUBLICATION_STATE: removedMeanwhile(cards.news),
  },
  'library/add-document-comment': replyRefusals('library/list-document-replies', 'parentId'),
  'library/delete-document-comment': { FORBIDDEN: isSomebodyElses },
  'library/create-document': { UNKNOWN_UPLOAD: unknownPicture },
  'library/set-document-thumbnail': { UNKNOWN_UPLOAD: unknownPicture },
  'library/update-document': {
    UNKNOWN_UPLOAD: unknownPicture,
    DOCUMENT_CATEGORY_NOT_FOUND: but({ body: { categoryId: 'nothing' } }),
    CONTENT_REMOVED: where(says(cards.document, { status: 'archived' })),
    PUBLICATION_INCOMPLETE: but({ body: { title: '' } }),
    PUBLICATION_STATE: removedMeanwhile(cards.document),
  },
  'library/create-document-category': {
    REQUEST_DIFFERS: async (situation) => {
      const good = await sampleOf(situation.name, situation.scene);
      const body = { ...(good.body as object), requestKey: crypto.randomUUID() };
      await situation.send(situation.name, { ...good, body });
      const another = { ...body, name: `Danh mục ${crypto.randomUUID().slice(0, 8)}` };
      return { sample: { ...good, body: another }, table: situation.table };
    },
    DOCUMENT_CATEGORIES_FULL: where(
      isFull(/^DOCUMENT-CATEGORIES$/, 100, { id: 'nghe', name: 'Nghề', description: '' }),
    ),
  },
  'library/get-chapter': { NO_TOKEN: isPrivate },
  'library/get-document-by-slug': { NO_TOKEN: isPrivate },
  'library/download-document': {
    REQUEST_DIFFERS: async (situation) => {
      const { sample } = await doneBefore()(situation);
      const { params = {} } = await sampleOf(situation.name, situation.scene);
      return { sample: { ...sample, params }, table: situation.table };
    },
  },
  'library/move-chapter': moveRefusals,
  'library/move-document': {
    ...moveRefusals,
    SLUG_EXISTS: isTaken,
    PUBLICATION_INCOMPLETE: where(noTitle('document')),
  },
  'library/publish-chapter': {
    PUBLICATION_STATE: but({ body: { isPublished: true } }, [says(cards.chapter, { status: 'archived' })]),
  },
  'library/publish-document': {
    PUBLICATION_STATE: but({ body: { isPublished: true } }, [says(cards.document, { status: 'archived' })]),
    PUBLICATION_INCOMPLETE: but({ body: { isPublished: true } }, [
      says(cards.document, { status: 'draft' }),
      noTitle('document'),
    ]),
  },
  'library/remove-document-attachment': {
    STALE_STATE: but({ params: { attachmentId: 'there' } }, [
      says(cards.document, (row) => ({
        ...row,
        attachments: [
          {
            id: 'there',
            fileName: 'a.pdf',
            fileUrl: '/media/files/there/a.pdf',
            mimeType: 'application/pdf',
          },
        ],
      })),
      refuses('STALE_STATE'),
    ]),
  },
  'library/reorder-chapters': {
    STALE_STATE: but({ body: { chaptersVersion: 7 } }, [
      says(cards.document, (row) => ({
        ...row,
        chapterIds: [...((row['chapterIds'] as string[]) ?? []), 'gone'],
      })),
    ]),
  },
  'library/list-document-comments': { COMMENT_NOT_FOUND: but({ query: { around: newId() } }) },
  'library/settle-document-comment': { COMMENT_NOT_FOUND: but({ params: { id: newId() } }) },
  'library/update-document-category': {
    // The other category is made last: a good call changes the first one by name.
    DOCUMENT_CATEGORY_EXISTS: async (situation) => {
      const { sample, table } = await but({})(situation);
      const making = 'library/create-document-category';
      const other = await sampleOf(making, situation.scene);
      await situation.send(making, other);
      const { name } = other.body as { name: string };
      return { sample: { ...sample, body: { ...(sample.body as object), name } }, table };
    },
  },
  'uploads/put-captions': {
    FILE_TOO_LARGE: but({ body: { text: `WEBVTT\n${'a'.repeat(maxCaptionsBytes)}` } }),
  },
};
