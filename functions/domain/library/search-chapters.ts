import type { ReplyOf } from '#shared/contract/route.ts';
import { markWords, snippetOf } from '#shared/library/mark-words.ts';
import type { searchDocuments as contract } from '#shared/library/read-library.contract.ts';
import { fold, words } from '#shared/values/text.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { chapterPublication } from './chapter-publication.ts';
import { StoredChapter } from './chapter-record.ts';
import { chaptersView } from './chapters-view.ts';
import { StoredDocument } from './document-record.ts';
import { libraryKeys } from './library-keys.ts';
import { type ChapterHit, rankChapters } from './rank-chapters.ts';

/** Numbers of first hits that are ranked, by texts and by titles, and of those that are shown. */
const [rankedTexts, rankedTitles, shownHits] = [200, 100, 10];
/** Hits that are read at once, a few more than are shown, and how many are read at most. */
const [readHits, maxReadHits] = [12, 48];
/** Most words of a question; further ones are ignored. */
const maxWords = 8;

type VisibleHit = { hit: ChapterHit; document: StoredDocument; content: string };

/** Hits that are still published, with their document, which all members may read then, and their text. */
async function readVisible({ table }: TableContext, hits: readonly ChapterHit[]): Promise<VisibleHit[]> {
  const ids = [...new Set(hits.map(({ documentId }) => documentId))];
  const [documents, chapters, texts] = await Promise.all([
    table.getMany(ids.map((id) => [libraryKeys.document(id), StoredDocument] as const)),
    table.getMany(hits.map(({ id }) => [libraryKeys.chapter(id), StoredChapter] as const)),
    table.getMany(hits.map(({ id }) => chapterPublication.textEntry(id))),
  ]);
  return hits.flatMap((hit, place) => {
    const document = documents.find((one) => one?.id === hit.documentId);
    const isPublished = chapters[place]?.status === 'published' && document?.status === 'published';
    return isPublished ? [{ hit, document, content: texts[place]?.text.content ?? '' }] : [];
  });
}

async function firstVisible(context: TableContext, hits: readonly ChapterHit[]): Promise<VisibleHit[]> {
  const shown: VisibleHit[] = [];
  for (let from = 0; from < maxReadHits && from < hits.length && shown.length < shownHits; from += readHits)
    shown.push(...(await readVisible(context, hits.slice(from, from + readHits))));
  return shown.slice(0, shownHits);
}

/** Chapters that have all these words, the best first, with a marked snippet of each. */
export async function searchChapters(context: TableContext, q: string): Promise<ReplyOf<typeof contract>> {
  const sought = words(fold(q)).slice(0, maxWords);
  if (sought.length === 0) return { data: [] };
  const rows = chaptersView.rows();
  const titled = await rows.inTitles({ words: sought, take: rankedTitles });
  const worded = await rows.inTexts({ words: sought, take: rankedTexts });
  const shown = await firstVisible(context, rankChapters([...titled, ...worded], q));
  return {
    data: shown.map(({ hit, document, content }) => ({
      documentId: document.id,
      documentTitle: document.title,
      chapterId: hit.id,
      position: document.chapterIds.indexOf(hit.id) + 1,
      title: markWords(hit.title, sought),
      snippet: snippetOf(plainHtml(content), sought),
    })),
  };
}
