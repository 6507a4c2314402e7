import type { ErrorCode } from '#shared/contract/errors.ts';
import { ChapterText } from '#shared/library/chapter.ts';
import { definePublication } from '#functions/domain/publishing/define-publication.ts';
import { htmlText } from '#functions/domain/publishing/html-text.ts';
import type { PublicationStep } from '#functions/domain/publishing/publication-rules.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { outlineOf } from '#functions/platform/views/text-outline.ts';
import { indexedWords } from '#functions/platform/views/word-index.ts';
import {
  chapterRecord,
  type ChapterWords,
  chapterWordsRecord,
  type StoredChapter,
} from './chapter-record.ts';
import { documentRecord } from './document-record.ts';
import { chapterKind } from './library-keys.ts';

const isPublished = ({ status }: StoredChapter): number => Number(status === 'published');

/** Title and words of a published chapter, as the search knows them. */
export const searchedIn = ({
  title,
  content,
}: ChapterText): Pick<ChapterWords, 'title' | 'words' | 'outline'> => {
  const text = plainHtml(content);
  return { title, words: indexedWords([title, text]), outline: outlineOf(text) };
};

/** Writes that follow a chapter's publication: the count on its document, and the words that the search knows. */
function followPublication({
  move,
  before,
  after,
  text,
}: PublicationStep<StoredChapter, ChapterText>): Operation<ErrorCode>[] {
  const more = isPublished(after) - isPublished(before);
  const words = move === 'publish' && text ? searchedIn(text) : undefined;
  return [
    ...(more === 0
      ? []
      : [
          documentRecord.count(
            { id: before.documentId },
            { add: { chapterCount: more } },
            { refusal: 'DOCUMENT_NOT_FOUND' },
          ),
        ]),
    ...(words || after.status !== before.status
      ? [
          chapterWordsRecord.count(
            { id: before.id },
            { set: { ...words, status: after.status } },
            { refusal: 'CHAPTER_NOT_FOUND' },
          ),
        ]
      : []),
  ];
}

/** Fields of a chapter's card that follow its text. */
export const chapterCard = ({ title, videoUrl, playbackId, content }: ChapterText) => ({
  title,
  videoUrl,
  playbackId,
  hasContent: plainHtml(content) !== '',
});

/** Publication of chapters. They have no address of their own: it is the one of their document. */
export const chapterPublication = definePublication({
  kind: chapterKind,
  record: chapterRecord,
  text: ChapterText,
  ...htmlText<ChapterText>(),
  cardOf: chapterCard,
  videos: { kind: 'lessonVideos', of: ({ playbackId }) => [playbackId] },
  alongside: followPublication,
});
