import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { ChapterId } from './chapter.ts';
import { Attachment, DocumentId } from './document.ts';
import { maxReading, ReadingDocument } from './reading-document.ts';
import { ProgressReport, ReadingProgress } from './reading-progress.ts';

const ofDocument = z.object({ id: DocumentId });
const ofChapter = z.object({ id: DocumentId, chapterId: ChapterId });
const often = { calls: 120, seconds: 60 };

/** Body of a mark: what shall be; without it a call changes the state to the other one. */
const MarkBody = z.strictObject({ on: z.boolean().optional() }).default({});

const own = { access: 'member', errors: ['DOCUMENT_NOT_FOUND'], limit: often } as const;
const mark = { ...own, method: 'POST', params: ofDocument, body: MarkBody } as const;

export const favoriteDocument = defineRoute({
  ...mark,
  name: 'library/favorite-document',
  summary: 'Make a document a favourite, or no longer',
  path: '/documents/{id}/user/favorite',
  reply: z.object({ isFavorite: z.boolean() }),
});

export const followDocument = defineRoute({
  ...mark,
  name: 'library/follow-document',
  summary: 'Follow a document, or no longer',
  path: '/documents/{id}/user/follow',
  reply: z.object({ isFollowing: z.boolean() }),
});

export const completeChapter = defineRoute({
  ...mark,
  name: 'library/complete-chapter',
  summary: 'Mark a chapter as completed, or no longer',
  path: '/documents/{id}/chapters/{chapterId}/user/complete',
  params: ofChapter,
  reply: z.object({ isCompleted: z.boolean(), completed: z.array(ChapterId) }),
  errors: ['DOCUMENT_NOT_FOUND', 'CHAPTER_NOT_FOUND'],
});

export const viewChapter = defineRoute({
  ...own,
  name: 'library/view-chapter',
  summary: 'A chapter has been on screen for two seconds',
  method: 'POST',
  path: '/documents/{id}/chapters/{chapterId}/user/view',
  params: ofChapter,
  reply: z.object({ counted: z.boolean(), lastViewed: z.string() }),
  errors: ['DOCUMENT_NOT_FOUND', 'CHAPTER_NOT_FOUND'],
});

export const downloadDocument = defineRoute({
  ...own,
  name: 'library/download-document',
  summary: 'Count a download once, and answer the addresses of the attachments',
  method: 'POST',
  path: '/documents/{id}/download',
  params: ofDocument,
  body: z.strictObject({ requestKey: z.uuid().optional() }).default({}),
  reply: z.object({ attachments: z.array(Attachment) }),
  errors: ['DOCUMENT_NOT_FOUND', 'REQUEST_DIFFERS'],
});

export const saveProgress = defineRoute({
  ...own,
  name: 'library/save-progress',
  summary: 'Report how far a document was read; a late report never moves the place back',
  method: 'PUT',
  path: '/documents/{id}/progress',
  params: ofDocument,
  body: ProgressReport,
  reply: ReadingProgress,
  errors: ['DOCUMENT_NOT_FOUND', 'CHAPTER_NOT_FOUND'],
});

export const listReadingDocuments = defineRoute({
  name: 'library/list-reading-documents',
  summary: 'Documents that the caller began and has not completed, those read last first',
  method: 'GET',
  path: '/documents/reading',
  access: 'member',
  query: z.object({ limit: z.coerce.number().int().min(1).max(maxReading).default(3) }),
  reply: z.array(ReadingDocument).max(maxReading),
});

export const forgetProgress = defineRoute({
  ...own,
  name: 'library/forget-progress',
  summary: 'Forget how far the caller has read a document',
  method: 'DELETE',
  path: '/documents/{id}/progress',
  params: ofDocument,
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
