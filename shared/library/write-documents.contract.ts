import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { definePublicationRoutes } from '../publishing/publication-routes.ts';
import { tidy } from '../values/text.ts';
import { ChapterReading } from './chapter.ts';
import {
  Attachment,
  CategoryDraft,
  CategoryId,
  DocumentCategory,
  DocumentDetail,
  DocumentId,
  DocumentSettings,
  DocumentText,
  NewDocument,
  ThumbnailUrl,
} from './document.ts';
import { LibraryRequestKey } from './library-text.ts';

const access = staff('documents.write');
const ofDocument = z.object({ id: DocumentId });
const often = { calls: 120, seconds: 300 };
const Success = z.object({ success: z.literal(true) });
const large = 1024 * 1024;

const one = { access, params: ofDocument, limit: often } as const;

export const createDocument = defineRoute({
  name: 'library/create-document',
  summary: 'Write a document; it is a draft unless it is said to be published',
  method: 'POST',
  path: '/documents',
  access,
  body: z.strictObject({
    ...NewDocument.shape,
    description: DocumentText.shape.description,
    content: DocumentText.shape.content,
    videoUrl: DocumentText.shape.videoUrl,
    slug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'slug' })
      .max(96)
      .optional(),
    thumbnailUrl: ThumbnailUrl.nullable().default(null),
    audience: DocumentSettings.shape.audience.default('members'),
    offline: z.boolean().default(false),
    isPublished: z.boolean().default(false),
    /** Counted by the server; what is sent is of no effect. */
    downloads: z.int().min(0).optional(),
    views: z.int().min(0).optional(),
    publishedAt: z.iso.datetime({ offset: true }).nullish(),
    requestKey: LibraryRequestKey.optional(),
  }),
  reply: DocumentDetail,
  status: 201,
  errors: ['DOCUMENT_CATEGORY_NOT_FOUND', 'UNKNOWN_UPLOAD', 'SLUG_EXISTS', 'REQUEST_DIFFERS'],
  limit: often,
  maxBytes: large,
});

/** All fields are optional, and none has a default: what is not sent stays as it is. */
export const DocumentChange = z.strictObject({
  title: DocumentText.shape.title.unwrap().optional(),
  description: DocumentText.shape.description.unwrap().optional(),
  content: DocumentText.shape.content.unwrap().optional(),
  videoUrl: DocumentText.shape.videoUrl.unwrap().optional(),
  ...DocumentSettings.partial().shape,
});
export type DocumentChange = z.infer<typeof DocumentChange>;

export const updateDocument = defineRoute({
  ...one,
  name: 'library/update-document',
  summary: 'Change a document; a change of a published text is published',
  method: 'PATCH',
  path: '/documents/{id}',
  body: DocumentChange.extend({ version: z.int().optional() }),
  reply: DocumentDetail,
  errors: [
    'DOCUMENT_NOT_FOUND',
    'DOCUMENT_CATEGORY_NOT_FOUND',
    'UNKNOWN_UPLOAD',
    'STALE_STATE',
    'PUBLICATION_STATE',
    'PUBLICATION_INCOMPLETE',
    'CONTENT_REMOVED',
  ],
  maxBytes: large,
});

export const publishDocument = defineRoute({
  ...one,
  name: 'library/publish-document',
  summary: 'Show a document to its readers, or no longer',
  method: 'PATCH',
  path: '/documents/{id}/publish',
  body: z.strictObject({ isPublished: z.boolean() }),
  reply: z.object({ isPublished: z.boolean(), version: z.int() }),
  errors: ['DOCUMENT_NOT_FOUND', 'STALE_STATE', 'PUBLICATION_STATE', 'PUBLICATION_INCOMPLETE'],
});

export const deleteDocument = defineRoute({
  ...one,
  name: 'library/delete-document',
  summary: 'Take a document out of the library; its address says that it was removed',
  method: 'DELETE',
  path: '/documents/{id}',
  reply: Success,
  errors: ['DOCUMENT_NOT_FOUND', 'STALE_STATE'],
});

export const setDocumentThumbnail = defineRoute({
  ...one,
  name: 'library/set-document-thumbnail',
  summary: 'Set the picture of a document, or remove it',
  method: 'POST',
  path: '/documents/{id}/thumbnail',
  body: z.strictObject({ thumbnailUrl: ThumbnailUrl.nullable() }),
  reply: z.object({ thumbnailUrl: ThumbnailUrl.nullable() }),
  errors: ['DOCUMENT_NOT_FOUND', 'UNKNOWN_UPLOAD', 'STALE_STATE'],
});

export const addDocumentAttachment = defineRoute({
  ...one,
  name: 'library/add-document-attachment',
  summary: 'Attach an uploaded file to a document',
  method: 'POST',
  path: '/documents/{id}/attachment',
  body: z.strictObject({
    fileUrl: z.string().min(1).max(300),
    mimeType: z.string().min(1).max(120),
    fileName: z.string().max(800).transform(tidy).pipe(z.string().min(1).max(200)).optional(),
  }),
  reply: Attachment,
  status: 201,
  errors: ['DOCUMENT_NOT_FOUND', 'UNKNOWN_UPLOAD', 'ATTACHMENTS_FULL', 'STALE_STATE'],
});

export const removeDocumentAttachment = defineRoute({
  ...one,
  name: 'library/remove-document-attachment',
  summary: 'Take an attachment off a document; its file is deleted',
  method: 'DELETE',
  path: '/documents/{id}/attachment/{attachmentId}',
  params: z.object({ id: DocumentId, attachmentId: z.string().min(1).max(64) }),
  reply: Success,
  errors: ['DOCUMENT_NOT_FOUND', 'STALE_STATE'],
});

export const createDocumentCategory = defineRoute({
  name: 'library/create-document-category',
  summary: 'Add a category of documents',
  method: 'POST',
  path: '/documents/categories',
  access,
  body: CategoryDraft.extend({ requestKey: LibraryRequestKey.optional() }),
  reply: DocumentCategory,
  status: 201,
  errors: ['DOCUMENT_CATEGORY_EXISTS', 'DOCUMENT_CATEGORIES_FULL', 'REQUEST_DIFFERS'],
  limit: often,
});

const category = { access, params: z.object({ id: CategoryId }), limit: often } as const;

export const updateDocumentCategory = defineRoute({
  ...category,
  name: 'library/update-document-category',
  summary: 'Rename a category of documents, or describe it anew',
  method: 'PATCH',
  path: '/documents/categories/{id}',
  body: z.strictObject({
    name: CategoryDraft.shape.name.optional(),
    description: CategoryDraft.shape.description.unwrap().optional(),
  }),
  reply: DocumentCategory,
  errors: ['DOCUMENT_CATEGORY_NOT_FOUND', 'DOCUMENT_CATEGORY_EXISTS'],
});

export const deleteDocumentCategory = defineRoute({
  ...category,
  name: 'library/delete-document-category',
  summary: 'Delete a category that no document is in',
  method: 'DELETE',
  path: '/documents/categories/{id}',
  reply: Success,
  errors: ['DOCUMENT_CATEGORY_IN_USE'],
});

export const getDocumentReading = defineRoute({
  name: 'library/get-document-reading',
  summary: 'How many members began and completed each chapter of a document, without their names',
  method: 'GET',
  path: '/documents/{id}/reading',
  access,
  params: ofDocument,
  reply: z.object({ chapters: z.array(ChapterReading) }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const documentDrafts = definePublicationRoutes({
  area: 'library',
  subject: 'document',
  path: '/documents/{id}',
  access,
  text: DocumentText,
  missing: 'DOCUMENT_NOT_FOUND',
});
