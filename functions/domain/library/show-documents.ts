import type { ChapterLine } from '#shared/library/chapter.ts';
import type { DocumentItem } from '#shared/library/document.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { toStaffState } from '#functions/domain/publishing/show-content.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { StoredChapter } from './chapter-record.ts';
import { findDocumentCategories } from './document-categories.ts';
import type { StoredDocument } from './document-record.ts';
import { type LibraryActor, writesDocuments } from './library-reader.ts';

const toUploader = ({ id, fullName, avatarUrl, referenceId, verificationDate }: Profile) => ({
  id,
  fullName,
  avatarUrl,
  referenceId,
  verificationDate,
});

type Beside = { uploader: Profile | undefined; categoryName: string | undefined; actor: LibraryActor };

const toDocumentItem = (
  document: StoredDocument,
  { uploader, categoryName, actor }: Beside,
): DocumentItem => {
  const { status, sums } = document;
  return {
    id: document.id,
    slug: document.slug,
    title: document.title,
    description: document.description,
    categoryId: document.categoryId,
    // A document that comes back may be of a category that was deleted meanwhile.
    categoryName: categoryName ?? document.categoryName,
    audience: document.audience,
    offline: document.offline,
    thumbnailUrl: document.thumbnailUrl,
    createdAt: document.createdAt,
    publishedAt: document.publishedAt,
    updatedAt: document.updatedAt,
    isPublished: status === 'published',
    uploader: uploader ? toUploader(uploader) : null,
    views: sums['views'] ?? 0,
    downloads: sums['downloads'] ?? 0,
    commentCount: sums['comments'] ?? 0,
    favorites: sums['favorite'] ?? 0,
    chapterCount: document.chapterCount,
    ...(writesDocuments(actor) && { staff: toStaffState(document) }),
  };
};

/** Documents with their uploaders and the names of their categories, which are read once for the whole list. */
export async function showDocuments(
  { table }: TableContext,
  actor: LibraryActor,
  found: readonly StoredDocument[],
): Promise<DocumentItem[]> {
  const [uploaders, categories] = await Promise.all([
    findMembers(
      table,
      found.map(({ uploaderId }) => uploaderId),
    ),
    findDocumentCategories(
      { table },
      found.map(({ categoryId }) => categoryId),
    ),
  ]);
  return found.map((document) =>
    toDocumentItem(document, {
      uploader: uploaders.get(document.uploaderId),
      categoryName: categories.get(document.categoryId)?.name,
      actor,
    }),
  );
}

/** Chapter as the list of its document shows it. */
export const toChapterLine = (
  chapter: StoredChapter,
  { position, progress }: { position: number; progress: ReadingProgress | null },
): ChapterLine => ({
  id: chapter.id,
  title: chapter.title,
  position,
  videoUrl: chapter.videoUrl,
  muxData: chapter.playbackId === null ? null : { playbackId: chapter.playbackId },
  hasContent: chapter.hasContent,
  views: chapter.sums['views'] ?? 0,
  isCompleted: progress?.completed.includes(chapter.id) ?? false,
  isPublished: chapter.status === 'published',
  createdAt: chapter.createdAt,
});
