import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { definePublicationRoutes } from '../publishing/publication-routes.ts';
import { ChapterDetail, ChapterId, ChapterText, NewChapter } from './chapter.ts';
import { DocumentId } from './document.ts';
import { maxChapters } from './library-choices.ts';
import { LibraryRequestKey } from './library-text.ts';

const access = staff('documents.write');
const ofDocument = z.object({ id: DocumentId });
const ofChapter = z.object({ id: DocumentId, chapterId: ChapterId });
const limit = { calls: 240, seconds: 300 };
const large = 1024 * 1024;

export const createChapter = defineRoute({
  name: 'library/create-chapter',
  summary: 'Add a chapter at the end of a document; it is published unless it is said to be a draft',
  method: 'POST',
  path: '/documents/{id}/chapters',
  access,
  params: ofDocument,
  body: ChapterText.extend({
    ...NewChapter.shape,
    isPublished: z.boolean().default(true),
    requestKey: LibraryRequestKey.optional(),
  }),
  reply: ChapterDetail,
  status: 201,
  errors: ['DOCUMENT_NOT_FOUND', 'CHAPTERS_FULL', 'REQUEST_DIFFERS', 'STALE_STATE'],
  limit,
  maxBytes: large,
});

/** All fields are optional, and none has a default: what is not sent stays as it is. */
export const ChapterChange = z.strictObject({
  title: ChapterText.shape.title.unwrap().optional(),
  content: ChapterText.shape.content.unwrap().optional(),
  videoUrl: ChapterText.shape.videoUrl.unwrap().optional(),
  playbackId: ChapterText.shape.playbackId.unwrap().optional(),
});
export type ChapterChange = z.infer<typeof ChapterChange>;

const one = { access, params: ofChapter, limit } as const;
const errors = ['DOCUMENT_NOT_FOUND', 'CHAPTER_NOT_FOUND', 'STALE_STATE', 'PUBLICATION_STATE'] as const;

export const updateChapter = defineRoute({
  ...one,
  name: 'library/update-chapter',
  summary: 'Change a chapter; a change of a published one is published',
  method: 'PATCH',
  path: '/documents/{id}/chapters/{chapterId}',
  body: ChapterChange.extend({ version: z.int().optional() }),
  reply: ChapterDetail,
  errors,
  maxBytes: large,
});

export const publishChapter = defineRoute({
  ...one,
  name: 'library/publish-chapter',
  summary: 'Show a chapter to its readers, or no longer',
  method: 'PATCH',
  path: '/documents/{id}/chapters/{chapterId}/publish',
  body: z.strictObject({ isPublished: z.boolean() }),
  reply: z.object({ isPublished: z.boolean(), version: z.int() }),
  errors,
});

export const reorderChapters = defineRoute({
  name: 'library/reorder-chapters',
  summary: 'Put all chapters of a document into a new order',
  method: 'PUT',
  path: '/documents/{id}/chapters/reorder',
  access,
  params: ofDocument,
  body: z.strictObject({
    chapterIds: z.array(ChapterId).max(maxChapters),
    /** Version of the order that was seen. */
    chaptersVersion: z.int().optional(),
  }),
  reply: z.object({ chapterIds: z.array(ChapterId), chaptersVersion: z.int() }),
  errors: ['DOCUMENT_NOT_FOUND', 'CHAPTERS_DIFFER', 'STALE_STATE'],
  limit,
});

export const deleteChapter = defineRoute({
  ...one,
  name: 'library/delete-chapter',
  summary: 'Take a chapter out of its document',
  method: 'DELETE',
  path: '/documents/{id}/chapters/{chapterId}',
  reply: z.object({ success: z.literal(true) }),
  errors: ['DOCUMENT_NOT_FOUND', 'CHAPTER_NOT_FOUND', 'STALE_STATE'],
});

export const chapterDrafts = definePublicationRoutes({
  area: 'library',
  subject: 'chapter',
  path: '/documents/chapters/{id}',
  access,
  text: ChapterText,
  missing: 'CHAPTER_NOT_FOUND',
  hasAddress: false,
});
