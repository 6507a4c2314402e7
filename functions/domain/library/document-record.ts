import * as z from 'zod';
import { Attachment, DocumentSettings, DocumentText } from '#shared/library/document.ts';
import { PublicationFields } from '#shared/publishing/publication.ts';
import { publicationRecord } from '#functions/domain/publishing/publication-record.ts';
import { Sums } from '#functions/domain/subjects/subject-counters.ts';
import { asIs, counted } from '#functions/platform/records/audited-fields.ts';
import { documentFeed, documentKind } from './library-keys.ts';

/** Card of a document: what lists show of it, with its settings, attachments, order of chapters and sums. */
export const StoredDocument = PublicationFields.extend(DocumentSettings.shape)
  .extend(DocumentText.pick({ title: true, description: true }).shape)
  .extend({
    id: z.string(),
    categoryName: z.string(),
    thumbnailUrl: z.string().nullable(),
    attachments: z.array(Attachment),
    uploaderId: z.string(),
    createdAt: z.string(),
    /** All chapters in their order; ids of removed ones may remain for a moment. */
    chapterIds: z.array(z.string()),
    chaptersVersion: z.int(),
    /** Number of published chapters. */
    chapterCount: z.int(),
    /** Sums of views, downloads, comments and marks, and their version; they follow the counters within seconds. */
    sums: Sums,
    sumsVersion: z.int(),
  });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** Versioned record of documents. Chapters do not raise its version. */
export const documentRecord = publicationRecord({
  kind: documentKind,
  schema: StoredDocument,
  missing: 'DOCUMENT_NOT_FOUND',
  feed: documentFeed,
  counters: ['chapterIds', 'chaptersVersion', 'chapterCount'],
  audited: {
    as: 'document',
    fields: {
      title: asIs,
      categoryName: asIs,
      audience: asIs,
      offline: asIs,
      thumbnailUrl: asIs,
      attachments: counted,
    },
  },
});
