import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { publicationSubject } from '#functions/domain/publishing/publication-subject.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { rankOfCount } from '#functions/platform/views/search-rows.ts';
import { chapterRecord, chapterWordsRecord, type StoredChapter } from './chapter-record.ts';
import { documentRecord } from './document-record.ts';
import { chapterKind, documentKind } from './library-keys.ts';

/** Documents as a kind of content: their readers comment on them, and mark them for themselves. */
export const documentSubject = publicationSubject({
  kind: documentKind,
  missing: 'DOCUMENT_NOT_FOUND',
  record: documentRecord,
  // The library itself is the author, so no block hides a document from anybody.
  facts: ({ title, audience }) => ({ authorId: null, title, audience }),
});

const rankOf = (sums: StoredChapter['sums']): number => rankOfCount(sums['views'] ?? 0);

/** Chapters are only counted: comments are on their document. What is read more stands higher in the search. */
export const chapterSubject: Pick<SubjectDefinition, 'kind' | 'keepSums'> = {
  kind: chapterKind,
  keepSums: async ({ table }, id, { sums, version }) => {
    const chapter = await chapterRecord.find(table, { id });
    if (!chapter) return;
    const rank = rankOf(sums);
    const isMoved = rank !== rankOf(chapter.sums);
    await table.write([
      ...(isMoved ? [chapterWordsRecord.count({ id }, { set: { rank } }, { refusal: 'gone' })] : []),
      chapterRecord.count(
        { id },
        { set: { sums, sumsVersion: version } },
        { when: { sumsVersion: { is: '<', to: version } }, refusal: 'later sums' },
      ),
    ]);
  },
};

export const documentDiscussion = defineDiscussion({
  subject: documentSubject,
  levels: 5,
  settledBy: 'documents.write',
});
