import { publicationColumns, publicationIndexes } from '#functions/domain/publishing/publication-columns.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { StoredDocument } from './document-record.ts';
import { documentFeed } from './library-keys.ts';

export const documentsView = defineView(StoredDocument, {
  ...documentFeed,
  version: 4,
  columns: {
    ...publicationColumns,
    documentId: column.text(({ id }) => id),
    audience: column.text(({ audience }) => audience),
    categoryId: column.text(({ categoryId }) => categoryId),
    downloads: column.number(({ sums }) => sums['downloads'] ?? 0),
  },
  searched: ({ title, description }) => [title, description],
  finds: 'beginnings',
  marked: ['status'],
  indexes: [
    ...publicationIndexes,
    ['status', 'publishedAt desc'],
    ['status', 'downloads desc'],
    ['status', 'categoryId', 'createdAt desc'],
    ['status', 'audience', 'createdAt desc'],
    ['categoryId', 'createdAt desc'],
    ['downloads desc'],
    ['documentId'],
  ],
  row: StoredDocument,
});

/** Documents of these ids that the view knows, whatever their status. It costs no read of the table. */
export async function documentsWithIds(ids: readonly string[]): Promise<Map<string, StoredDocument>> {
  const among = [...new Set(ids)];
  const { rows } = await documentsView.rows().list({
    where: [{ column: 'documentId', among }],
    sort: { by: 'documentId', descending: false },
    take: among.length,
    counted: false,
  });
  return new Map(rows.map((document) => [document.id, document]));
}
