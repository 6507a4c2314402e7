import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { StoredDocument } from './document-record.ts';
import { documentFeed } from './library-keys.ts';

export const documentsView = defineView(StoredDocument, {
  ...documentFeed,
  version: 4,
  columns: {
    documentId: column.text(({ id }) => id),
    status: column.text(({ status }) => status),
    isPlanned: column.flag(({ publishAt }) => publishAt !== null),
    audience: column.text(({ audience }) => audience),
    categoryId: column.text(({ categoryId }) => categoryId),
    createdAt: column.text(({ createdAt }) => createdAt),
    publishedAt: column.text(({ publishedAt }) => publishedAt ?? ''),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
    title: column.name(({ title }) => title),
    views: column.number(({ sums }) => sums['views'] ?? 0),
    downloads: column.number(({ sums }) => sums['downloads'] ?? 0),
  },
  searched: ({ title, description }) => [title, description],
  finds: 'beginnings',
  marked: ['status'],
  indexes: [
    ['status', 'createdAt desc'],
    ['status', 'publishedAt desc'],
    ['status', 'updatedAt desc'],
    ['status', 'title'],
    ['status', 'views desc'],
    ['status', 'downloads desc'],
    ['status', 'categoryId', 'createdAt desc'],
    ['status', 'audience', 'createdAt desc'],
    ['categoryId', 'createdAt desc'],
    ['isPlanned', 'createdAt desc'],
    ['createdAt desc'],
    ['publishedAt desc'],
    ['updatedAt desc'],
    ['title'],
    ['views desc'],
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
