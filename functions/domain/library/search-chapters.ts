import type { ReplyOf } from '#shared/contract/route.ts';
import type { searchDocuments as contract } from '#shared/library/read-library.contract.ts';
import { fold, words } from '#shared/values/text.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { chapterPublication } from './chapter-publication.ts';
import { chaptersView } from './chapters-view.ts';
import type { StoredDocument } from './document-record.ts';
import { documentsWithIds } from './documents-view.ts';
import { markWords, snippetOf } from './mark-words.ts';
import { type ChapterHit, rankChapters } from './rank-chapters.ts';

/** Numbers of first hits that are ranked, by texts and by titles, and of those that are shown. */
const [rankedTexts, rankedTitles, shownHits] = [100, 50, 10];
/** Hits that are read at most; some of them may be hidden. */
const maxReadHits = 50;
/** Most words of a question; further ones are ignored. */
const maxWords = 8;

type VisibleHit = { hit: ChapterHit; document: StoredDocument; content: string };

/**
 * Hits whose document is published, which all members may read then, with their text. Hidden chapters are not in the
 * view, so only texts are read from the table.
 */
async function readVisible({ table }: TableContext, hits: readonly ChapterHit[]): Promise<VisibleHit[]> {
  const documents = await documentsWithIds(hits.map(({ documentId }) => documentId));
  const found = hits.flatMap((hit) => {
    const document = documents.get(hit.documentId);
    return document?.status === 'published' ? [{ hit, document }] : [];
  });
  const texts = await table.getMany(found.map(({ hit: { id } }) => chapterPublication.textEntry(id)));
  return found.map((one, place) => ({ ...one, content: texts[place]?.text.content ?? '' }));
}

async function firstVisible(context: TableContext, hits: readonly ChapterHit[]): Promise<VisibleHit[]> {
  const shown: VisibleHit[] = [];
  for (let from = 0; from < maxReadHits && from < hits.length && shown.length < shownHits; from += shownHits)
    shown.push(...(await readVisible(context, hits.slice(from, from + shownHits))));
  return shown.slice(0, shownHits);
}

/** Chapters that have all these words, the best first, with a marked snippet of each. */
export async function searchChapters(context: TableContext, q: string): Promise<ReplyOf<typeof contract>> {
  const sought = words(fold(q)).slice(0, maxWords);
  if (sought.length === 0) return { data: [] };
  const rows = chaptersView.rows();
  const [titled, worded] = await Promise.all([
    rows.inTitles({ words: sought, take: rankedTitles }),
    rows.inTexts({ words: sought, take: rankedTexts }),
  ]);
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
