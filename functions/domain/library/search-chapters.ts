import type { ReplyOf } from '#shared/contract/route.ts';
import { markWords, snippetOf } from '#shared/library/mark-words.ts';
import type { searchDocuments as contract } from '#shared/library/read-library.contract.ts';
import { fold, words } from '#shared/values/text.ts';
import { plainHtml } from '#functions/platform/content/plain-html.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import { chapterPublication } from './chapter-publication.ts';
import { chaptersView } from './chapters-view.ts';
import { StoredDocument } from './document-record.ts';
import { libraryKeys } from './library-keys.ts';

/** Newest hits that are ranked, and how many of them are shown. */
const [ranked, shownHits] = [200, 10];

type Hit = Awaited<ReturnType<ReturnType<typeof chaptersView.rows>['list']>>['rows'][number];

/** Number of sought words that stand in the title as a whole. */
const inTitle = ({ title }: Hit, sought: readonly string[]): number => {
  const known = new Set(words(fold(title)));
  return sought.filter((word) => known.has(word)).length;
};

type VisibleHit = { hit: Hit; document: StoredDocument };

/** Best hits whose document is published: all of those are open to members; documents are read for as many as it takes. */
async function visibleHits({ table }: TableContext, hits: readonly Hit[]): Promise<VisibleHit[]> {
  const candidates = hits.slice(0, shownHits * 5);
  const ids = [...new Set(candidates.map(({ documentId }) => documentId))];
  const found = await table.getMany(ids.map((id) => [libraryKeys.document(id), StoredDocument] as const));
  const documents = new Map(found.flatMap((document) => (document ? [[document.id, document]] : [])));
  return candidates
    .flatMap((hit) => {
      const document = documents.get(hit.documentId);
      return document?.status === 'published' ? [{ hit, document }] : [];
    })
    .slice(0, shownHits);
}

/** Chapters that have all these words, those with the words in their titles first, with a marked snippet of each. */
export async function searchChapters(context: TableContext, q: string): Promise<ReplyOf<typeof contract>> {
  const sought = words(fold(q));
  if (sought.length === 0) return { data: [] };
  const { rows } = await chaptersView.rows().list({
    where: [{ column: 'status', is: 'published' }, ...search()(q)],
    sort: { by: 'createdAt', descending: true },
    take: ranked,
    counted: false,
  });
  const best = rows.toSorted((a, b) => inTitle(b, sought) - inTitle(a, sought));
  const shown = await visibleHits(context, best);
  const data = await Promise.all(
    shown.map(async ({ hit, document }) => {
      const published = await chapterPublication.readPublished(context, hit.id);
      return {
        documentId: document.id,
        documentTitle: document.title,
        chapterId: hit.id,
        position: document.chapterIds.indexOf(hit.id) + 1,
        title: markWords(hit.title, sought),
        snippet: snippetOf(plainHtml(published?.text.content ?? ''), sought),
      };
    }),
  );
  return { data };
}
