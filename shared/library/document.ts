import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { StaffState } from '../publishing/content-item.ts';
import { Line } from '../publishing/content-text.ts';
import { SubjectId } from '../subjects/subject.ts';
import { ChapterLine } from './chapter.ts';
import { documentAudiences } from './library-choices.ts';
import { RequiredLine } from './library-text.ts';
import { ReadingProgress } from './reading-progress.ts';

export const DocumentId = SubjectId;
export const CategoryId = z
  .string({ error: 'document-category' })
  .min(1, { error: 'document-category' })
  .max(64);

/** Fields that a new document must have. */
export const NewDocument = z.strictObject({
  title: RequiredLine(200, 'document-title'),
  categoryId: CategoryId,
});

/** What staff write of a category. */
export const CategoryDraft = z.strictObject({
  name: RequiredLine(120, 'document-category-name'),
  description: z.string().max(1000).default(''),
});

/** What staff write of a document itself; most of its text stands in its chapters. */
export const DocumentText = z.strictObject({
  title: Line(200).default(''),
  description: z.string().max(5000).default(''),
  content: z.string().max(200_000).default(''),
  videoUrl: z.string().max(500).default(''),
});
export type DocumentText = z.infer<typeof DocumentText>;

/** Path of a picture on this site, or an address elsewhere. */
export const ThumbnailUrl = z
  .string()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/)/);

/** Settings of a document. They take effect at once, without a publication. */
export const DocumentSettings = z.object({
  categoryId: CategoryId,
  audience: z.enum(documentAudiences),
  /** Whether readers may keep the document on their device. */
  offline: z.boolean(),
  thumbnailUrl: ThumbnailUrl.nullable(),
});
export type DocumentSettings = z.infer<typeof DocumentSettings>;

export const Attachment = z.object({
  id: z.string(),
  fileName: z.string(),
  fileUrl: z.string(),
  mimeType: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const DocumentCategory = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type DocumentCategory = z.infer<typeof DocumentCategory>;

const Uploader = z.object({
  id: UserId,
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  referenceId: z.string(),
  verificationDate: z.string().nullable(),
});

export const DocumentItem = DocumentSettings.extend({
  id: DocumentId,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  categoryName: z.string(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  isPublished: z.boolean(),
  /** Null if the uploader has left. */
  uploader: Uploader.nullable(),
  /** Sum of the views of all chapters. */
  views: z.int(),
  downloads: z.int(),
  commentCount: z.int(),
  favorites: z.int(),
  chapterCount: z.int(),
  /** State of the publication, for those who write documents. */
  staff: StaffState.optional(),
});
export type DocumentItem = z.infer<typeof DocumentItem>;

/** A member’s marks and progress in a document. */
export const OwnDocument = z.object({
  isFavorite: z.boolean(),
  isFollowing: z.boolean(),
  lastViewed: z.string().nullable(),
  progress: ReadingProgress.nullable(),
});
export type OwnDocument = z.infer<typeof OwnDocument>;

export const OwnDocumentItem = DocumentItem.extend(OwnDocument.shape);
export type OwnDocumentItem = z.infer<typeof OwnDocumentItem>;

export const DocumentDetail = OwnDocumentItem.extend({
  content: z.string(),
  videoUrl: z.string(),
  attachments: z.array(Attachment),
  /** By position. */
  chapters: z.array(ChapterLine),
  /** Version of the order of chapters, for those who change it. */
  chaptersVersion: z.int(),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;
