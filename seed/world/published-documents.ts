import { DocumentText } from '#shared/library/document.ts';
import { slugify } from '#shared/values/text.ts';
import { documentCategoryItem } from '#functions/domain/library/document-categories.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import type { StoredDocument } from '#functions/domain/library/document-record.ts';
import { documentKind, readingKind } from '#functions/domain/library/library-keys.ts';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { documentPicture } from '#seed/pictures/addresses.ts';
import { randomOf } from '#seed/random.ts';
import { type CountedStep, countSteps } from './content-likes.ts';
import { attachmentOfFile, uploadOfFile } from './document-files.ts';
import { type DocumentReading, stepsOfReaders, stepsOfReadings } from './document-readers.ts';
import { documentCategories } from './documents/document-categories.ts';
import type { DocumentText as WrittenDocument } from './documents/document-text.ts';
import type { PlacedDocument } from './placed-documents.ts';
import { buildChapters, type DemoChapter, itemsOfChapter } from './published-chapters.ts';
import { type DemoComment, stepsOfComments } from './threads.ts';

export type DemoDocument = {
  card: StoredDocument;
  text: DocumentText;
  chapters: DemoChapter[];
  uploads: StoredUpload[];
  /** Counters of its views, downloads, comments and marks. */
  counters: Item[];
};

/** Documents with an attachment are downloaded by some of those who view them. */
const stepsOfDownloads = ({ title, id, written }: PlacedDocument, views: number): CountedStep[] =>
  Array.from(
    {
      length:
        written.attachments.length > 0 ? Math.floor(views / randomOf(`down:${title}`).between(9, 20)) : 0,
    },
    (_, visitor) => ({ by: `${id}:down:${visitor}`, sums: { downloads: 1 } }),
  );

const categoryOf = ({ category }: WrittenDocument): { categoryId: string; categoryName: string } => {
  const found = documentCategories.find(({ key }) => key === category);
  if (!found) throw new Error(`There is no category ${category}`);
  return { categoryId: slugify(found.name), categoryName: found.name };
};

type Around = { comments: readonly DemoComment[]; readings: readonly DocumentReading[]; today: Date };

function buildDocument(placed: PlacedDocument, { comments, readings, today }: Around): DemoDocument {
  const { id, title, uploaderId, createdAt, publishedAt, chapterIds, written } = placed;
  const chapters = buildChapters(placed, today);
  const views = chapters.flatMap((chapter) => chapter.views);
  const { counted, items: counters } = countSteps({ kind: documentKind, id }, [
    ...views,
    ...stepsOfDownloads(placed, views.length),
    ...stepsOfReadings(readings, id),
    ...stepsOfComments(comments, id),
  ]);
  const text = DocumentText.parse({ title, description: written.description });
  const card = {
    ...categoryOf(written),
    audience: written.isPublic ? ('public' as const) : ('members' as const),
    offline: written.isOffline,
    thumbnailUrl: documentPicture(written.subject),
    attachments: written.attachments.map((file) => attachmentOfFile(title, file)),
    uploaderId,
    createdAt,
    chapterIds,
    chaptersVersion: 1 + chapterIds.length,
    chapterCount: chapters.filter((chapter) => chapter.card.status === 'published').length,
    sums: counted.sums,
    sumsVersion: counted.version,
  };
  const { publishedOnce, draftOnce } = documentPublication;
  return {
    card:
      publishedAt === null
        ? draftOnce.toCard({ id, text, at: createdAt, card })
        : publishedOnce.toCard({ id, slug: slugify(title), text, at: publishedAt, card }),
    text,
    chapters,
    uploads: written.attachments.map((file) => uploadOfFile(placed, file)),
    counters: [...counters, ...countSteps({ kind: readingKind, id }, stepsOfReaders(readings, id)).items],
  };
}

/** Documents of the demo library with the sums of their views, comments and readers. */
export const buildDocuments = (placed: readonly PlacedDocument[], around: Around): DemoDocument[] =>
  placed.map((document) => buildDocument(document, around));

export function itemsOfDocument({ card, text, chapters, uploads, counters }: DemoDocument): Item[] {
  const { publishedOnce, draftOnce } = documentPublication;
  const { itemsOf } = card.status === 'published' ? publishedOnce : draftOnce;
  return [
    ...itemsOf(card, text, card.uploaderId),
    ...chapters.flatMap((chapter) => itemsOfChapter(chapter, card.uploaderId)),
    ...uploads.map(uploadItem),
    ...counters,
  ];
}

export const itemsOfDocumentCategories = (): Item[] =>
  documentCategories.map(({ name, description }) =>
    documentCategoryItem({ id: slugify(name), name, description }),
  );
