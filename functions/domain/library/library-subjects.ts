import { settledMark } from '#shared/discussion/comment.ts';
import { likeOnly } from '#shared/reactions/reaction.ts';
import { defineDiscussion } from '#functions/domain/discussion/define-discussion.ts';
import { needsApprovalOf } from '#functions/domain/moderation/approval.ts';
import type { SubjectDefinition, SubjectFacts } from '#functions/domain/subjects/define-subject.ts';
import { rankOfCount } from '#functions/platform/views/search-rows.ts';
import { chapterRecord, chapterWordsRecord, type StoredChapter } from './chapter-record.ts';
import { documentRecord, type StoredDocument } from './document-record.ts';
import { chapterKind, documentKind } from './library-keys.ts';

/** Facts of a document for the engines. The library itself is the author, so no block hides it from anybody. */
export const factsOf = ({
  title,
  sums,
  status,
  audience,
}: Pick<StoredDocument, 'title' | 'sums' | 'status' | 'audience'>): SubjectFacts => ({
  authorId: null,
  title,
  sums,
  status: status === 'archived' ? 'removed' : status,
  audience,
});

/** Documents as a kind of content: their readers comment on them, and mark them for themselves. */
export const documentSubject: SubjectDefinition = {
  kind: documentKind,
  missing: 'DOCUMENT_NOT_FOUND',
  load: async ({ table }, id) => {
    const document = await documentRecord.find(table, { id });
    return document && factsOf(document);
  },
  keepSums: async ({ table }, id, { sums, version }) => {
    await table.write([
      documentRecord.count(
        { id },
        { set: { sums, sumsVersion: version } },
        { when: { sumsVersion: { is: '<', to: version } }, refusal: 'later sums' },
      ),
    ]);
  },
};

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
  sorts: ['latest', 'oldest'],
  reactions: likeOnly,
  marks: { [settledMark]: { by: { capability: 'documents.write' } } },
  needsApproval: needsApprovalOf('comments'),
});
